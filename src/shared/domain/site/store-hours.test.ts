import { expect, test } from 'vitest'
import { TIME_SLOTS, WEEKDAYS } from './store-hours.ts'

test('every half hour from 1:00 to 24:00, then 00:30; Monday to Sunday [MSET-009] [MSET-010]', () => {
  expect(TIME_SLOTS).toHaveLength(48)
  expect(new Set(TIME_SLOTS).size).toBe(48)
  expect([...TIME_SLOTS.slice(0, 4), ...TIME_SLOTS.slice(-3)]).toEqual(['1:00', '1:30', '2:00', '2:30', '23:30', '24:00', '00:30'])
  expect(WEEKDAYS.map(({ label }) => label)).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
})
