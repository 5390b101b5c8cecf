import { expect, test } from 'vitest'
import { movedIndex } from './command-palette.tsx'
import { matchesWords } from './palette-entry.ts'

test('every word must be there, in any order', () => {
  expect(matchesWords('list cp', 'CP List', '/cplist')).toBe(true)
  expect(matchesWords('', 'CP List')).toBe(true)
  expect(matchesWords('list wallet', 'CP List')).toBe(false)
})

test('the choice goes round at the ends', () => {
  expect(movedIndex('ArrowDown', 2, 3)).toBe(0)
  expect(movedIndex('ArrowUp', 0, 3)).toBe(2)
  expect(movedIndex('PageDown', 0, 3)).toBe(2)
  expect(movedIndex('a', 0, 3)).toBeNull()
  expect(movedIndex('ArrowDown', 0, 0)).toBeNull()
})
