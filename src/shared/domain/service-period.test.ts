import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { BILLING_STATUSES, CHARGING_MODELS } from './catalogue.ts'
import { endOfPeriod, endsBeforeStart, hasPeriod } from './service-period.ts'

describe('dates are asked for', () => {
  test('with MONTHLY and YEARLY, with TRIAL and FREE, and with PAY_PER_USE that is ACTIVE [SVC-013]', () => {
    for (const status of ['', ...BILLING_STATUSES]) {
      expect(hasPeriod('MONTHLY', status)).toBe(true)
      expect(hasPeriod('YEARLY', status)).toBe(true)
    }
    for (const model of ['', ...CHARGING_MODELS]) {
      expect(hasPeriod(model, 'TRIAL')).toBe(true)
      expect(hasPeriod(model, 'FREE')).toBe(true)
    }
    expect(hasPeriod('PAY_PER_USE', 'ACTIVE')).toBe(true)
  })

  test('as soon as one of the two meets the rule, not before [SVC-014]', () => {
    expect(hasPeriod('', '')).toBe(false)
    expect(hasPeriod('', 'ACTIVE')).toBe(false)
    expect(hasPeriod('PAY_PER_USE', '')).toBe(false)
    expect(hasPeriod('MONTHLY', '')).toBe(true)
    expect(hasPeriod('', 'TRIAL')).toBe(true)
  })
})

const ENDS = [
  ['2027-03-13', 'MONTHLY', '2027-04-13'],
  ['2027-01-31', 'MONTHLY', '2027-02-28'],
  ['2028-01-31', 'MONTHLY', '2028-02-29'],
  ['2027-03-31', 'MONTHLY', '2027-04-30'],
  ['2027-12-31', 'MONTHLY', '2028-01-31'],
  ['2027-03-13', 'YEARLY', '2028-03-13'],
  ['2028-02-29', 'YEARLY', '2029-02-28'],
  ['2027-02-28', 'YEARLY', '2028-02-28'],
] as const

describe('the end', () => {
  test.each(ENDS)('%s %s ends on %s: clamped to the last day of the month [SVC-015] [SVC-016] [SVC-017]', (start, model, end) => {
    expect(endOfPeriod(start, model)).toBe(end)
  })

  test('is not set for PAY_PER_USE, for no model, and without a start', () => {
    expect(endOfPeriod('2027-03-13', 'PAY_PER_USE')).toBeNull()
    expect(endOfPeriod('2027-03-13', '')).toBeNull()
    expect(endOfPeriod('', 'MONTHLY')).toBeNull()
    expect(endOfPeriod('2027-02-30', 'MONTHLY')).toBeNull()
  })

  // Days that begin an hour late, or not at all in another zone, and both ends of the earth.
  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Havana', 'Asia/Beirut', 'Asia/Kolkata', 'Europe/London'])('is the same in %s', (zone) => {
    const program = `const { endOfPeriod } = await import('./service-period.ts'); process.stdout.write(JSON.stringify(${JSON.stringify(ENDS)}.map(([start, model]) => endOfPeriod(start, model))))`
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    expect(JSON.parse(output)).toEqual(ENDS.map(([, , end]) => end))
  })

  test('before the start is told from the same day and from no day', () => {
    expect(endsBeforeStart('2027-03-13', '2027-03-12')).toBe(true)
    expect(endsBeforeStart('2027-03-13', '2027-03-13')).toBe(false)
    expect(endsBeforeStart('2027-03-13', '')).toBe(false)
    expect(endsBeforeStart('', '2027-03-12')).toBe(false)
  })
})
