import { expect, test } from 'vitest'
import { DraftHolders } from './draft-holders.ts'

test('the first window that writes keeps the draft, until it discards the draft or is closed', () => {
  const open = new Set([1, 2])
  const holders = new DraftHolders((page) => open.has(page))
  expect(holders.isOfOther('site-1', 2)).toBe(false)
  holders.hold('site-1', 1)
  expect(holders.isOfOther('site-1', 1)).toBe(false)
  expect(holders.isOfOther('site-1', 2)).toBe(true)
  expect(holders.isOfOther('site-2', 2)).toBe(false)
  open.delete(1)
  expect(holders.isOfOther('site-1', 2)).toBe(false)
  holders.hold('site-1', 2)
  expect(holders.isOfOther('site-1', 3)).toBe(true)
  holders.release('site-1')
  expect(holders.isOfOther('site-1', 3)).toBe(false)
})
