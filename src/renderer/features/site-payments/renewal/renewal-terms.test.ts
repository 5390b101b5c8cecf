import { expect, test } from 'vitest'
import type { SiteService } from '../recurring/recurring-form.ts'
import { goesAlong, periodAfter, renewableServices, renewedRow, totalOf } from './renewal-terms.ts'

const seconds = (year: number, month: number, day: number): number => new Date(year, month - 1, day, 12).getTime() / 1000
const NOW = seconds(2027, 3, 13)

const service = (serviceName: string, change: Partial<SiteService> = {}): SiteService => ({
  serviceName,
  chargingModel: 'YEARLY',
  charges: 1_200_000,
  status: 'ACTIVE',
  masterStatus: 'On',
  startedAt: 1,
  updatedAt: 2,
  startDate: seconds(2026, 4, 1),
  endDate: seconds(2027, 4, 1),
  notes: null,
  addedServiceId: null,
  ...change,
})
const PRICES = { currency: 'INR', partnerRate: () => null }
const offered = (stored: SiteService, prices: Parameters<typeof renewableServices>[1] = PRICES) => {
  const [only] = renewableServices([stored], prices, NOW)
  if (only === undefined) throw new Error('There is one service')
  return only
}

test('the plan is first; add-ons that ended or end soon go along, those switched off, running on or without an end do not', () => {
  const services = renewableServices(
    [
      service('ENDED', { endDate: seconds(2027, 1, 1) }),
      service('OFF', { masterStatus: 'Off' }),
      service('RUNS ON', { endDate: seconds(2027, 12, 1) }),
      service('BY USE', { chargingModel: 'PAY_PER_USE', endDate: null }),
      service('SITE', { masterStatus: 'Off', endDate: seconds(2028, 1, 1) }),
    ],
    PRICES,
    NOW,
  )
  expect(services.map((each) => [each.service.serviceName, goesAlong(each), each.when])).toEqual([
    ['SITE', true, 'ends in 294 days'],
    ['ENDED', true, 'ended 71 days ago'],
    ['OFF', false, 'ends in 19 days'],
    ['RUNS ON', false, 'ends in 263 days'],
    ['BY USE', false, null],
  ])
})

test.each([
  ['one that runs keeps its start and ends a period later [SVC-016]', {}, { startDate: '2026-04-01', endDate: '2028-04-01' }],
  ['a month of one that runs [SVC-015]', { chargingModel: 'MONTHLY' }, { startDate: '2026-04-01', endDate: '2027-05-01' }],
  ['one that ended starts today', { endDate: seconds(2027, 3, 12) }, { startDate: '2027-03-13', endDate: '2028-03-13' }],
  ['one on its last day still runs', { endDate: NOW }, { startDate: '2026-04-01', endDate: '2028-03-13' }],
  ['paid by use: its end is typed [SVC-017]', { chargingModel: 'PAY_PER_USE' }, { startDate: '2026-04-01', endDate: '' }],
  ['without dates it starts today', { startDate: null, endDate: null }, { startDate: '2027-03-13', endDate: '2028-03-13' }],
])('the new period: %s', (_, change, period) => {
  expect(periodAfter(offered(service('SITE', change)), NOW)).toEqual(period)
})

test("a partner's renewal price counts, but not in another currency [SVC-078] [SVC-079]", () => {
  const partnerRate = () => ({ amount: 900_000, currency: 'INR' })
  expect(offered(service('SITE'), { currency: 'INR', partnerRate })).toMatchObject({ charge: 900_000, foreignPrice: null })
  expect(offered(service('SITE'), { currency: 'AED', partnerRate })).toMatchObject({ charge: 1_200_000, foreignPrice: { amount: 900_000, currency: 'INR' } })
})

test('a price that is not known makes no total; what is free adds nothing', () => {
  const [known, free, unknown] = [offered(service('SITE')), offered(service('POS', { status: 'FREE' })), offered(service('MENU', { charges: null }))]
  expect([totalOf([]), totalOf([known, free]), totalOf([known, unknown])]).toEqual([0, 1_200_000, null])
})

test('a renewed row has the new dates; a status that nothing is billed by becomes ACTIVE, and a free one keeps its rate', () => {
  const period = { startDate: '2027-03-13', endDate: '2028-03-13' }
  expect(renewedRow(offered(service('SITE', { status: 'INACTIVE' })), period)).toEqual({
    serviceName: 'SITE',
    chargingModel: 'YEARLY',
    status: 'ACTIVE',
    rate: '12000.00',
    startDate: '2027-03-13',
    endDate: '2028-03-13',
    masterStatus: 'On',
  })
  expect(renewedRow(offered(service('POS', { status: 'FREE' })), period)).toMatchObject({ status: 'FREE', rate: '12000.00' })
})
