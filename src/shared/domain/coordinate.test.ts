import { expect, test } from 'vitest'
import { isCoordinate } from './coordinate.ts'

test('optional sign, digits, optional decimals [FMT-018]', () => {
  for (const text of ['19', '+19.07', '-0.1276', '180.000000']) expect(isCoordinate(text)).toBe(true)
  for (const text of ['', '-', '19.', '.5', '1e3', '19,07', '19.07N', ' 19']) expect(isCoordinate(text)).toBe(false)
})
