import { expect, test } from 'vitest'
import { excerpts } from './excerpts.ts'

test('short texts stay whole', () => {
  expect(excerpts(['Asha', 'Bela'])).toEqual(['Asha', 'Bela'])
})

test('of long texts the part that differs is shown, with a little around it', () => {
  const [start, end] = ['a'.repeat(500), 'z'.repeat(500)]
  const around = 'a'.repeat(40)
  expect(excerpts([`${start}Pune${end}`, `${start}Goa${end}`, `${start}Mumbai${end}`])).toEqual([
    `… ${around}Pune${'z'.repeat(40)} …`,
    `… ${around}Goa${'z'.repeat(40)} …`,
    `… ${around}Mumbai${'z'.repeat(40)} …`,
  ])
})

test('what was added at the end shows, and a difference of thousands of characters is cut', () => {
  const text = 'a'.repeat(400)
  expect(excerpts([text, `${text}more`])).toEqual([`… ${'a'.repeat(40)}`, `… ${'a'.repeat(40)}more`])
  const [, long = ''] = excerpts(['', 'b'.repeat(5000)])
  expect(long).toBe(`${'b'.repeat(1500)} …`)
})
