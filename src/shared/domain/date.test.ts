import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  calendarDate,
  daysUntil,
  dayWindow,
  formatDashboardDate,
  formatDate,
  formatDateTime,
  formatFormDate,
  formatMoment,
  isFormDate,
  isoInstant,
  monthAround,
  newerFirst,
  newestFirst,
  nowInSeconds,
  parseDay,
  plausibleSeconds,
} from './date.ts'

const localSeconds = (year: number, month: number, day: number, hour = 0, minute = 0): number => new Date(year, month - 1, day, hour, minute).getTime() / 1000

const NIGHT = localSeconds(2027, 3, 13, 2, 5)

/**
 * What date.ts answers in another time zone: a process has one zone for its life, so it is asked in a process of its
 * own.
 */
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
  test('date and time [FMT-009] [CPW-004]', () => {
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

  test('the time alone on the same day, else the day too', () => {
    expect(formatMoment(localSeconds(2027, 3, 12, 14, 5), localSeconds(2027, 3, 12, 18))).toBe('14:05')
    expect(formatMoment(localSeconds(2027, 3, 11, 23, 59), localSeconds(2027, 3, 12, 0, 1))).toBe('11/03/2027 23:59')
    expect(formatMoment(localSeconds(2026, 3, 12, 14, 5), localSeconds(2027, 3, 12, 18))).toBe('12/03/2026 14:05')
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

describe('values that platforms give by mistake', () => {
  test('milliseconds are read as such', () => {
    expect(formatDate(NIGHT * 1000)).toBe('13/03/2027')
    expect(formatDateTime(NIGHT * 1000 + 999)).toBe('13/03/2027 02:05')
    expect(formatFormDate(NIGHT * 1000)).toBe('2027-03-13')
    expect(plausibleSeconds(NIGHT * 1000)).toBe(NIGHT)
  })

  test('the year 9999 is a date, also in milliseconds', () => {
    expect(inZone('UTC', 'date.formatDate(253402300799)')).toBe('31/12/9999')
    expect(inZone('UTC', 'date.formatDate(253402300799999)')).toBe('31/12/9999')
  })

  test('a date before 1970 is one', () => {
    expect(formatDate(localSeconds(1969, 12, 30))).toBe('30/12/1969')
    expect(inZone('UTC', 'date.formatDate(-62135596800)')).toBe('01/01/0001')
  })

  test.each([
    [253_402_300_800_000, 'Not a date (253402300800000)'],
    [1_750_000_000_000_000, 'Not a date (1750000000000000)'],
    [-1e300, 'Not a date (-1e+300)'],
  ])('%d is shown as it is, and said not to be a date', (value, text) => {
    expect([formatDate(value), formatDateTime(value), formatDashboardDate(value)]).toEqual([text, text, text])
    expect(formatFormDate(value), 'a field starts empty').toBe('')
    expect(plausibleSeconds(value)).toBeNull()
  })

  test('any number that JSON can hold gives a text without "Invalid" or "NaN", and a field a day that reads back or nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double({ noNaN: true }), fc.maxSafeInteger()), (value) => {
        const moment = (each: number): string => formatMoment(each, 0)
        for (const format of [formatDate, formatDateTime, formatDashboardDate, moment]) expect(format(value)).toMatch(/^(?!.*(?:Invalid|NaN|undefined)).+$/)
        expect(formatFormDate(value)).toMatch(/^(?:\d{4,5}-\d\d-\d\d)?$/)
      }),
    )
  })

  test('sort as the dates they are, and last where they are none', () => {
    const [old, young] = [1_600_000_000, 1_700_000_000]
    expect([null, old, 1e300, young * 1000, undefined].toSorted(newerFirst).slice(0, 2)).toEqual([young * 1000, old])
  })
})

test('a month around another, by name', () => {
  expect(monthAround(NIGHT, -3)).toEqual({ value: '2026-12', label: 'December 2026' })
  expect(monthAround(NIGHT, 0)).toEqual({ value: '2027-03', label: 'March 2027' })
})

test('a calendar begins with the day of an instant', () => {
  expect(calendarDate(NIGHT)).toEqual(new Date(2027, 2, 13, 2, 5))
})

describe('a typed day', () => {
  test.each([
    '13/03/2027',
    '13-03-2027',
    '13.03.2027',
    '2027-03-13',
    '2027/3/13',
    '13.3.2027',
    '2027-3-13',
    ' 13/03/2027',
    '13 / 03 / 2027 ',
    '13 03 2027',
    '\u00A013/03/2027\u00A0',
    '१३/०३/२०२७',
    '٢٠٢٧-٠٣-١٣',
    '１３／０３／２０２７',
    '13‑03‑2027',
    '13 March 2027',
    '13-Mar-2027',
    '13/03/2027 02:05',
    '2027-03-13 00:00:00',
  ])('%o is the local start of its day', (text) => {
    expect(parseDay(text)).toBe(localSeconds(2027, 3, 13))
  })

  test.each([
    '',
    ' ',
    '31-02-2027',
    '2027-02-30',
    '13/13/2027',
    '03/13/2027',
    '13/03-2027',
    '13/03/27',
    '3/2027',
    '00/03/2027',
    '0000-01-01',
    '13/03/20271',
    '13 Ma 2027',
    '13 Marchy 2027',
    '2027-03-13T00:00:00Z',
    '13/03/2027 25:00',
    'tomorrow',
  ])('%o is none', (text) => {
    expect(parseDay(text)).toBeNull()
  })
})

test('a day of a form is in one notation, for texts of it are compared', () => {
  expect(['2027-03-13', '2027-3-13', '13/03/2027', ' 2027-03-13', '2027-02-30', ''].map(isFormDate)).toEqual([true, false, false, false, false, false])
})

describe('day window', () => {
  test('runs from 00:01 to 23:59 [DASH-008]', () => {
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

test('days are counted by the calendar: forwards, backwards and across days that lose or gain an hour', () => {
  const counted = (day: number, hour: number) => daysUntil(localSeconds(2027, 3, day, hour), NIGHT)
  expect([counted(13, 0), counted(13, 23), counted(14, 0), counted(12, 23), counted(27, 12), counted(1, 1)]).toEqual([0, 0, 1, -1, 14, -12])
  expect([daysUntil(null, NIGHT), daysUntil(undefined, NIGHT), daysUntil(1e300, NIGHT)]).toEqual([null, null, null])
  const days = '[[25, 0], [25, 24], [18, 0]].map(([day, hour]) => date.daysUntil(new Date(2026, 9, day, hour) / 1000, new Date(2026, 9, 24, 23, 59) / 1000))'
  expect(inZone('Europe/London', days)).toEqual([1, 2, -6])
  expect(inZone('Asia/Beirut', days)).toEqual([1, 2, -6])
})

test('the last second of a day is the one before the next day, also where its last hour comes twice', () => {
  const second = (day: string) => `date.endOfDay(date.parseDay('${day}'))`
  expect(inZone('America/Santiago', second('2026-04-04'))).toBe(Date.parse('2026-04-05T03:59:59Z') / 1000)
  expect(inZone('Africa/Cairo', second('2026-10-29'))).toBe(Date.parse('2026-10-29T21:59:59Z') / 1000)
  expect(inZone('Africa/Cairo', second('2026-04-23'))).toBe(Date.parse('2026-04-23T21:59:59Z') / 1000)
})

test('an instant for other programs is in UTC, whatever the zone of the machine', () => {
  expect(isoInstant(1_800_000_000)).toBe('2027-01-15T08:00:00.000Z')
  expect(inZone('Asia/Kolkata', 'date.isoInstant(1800000000)')).toBe('2027-01-15T08:00:00.000Z')
  expect([isoInstant(Number.NaN), isoInstant(1e15)]).toEqual([null, null])
})

test('now is in seconds', () => {
  expect(Math.abs(nowInSeconds() - Date.now() / 1000)).toBeLessThan(2)
})

test('sorts by createdAt, newest first; without a date last, otherwise as given [CALL-027]', () => {
  const rows = [
    { id: 'no date', createdAt: null },
    { id: 'old', createdAt: 100 },
    { id: 'new', createdAt: 300 },
    { id: 'new too', createdAt: 300 },
    { id: 'none either' },
  ]
  expect(newestFirst(rows).map(({ id }) => id)).toEqual(['new', 'new too', 'old', 'no date', 'none either'])
  expect(rows[0]?.id).toBe('no date')
})
