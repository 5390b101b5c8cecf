import { expect, test } from 'vitest'
import { newestFirst } from './newest-first.ts'

test('sorts by createdAt, newest first; without a date last, otherwise as given [CALL-027]', () => {
  const rows = [
    { id: 'no date', createdAt: null },
    { id: 'old', createdAt: 100 },
    { id: 'new', createdAt: 300 },
    { id: 'new too', createdAt: 300 },
    { id: 'none either' },
  ]
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['new', 'new too', 'old', 'no date', 'none either'])
  expect(rows[0]?.id).toBe('no date')
})
