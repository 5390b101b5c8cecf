import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import {
  dayWindow,
  formatDashboardDate,
  formatDate,
  formatDateTime,
  formatFormDate,
  formatTime,
  nowInSeconds,
  parseDashboardDate,
  parseFormDate,
} from './date.ts'

const localSeconds = (year: number, month: number, day: number, hour = 0, minute = 0): number => new Date(year, month - 1, day, hour, minute).getTime() / 1000

const NIGHT = localSeconds(2027, 3, 13, 2, 5)

/** What date.ts answers in another time zone: a process has one zone for its life, so it is asked in a process of its own. */
const inZone = (zone: string, expression: string): unknown => {
  const program = `const date = await import('./date.ts'); process.stdout.write(JSON.stringify(${expression}))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(output)
}

describe('formats from unix seconds', () => {
  test('date and time [FMT-009] [FMT2-006]', () => {
    expect(formatDateTime(NIGHT)).toBe('13/03/2027 02:05')
  })

  test('dates in lists [FMT-010]', () => {
    expect(formatDate(NIGHT)).toBe('13/03/2027')
  })

  test('dates in forms [FMT-011]', () => {
    expect(formatFormDate(NIGHT)).toBe('2027-03-13')
  })

  test('dates in dashboards [FMT2-005]', () => {
    expect(formatDashboardDate(NIGHT)).toBe('13-03-2027')
  })

  test('the time alone', () => {
    expect(formatTime(NIGHT)).toBe('02:05')
  })

  test('follow the zone of the machine [FMT-012]', () => {
    const evening = Date.parse('2027-03-12T20:35:00Z') / 1000
    expect(inZone('America/New_York', `date.formatDateTime(${evening})`)).toBe('12/03/2027 15:35')
    expect(inZone('Asia/Kolkata', `date.formatDateTime(${evening})`)).toBe('13/03/2027 02:05')
  })

  test('nothing where there is no date, but the epoch is a date', () => {
    expect(formatDate(null)).toBe('')
    expect(formatDate(undefined)).toBe('')
    expect(formatDate(Number.NaN)).toBe('')
    expect(formatDate(0)).not.toBe('')
  })
})

describe('parsing', () => {
  test('a form date is the local start of its day, and reads back', () => {
    expect(parseFormDate('2027-03-13')).toBe(localSeconds(2027, 3, 13))
    expect(formatFormDate(parseFormDate('2027-03-13'))).toBe('2027-03-13')
  })

  test('a dashboard date', () => {
    expect(parseDashboardDate('13-03-2027')).toBe(localSeconds(2027, 3, 13))
    expect(parseDashboardDate('31-02-2027')).toBeNull()
  })

  test.each(['', '2027-02-30', '13/03/2027', '2027-3-13', 'tomorrow'])('refuses %o', (text) => {
    expect(parseFormDate(text)).toBeNull()
  })
})

describe('day window', () => {
  test('runs from 00:01 to 23:59 [FMT2-008]', () => {
    const { from, till } = dayWindow(NIGHT)
    expect(formatDateTime(from)).toBe('13/03/2027 00:01')
    expect(formatDateTime(till)).toBe('13/03/2027 23:59')
  })

  test('of the day of the machine, on a day that loses an hour too [FMT2-009]', () => {
    const noon = Date.parse('2027-03-28T12:00:00Z') / 1000
    const window = `(({ from, till }) => [date.formatDateTime(from), date.formatDateTime(till)])(date.dayWindow(${noon}))`
    expect(inZone('Europe/London', window)).toEqual(['28/03/2027 00:01', '28/03/2027 23:59'])
    expect(inZone('Pacific/Auckland', window)).toEqual(['29/03/2027 00:01', '29/03/2027 23:59'])
  })
})

test('now is in seconds', () => {
  expect(Math.abs(nowInSeconds() - Date.now() / 1000)).toBeLessThan(2)
})
