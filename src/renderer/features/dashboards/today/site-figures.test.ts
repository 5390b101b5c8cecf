import { expect, test } from 'vitest'
import { type FiguredSite, siteFigures } from './site-figures.ts'

const NOW = new Date(2026, 10, 25, 9).getTime() / 1000
const DAY = 86_400

const site = (days: number | null, charges: number | null, curr: string | null = 'INR', who: Partial<FiguredSite> = {}): FiguredSite => ({
  tillDate: days === null ? null : NOW + days * DAY,
  enabled: true,
  salesPerson: 'Kiran Rao',
  supportAccManager: 'Divya Menon',
  basicSiteSetting: { curr },
  siteRecurringConfig: { siteServices: [{ serviceName: 'SITE', status: 'ACTIVE', charges }] },
  ...who,
})

const texts = (sites: readonly FiguredSite[], scope = {}) => {
  const { endingIn7, endingIn30, expired, risk } = siteFigures(sites, scope, NOW)
  return { endingIn7, endingIn30, expired, risk: risk.map(({ currency, sum, sites: count }) => `${currency} ${sum.total} ${count}`) }
}

test('licenses that end within 7 and within 30 days, today and the last day included, and those that ended before today', () => {
  const [midnight, lastHour] = [-9 / 24, 14.9 / 24]
  const ends = [midnight - 1 / DAY, midnight, 0, 7 + lastHour, 8 + midnight, 30 + lastHour, 31 + midnight, null].map((days) => site(days, 0))
  expect(texts(ends)).toEqual({ endingIn7: 3, endingIn30: 5, expired: 1, risk: [] })
})

test('what is at risk is summed by currency, rupees first, and never across currencies', () => {
  const sites = [site(1, 5000, 'AED'), site(2, 100, 'AED'), site(3, 99_900), site(4, 7, 'ZAR'), site(5, null, 'USD'), site(6, 0, 'GBP'), site(31, 1, 'KES')]
  expect(texts(sites).risk).toEqual(['INR 99900 1', 'AED 5100 2', 'ZAR 7 1'])
})

test('a site without a currency counts in rupees, an amount that is not exact is left out of the sum', () => {
  const { risk } = siteFigures([site(1, 200, null), site(1, 0.5), site(1, 300)], {}, NOW)
  expect(risk).toEqual([{ currency: 'INR', sum: { total: 500n, leftOut: 1 }, sites: 3 }])
})

test('a sales person and an account manager have figures of their own sites', () => {
  const sites = [site(1, 100), site(1, 100, 'INR', { salesPerson: 'Omar Haddad' }), site(1, 100, 'INR', { supportAccManager: null })]
  expect(texts(sites, { salesPerson: 'Omar Haddad' })).toMatchObject({ endingIn30: 1, risk: ['INR 100 1'] })
  expect(texts(sites, { supportAccManager: 'Divya Menon' })).toMatchObject({ endingIn30: 2, risk: ['INR 200 2'] })
})
