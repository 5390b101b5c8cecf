import { expect, test } from 'vitest'
import { ageText } from './list-buttons.tsx'

const at = (day: number, hour: number, minute: number): number => new Date(2027, 2, day, hour, minute).getTime() / 1000

test('the time on the same day, else the day too', () => {
  expect(ageText(at(12, 14, 5), at(12, 18, 0))).toBe('14:05')
  expect(ageText(at(11, 23, 59), at(12, 0, 1))).toBe('11/03/2027 23:59')
})
