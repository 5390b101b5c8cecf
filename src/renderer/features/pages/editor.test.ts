import { expect, test } from 'vitest'
import { EchoFilter } from './editor.ts'

test('what comes back late is the own, what was not told is of others', () => {
  const told = new EchoFilter()
  told.add('a')
  told.add('ab')
  expect(told.has('a')).toBe(true)
  expect(told.has('ab')).toBe(true)
  expect(told.has('ab')).toBe(true)
  expect(told.has('a')).toBe(false)
  expect(told.has('ab')).toBe(false)
})
