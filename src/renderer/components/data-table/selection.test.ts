import { expect, test } from 'vitest'
import { isSelected, NOTHING_SELECTED, type Selection, selectedCount, withSelected } from './selection.ts'

const all: Selection = { mode: 'all-matching', except: new Set() }

test('selecting and deselecting single rows', () => {
  const two = withSelected(NOTHING_SELECTED, ['a', 'b'], true)
  expect([isSelected(two, 'a'), isSelected(two, 'c'), selectedCount(two, 100)]).toEqual([true, false, 2])
  const one = withSelected(two, ['a', 'x'], false)
  expect([isSelected(one, 'a'), isSelected(one, 'b'), selectedCount(one, 100)]).toEqual([false, true, 1])
  expect(selectedCount(NOTHING_SELECTED, 100)).toBe(0)
})

test('all matching but those taken out', () => {
  const less = withSelected(all, ['a', 'b'], false)
  expect([isSelected(less, 'a'), isSelected(less, 'z'), selectedCount(less, 100)]).toEqual([false, true, 98])
  expect(selectedCount(withSelected(less, ['a'], true), 100)).toBe(99)
})
