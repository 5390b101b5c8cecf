import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { formatDashboardDate, formatDate, formatDateTime, formatFormDate, formatLongDate, parseDay } from './date.ts'
import { formatMoney, moneyToDecimal, parseMoney } from './money.ts'

// Every displayed date and amount, typed or pasted back, is read as itself.

const DAY_FORMATS = { formatDate, formatDateTime, formatDashboardDate, formatFormDate, formatLongDate }
/** From 2 January of the year 1 to 30 December 9999: every zone writes them with four digits. */
const INSTANT = fc.integer({ min: -62_135_510_400, max: 253_402_128_000 })

describe('every displayed date', () => {
  test.each(Object.entries(DAY_FORMATS))('of %s is the day it was made of', (_, format) => {
    fc.assert(
      fc.property(INSTANT, (seconds) => {
        const midnight = new Date(seconds * 1000).setHours(0, 0, 0, 0) / 1000
        expect(parseDay(format(seconds))).toBe(midnight)
      }),
      { numRuns: 2000 },
    )
  })

  // In the last five a clock change skips midnight, or has skipped a whole day.
  test.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Beirut', 'Africa/Cairo', 'America/Santiago', 'Asia/Gaza', 'Pacific/Apia'])(
    'is its own day in %s, on every day of twenty years',
    (zone) => {
      const program = `
        const date = await import('./date.ts')
        const formats = [${Object.keys(DAY_FORMATS)
          .map((name) => `date.${name}`)
          .join(', ')}]
        const wrong = []
        for (let day = 0; day < 7300; day++) {
          const noon = new Date(2010, 0, 1 + day, 12).getTime() / 1000
          const midnight = new Date(noon * 1000).setHours(0, 0, 0, 0) / 1000
          for (const format of formats) if (date.parseDay(format(noon)) !== midnight) wrong.push(format(noon))
        }
        process.stdout.write(JSON.stringify(wrong))`
      const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const
      expect(JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options))).toEqual([])
    },
  )
})

describe('every displayed amount', () => {
  test.each([...CURRENCIES, 'EUR', 'JPY', 'CHF', '', 'RUPEES'])('in %o is the amount it was made of', (currency) => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -1_000_000, max: 1_000_000 })), (minor) => {
        const amount = minor === 0 ? 0 : minor
        expect(parseMoney(formatMoney(amount, currency), [currency])).toBe(amount)
        expect(parseMoney(moneyToDecimal(amount), [currency])).toBe(amount)
      }),
      { numRuns: 500 },
    )
  })

  test('is read by its sign where an amount may be in any currency', () => {
    for (const currency of CURRENCIES) expect(parseMoney(formatMoney(-123_456_789_05, currency), CURRENCIES)).toBe(-123_456_789_05)
  })
})
