import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { isExpired, isExpiring, licenseOf } from './license.ts'

const at = (month: number, day: number, hour = 0, minute = 0): number => new Date(2026, month - 1, day, hour, minute).getTime() / 1000

const NOW = at(11, 26, 15, 30)

test.each([
  ['tomorrow at midnight', at(11, 27), 'soon', 'ends tomorrow'],
  ['today at midnight, long over', at(11, 26), 'soon', 'ends today'],
  ['today, an hour ago', at(11, 26, 14, 30), 'soon', 'ends today'],
  ['today, five minutes before the next day', at(11, 26, 23, 55), 'soon', 'ends today'],
  ['yesterday, five minutes before today', at(11, 25, 23, 55), 'over', 'ended yesterday'],
  ['yesterday at midnight', at(11, 25), 'over', 'ended yesterday'],
  ['two days ago', at(11, 24), 'over', 'ended 2 days ago'],
  ['in 12 days', at(12, 8), 'soon', 'ends in 12 days'],
  ['in 30 days, late', at(12, 26, 23, 59), 'soon', 'ends in 30 days'],
  ['in 31 days, at midnight', at(12, 27), 'fine', 'ends in 31 days'],
])('on 26-11 in the afternoon, a license that ends %s', (_, end, standing, text) => {
  expect(licenseOf(end, NOW)).toMatchObject({ standing, text })
})

test('beside the date it says only when', () => {
  expect([at(12, 5), at(11, 27), at(11, 26), at(11, 25), at(11, 17)].map((end) => licenseOf(end, NOW)?.when)).toEqual([
    'in 9 days',
    'tomorrow',
    'today',
    'yesterday',
    '9 days ago',
  ])
})

test('nothing is said of a license without an end, or with one that is no date', () => {
  expect(licenseOf(null, NOW)).toBeNull()
  expect(licenseOf(undefined, NOW)).toBeNull()
  expect(licenseOf(Number.MAX_SAFE_INTEGER, NOW)).toBeNull()
})

describe('expiring', () => {
  test('the license ends within the next 30 days [SLIST-027]', () => {
    expect(isExpiring({ tillDate: at(12, 6) }, NOW)).toBe(true)
    expect(isExpiring({ tillDate: at(12, 27) }, NOW)).toBe(false)
  })

  test('from today up to and including the 30th day after it, expired sites excluded [SLIST-028]', () => {
    expect(isExpiring({ tillDate: at(11, 26) }, NOW)).toBe(true)
    expect(isExpiring({ tillDate: at(12, 26, 23, 59) }, NOW)).toBe(true)
    expect(isExpiring({ tillDate: at(12, 27) }, NOW)).toBe(false)
    expect(isExpiring({ tillDate: at(11, 25, 23, 59) }, NOW)).toBe(false)
    expect(isExpiring({ tillDate: null }, NOW)).toBe(false)
    expect(isExpiring({ tillDate: at(12, 3) }, NOW, 7)).toBe(true)
    expect(isExpiring({ tillDate: at(12, 4) }, NOW, 7)).toBe(false)
  })

  test('every site with an end date is expired, expiring or neither, never both', () => {
    expect(isExpired({ tillDate: at(11, 25, 23, 59) }, NOW)).toBe(true)
    expect(isExpired({ tillDate: at(11, 26) }, NOW)).toBe(false)
    expect(isExpired({}, NOW)).toBe(false)
  })
})

/**
 * Each with its days of 23 and of 25 hours in 2026, month and day; none where the clocks stay. In four of them the
 * clocks change at midnight.
 */
const ZONES: Readonly<Record<string, { readonly short: readonly [number, number]; readonly long: readonly [number, number] } | null>> = {
  UTC: null,
  'Asia/Kolkata': null,
  'Asia/Kathmandu': null,
  'Pacific/Kiritimati': null,
  'Europe/London': { short: [3, 29], long: [10, 25] },
  'America/New_York': { short: [3, 8], long: [11, 1] },
  'America/Santiago': { short: [9, 6], long: [4, 4] },
  'America/Havana': { short: [3, 8], long: [11, 1] },
  'Africa/Cairo': { short: [4, 24], long: [10, 29] },
  'Asia/Beirut': { short: [3, 29], long: [10, 24] },
  'Australia/Sydney': { short: [10, 4], long: [4, 5] },
  'Pacific/Auckland': { short: [9, 27], long: [4, 5] },
}

/**
 * The last second of the day before, the first and the last of the day, and the first of the day after, by the clock
 * of the machine.
 */
const INSTANTS = `(month, day) => [first(month, day) - 1, first(month, day), first(month, day + 1) - 1, first(month, day + 1)]`

/**
 * A license that ends in the first, in the last second, or at noon of a day, seen at those instants; then one that
 * ends 7, 8, 30 and 31 days after it, seen in the last second of that day. A process of its own, which takes each
 * zone in turn.
 */
const PROGRAM = `
const { isExpired, isExpiring, licenseOf } = await import('./license.ts')
const first = (month, day) => new Date(2026, month - 1, day).getTime() / 1000
const instants = ${INSTANTS}
const stateOf = (tillDate, now) => {
  const license = licenseOf(tillDate, now)
  const tiles = [isExpired({ tillDate }, now) && 'expired', isExpiring({ tillDate }, now, 7) && '7', isExpiring({ tillDate }, now) && '30'].filter(Boolean)
  return [license.text, license.standing, ...tiles].join(' ')
}
const seen = ([month, day]) => {
  const ends = [first(month, day), new Date(2026, month - 1, day, 12).getTime() / 1000, first(month, day + 1) - 1]
  const later = [7, 8, 30, 31].map((days) => [first(month, day + days), first(month, day + days + 1) - 1])
  return {
    hours: (first(month, day + 1) - first(month, day)) / 3600,
    around: ends.map((end) => instants(month, day).map((now) => stateOf(end, now))),
    later: later.map((ends) => [...new Set(ends.flatMap((end) => instants(month, day).slice(1, 3).map((now) => stateOf(end, now))))]),
  }
}
const seenIn = (zone, days) => {
  process.env.TZ = zone
  return days.map(seen)
}
const zones = JSON.parse(process.argv[1])
process.stdout.write(JSON.stringify(Object.entries(zones).map(([zone, days]) => [zone, seenIn(zone, days)])))
`

const AROUND = ['ends tomorrow soon 7 30', 'ends today soon 7 30', 'ends today soon 7 30', 'ended yesterday over expired']
const LATER = [['ends in 7 days soon 7 30'], ['ends in 8 days soon 30'], ['ends in 30 days soon 30'], ['ends in 31 days fine']]
const SEEN = { around: [AROUND, AROUND, AROUND], later: LATER }
const DAY_OF_24_HOURS = [6, 15] as const

test('a license is valid through its day in the zone of the user: around midnight in 12 zones, and on days of 23 and 25 hours', () => {
  const days = Object.entries(ZONES).map(([zone, changes]) => [zone, [DAY_OF_24_HOURS, ...(changes === null ? [] : [changes.short, changes.long])]])
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM, JSON.stringify(Object.fromEntries(days))], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hours = (changes: unknown) => (changes === null ? [24] : [24, 23, 25])
  expect(JSON.parse(output)).toEqual(Object.entries(ZONES).map(([zone, changes]) => [zone, hours(changes).map((length) => ({ hours: length, ...SEEN }))]))
})
