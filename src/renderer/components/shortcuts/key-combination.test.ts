// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { combinationOf, keysOf } from './key-combination.ts'

const stroke = (key: string, modifiers: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

test('mod is Control, and Command on a Mac', () => {
  expect(combinationOf(stroke('K', { ctrlKey: true }), false)).toBe('mod+k')
  expect(combinationOf(stroke('k', { metaKey: true }), true)).toBe('mod+k')
  expect(combinationOf(stroke('k', { ctrlKey: true }), true)).toBe('k')
})

test('shift counts with letters and named keys, not where it only makes the character', () => {
  expect(combinationOf(stroke('?', { shiftKey: true }), false)).toBe('?')
  expect(combinationOf(stroke('A', { shiftKey: true }), false)).toBe('shift+a')
  expect(combinationOf(stroke('Enter', { shiftKey: true }), false)).toBe('shift+enter')
})

test('keys are named as on the machine', () => {
  expect(keysOf('mod+k', false)).toEqual(['Ctrl', 'K'])
  expect(keysOf('mod+k', true)).toEqual(['⌘', 'K'])
  expect(keysOf('shift+arrowup', false)).toEqual(['Shift', '↑'])
})
