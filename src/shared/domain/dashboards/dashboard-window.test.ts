import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { formatDateTime } from '../date.ts'
import {
  completeDays,
  dayAndMonth,
  daysBefore,
  dumpDays,
  monthNamed,
  monthWindow,
  nonUsageWindow,
  onboardingDays,
  periodsBetween,
  rangeWindow,
  renewalWindow,
} from './dashboard-window.ts'

/** In the middle of a day of the machine. */
const NOW = new Date(2027, 2, 13, 14, 5).getTime() / 1000

const texts = (window: object | null): Record<string, string> =>
  Object.fromEntries(Object.entries(window ?? {}).map(([name, seconds]) => [name, formatDateTime(seconds)]))

/**
 * What the rules answer in another time zone: a process has one zone for its life, so they are asked in a process of
 * its own.
 */
const inZone = (zone: string, expression: string): unknown => {
  const program = `const rules = await import('./dashboard-window.ts'); const date = await import('../date.ts'); process.stdout.write(JSON.stringify(${expression}))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return JSON.parse(output)
}

test('the shown days are the ten up to yesterday, newest first [REN-011] [MYD-004] [MYD-009]', () => {
  expect(completeDays(NOW, 10)).toEqual([
    '12-03-2027',
    '11-03-2027',
    '10-03-2027',
    '09-03-2027',
    '08-03-2027',
    '07-03-2027',
    '06-03-2027',
    '05-03-2027',
    '04-03-2027',
    '03-03-2027',
  ])
})

test('a prepared dashboard is looked for on ten days, from today back [CALL2-051]', () => {
  const days = dumpDays(NOW)
  expect(days).toHaveLength(10)
  expect(days.slice(0, 2)).toEqual(['2027-03-13', '2027-03-12'])
  expect(days.at(-1)).toBe('2027-03-04')
})

test('the onboarding period is six months or a year up to yesterday [ONB-004] [DASH-007]', () => {
  expect(onboardingDays('6-months', NOW)).toEqual({ from: '13-09-2026', to: '12-03-2027' })
  expect(onboardingDays('1-year', NOW)).toEqual({ from: '13-03-2026', to: '12-03-2027' })
})

test('a range runs from 00:01 of its first day to 23:59 of its last [DASH-008]', () => {
  expect(texts(rangeWindow('13-09-2026', '12-03-2027'))).toEqual({ from: '13/09/2026 00:01', to: '12/03/2027 23:59' })
  expect(rangeWindow('31-02-2027', '12-03-2027')).toBeNull()
})

test('renewals: ended 15 days ago at 23:59 to 30 days ahead, orders since 00:01 of ten days ago [REN-012]', () => {
  expect(texts(renewalWindow(NOW))).toEqual({ fromDate: '26/02/2027 23:59', toDate: '12/04/2027 23:59', pastDate: '03/03/2027 00:01' })
})

test('a month is a window of its own [REN-013]', () => {
  expect(texts(monthWindow('2028-02'))).toEqual({ from: '01/02/2028 00:01', to: '29/02/2028 23:59' })
  expect(monthWindow('2027-13')).toBeNull()
  expect(monthWindow('')).toBeNull()
})

test('a month by its name is the one before, of, or after today, over the end of a year too', () => {
  const NEW_YEAR = Date.UTC(2026, 11, 31, 12) / 1000
  expect(['last-month', 'this-month', 'next-month'].map((month) => monthNamed(month, NEW_YEAR))).toEqual(['2026-11', '2026-12', '2027-01'])
  expect(monthNamed('2027-13', NEW_YEAR)).toBe('2027-13')
  expect(monthNamed('', NEW_YEAR)).toBe('')
})

test('usage is asked for the last four complete days, with orders since 00:01 of ten days ago [NUSE-006]', () => {
  expect(texts(nonUsageWindow(NOW))).toEqual({ fromDate: '09/03/2027 00:01', pastDate: '03/03/2027 00:01' })
})

test('this many days before are whole days', () => {
  expect(formatDateTime(daysBefore(NOW, 15))).toBe('26/02/2027 00:00')
})

test('a narrow head has the day over the month', () => {
  expect(dayAndMonth('21-11-2026')).toEqual(['21', 'Nov'])
  expect(dayAndMonth('01-12-2026')).toEqual(['1', 'Dec'])
})

test('orders are dated DD-MM-YYYY, dumps YYYY-MM-DD, ranges in unix seconds [FMT2-007]', () => {
  expect(completeDays(NOW, 1)).toEqual(['12-03-2027'])
  expect(dumpDays(NOW)[0]).toBe('2027-03-13')
  expect(rangeWindow('13-03-2027', '13-03-2027')).toEqual({
    from: new Date(2027, 2, 13, 0, 1).getTime() / 1000,
    to: new Date(2027, 2, 13, 23, 59).getTime() / 1000,
  })
})

test('days are those of the machine, over a change of the clock too', () => {
  const lateInIndia = Date.parse('2027-03-28T20:30:00Z') / 1000
  const days = `rules.completeDays(${lateInIndia}, 2)`
  const window = `Object.values(rules.renewalWindow(${lateInIndia})).map(date.formatDateTime)`
  expect(inZone('Asia/Kolkata', days)).toEqual(['28-03-2027', '27-03-2027'])
  expect(inZone('America/New_York', days)).toEqual(['27-03-2027', '26-03-2027'])
  expect(inZone('Europe/London', window)).toEqual(['13/03/2027 23:59', '27/04/2027 23:59', '18/03/2027 00:01'])
})

const at = (year: number, month: number, day: number, hour = 12): number => new Date(year, month - 1, day, hour).getTime() / 1000

const labels = (first: number, last: number) => {
  const { length, periods } = periodsBetween(first, last)
  return [length, ...periods.map(({ label }) => label)]
}

test('weeks run from Monday to Sunday, with none left out', () => {
  // 4 November 2026 is a Wednesday, 22 November a Sunday.
  expect(labels(at(2026, 11, 4), at(2026, 11, 22, 23))).toEqual(['week', '2 Nov', '9 Nov', '16 Nov'])
  expect(labels(at(2026, 11, 4), at(2026, 11, 23, 0))).toEqual(['week', '2 Nov', '9 Nov', '16 Nov', '23 Nov'])
  expect(periodsBetween(at(2026, 11, 8), at(2026, 11, 8)).periods).toEqual([{ key: '02-11-2026', label: '2 Nov', start: at(2026, 11, 2, 0) }])
})

test('more weeks than fit become months, and more months years', () => {
  expect(labels(at(2026, 1, 15), at(2026, 9, 15))).toEqual(
    ['month', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep'].map((text, index) => (index === 0 ? text : `${text} 2026`)),
  )
  expect(labels(at(2021, 3, 1), at(2024, 2, 1))).toEqual(['year', '2021', '2022', '2023', '2024'])
})

test('a week over a change of the clock begins at midnight too', () => {
  const { periods } = periodsBetween(at(2027, 3, 24), at(2027, 4, 7))
  expect(periods.map(({ key }) => key)).toEqual(['22-03-2027', '29-03-2027', '05-04-2027'])
})
