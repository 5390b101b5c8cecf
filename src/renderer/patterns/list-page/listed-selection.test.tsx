// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NOTHING_SELECTED, type Selection } from '#components/data-table/selection.ts'
import { useListedSelection } from './listed-selection.ts'

const ROWS = ['a', 'b', 'c', 'd']
const EVERYTHING: Selection = { mode: 'all-matching', except: new Set() }
const itself = (row: string): string => row

const selecting = (areSimilar: boolean, before: Selection = NOTHING_SELECTED) =>
  renderHook((similar: boolean) => useListedSelection(before, { rows: ROWS, matches: Uint32Array.of(1, 3), areSimilar: similar }, itself), {
    initialProps: areSimilar,
  })

test('all similar rows are those on screen, by their ids', () => {
  const { result } = selecting(true)
  act(() => result.current.select(EVERYTHING))
  expect(result.current.selection).toEqual({ mode: 'some', ids: new Set(['b', 'd']) })
  act(() => result.current.select({ mode: 'all-matching', except: new Set(['d']) }))
  expect(result.current.selection).toEqual({ mode: 'some', ids: new Set(['b']) })
})

test('all that match stay whatever matches while rows match as typed', () => {
  const { result } = selecting(false)
  act(() => result.current.select(EVERYTHING))
  expect(result.current.selection).toBe(EVERYTHING)
})

test('what was said of rows that match does not pass on to similar ones after a refresh', () => {
  const { result, rerender } = selecting(false, EVERYTHING)
  expect(result.current.selection).toBe(EVERYTHING)
  rerender(true)
  expect(result.current.selection).toEqual({ mode: 'some', ids: new Set() })
})
