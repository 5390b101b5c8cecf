import { expect, test } from 'vitest'
import { clearanceOver } from './use-clearance.ts'

test('toasts begin at the lower edge, above a bar there, or between two bars that leave room', () => {
  expect(clearanceOver([], 160, 800)).toBe(20)
  expect(clearanceOver([{ top: 750, bottom: 782 }], 160, 800)).toBe(62)
  expect(clearanceOver([{ top: 400, bottom: 432 }], 160, 800)).toBe(20)
  expect(
    clearanceOver(
      [
        { top: 750, bottom: 782 },
        { top: 620, bottom: 652 },
      ],
      160,
      800,
    ),
  ).toBe(192)
  expect(clearanceOver([{ top: 0, bottom: 800 }], 160, 800)).toBe(20)
})
