import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { renewedSince } from './renewed.ts'

const at = (month: number, day: number, year = 2026): number => new Date(year, month - 1, day, 12).getTime() / 1000

/** As of 25 November 2026. */
const PERIOD = { from: at(11, 10), to: at(12, 25) }
const NO_LICENSES = () => null

const site = (id: string, endDate: number | null, more: Partial<DashboardSite> = {}): DashboardSite => ({ id, companyName: `Site ${id}`, endDate, ...more })

test('one that is no longer listed is renewed where its license ends at least a week after its end of then', () => {
  const earlier = [site('late', at(11, 20)), site('same', at(11, 20)), site('day', at(11, 20)), site('week', at(11, 20)), site('deleted', at(11, 20))]
  const licenses: Readonly<Record<string, number>> = { late: at(11, 20, 2027), same: at(11, 20), day: at(11, 26), week: at(11, 27) }
  const found = renewedSince(earlier, [], (id) => licenses[id] ?? null, PERIOD)
  expect(found.map(({ id, dueDate, endDate }) => [id, dueDate, endDate])).toEqual([
    ['late', at(11, 20), at(11, 20, 2027)],
    ['week', at(11, 20), at(11, 27)],
  ])
})

test('a week is seven days of the calendar, also where one of them has 23 hours and both ends are at midnight', () => {
  const program = `const { renewedSince } = await import('./renewed.ts')
    const at = (day) => new Date(2026, 2, day).getTime() / 1000
    const earlier = [{ id: 'week', endDate: at(25) }]
    process.stdout.write(String(renewedSince(earlier, [], () => at(32), { from: at(20), to: at(30) }).length))`
  const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: 'Europe/London' }, encoding: 'utf8' } as const
  expect(execFileSync(process.execPath, ['--input-type=module', '--eval', program], options)).toBe('1')
})

test('one that is still listed is renewed where its end moved, whatever its license says', () => {
  const earlier = [site('monthly', at(11, 20)), site('open', at(12, 9)), site('lost', at(11, 12))]
  const current = [site('monthly', at(12, 20)), site('open', at(12, 9)), site('lost', at(11, 12))]
  expect(renewedSince(earlier, current, () => at(1, 1, 2030), PERIOD)).toEqual([
    { id: 'monthly', companyName: 'Site monthly', endDate: at(12, 20), dueDate: at(11, 20) },
  ])
})

test('only what was to end within the period counts: both ends are within it, a row without a date is not', () => {
  const earlier = [site('first', at(11, 10)), site('last', at(12, 25)), site('before', at(11, 9)), site('after', at(12, 26)), site('none', null)]
  expect(renewedSince(earlier, [], () => at(6, 1, 2028), PERIOD).map(({ id }) => id)).toEqual(['first', 'last'])
})

test('dates in milliseconds are read, what is no date is not', () => {
  const earlier = [site('milliseconds', at(11, 20) * 1000), site('odd', -5)]
  expect(renewedSince(earlier, [site('milliseconds', at(11, 20, 2027) * 1000)], NO_LICENSES, PERIOD)).toEqual([
    { id: 'milliseconds', companyName: 'Site milliseconds', endDate: at(11, 20, 2027), dueDate: at(11, 20) },
  ])
})

test('a renewed row shows what it costs now, in its own currency, or what it did where it is no longer listed', () => {
  const earlier = [site('a', at(11, 20), { charges: 5000, curr: 'AED' }), site('b', at(11, 20), { charges: 99_900, curr: 'INR', planName: 'Growth' })]
  const current = [site('a', at(12, 20), { charges: 7000, curr: 'AED' })]
  const found = renewedSince(earlier, current, () => at(11, 20, 2027), PERIOD)
  expect(found.map(({ id, charges, curr, planName }) => [id, charges, curr, planName])).toEqual([
    ['a', 7000, 'AED', undefined],
    ['b', 99_900, 'INR', 'Growth'],
  ])
})
