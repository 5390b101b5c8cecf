import { expect, test } from 'vitest'
import { newServiceRow, type SiteService, serviceRowOf } from './recurring-form.ts'
import { recurringReview } from './save-recurring.ts'

const seconds = (year: number, month: number, day: number): number => new Date(year, month - 1, day).getTime() / 1000

const POS: SiteService = {
  serviceName: 'POS',
  chargingModel: 'MONTHLY',
  charges: 1_500_000,
  status: 'ACTIVE',
  masterStatus: 'On',
  startedAt: 1,
  updatedAt: 2,
  startDate: seconds(2027, 1, 1),
  endDate: seconds(2027, 2, 1),
  notes: null,
  addedServiceId: null,
}
const lines = (...[rows, stored]: [rows: Parameters<typeof recurringReview>[0], stored: readonly SiteService[]]) =>
  recurringReview(rows, stored, 'INR').map(({ section, field, from, to }) => `${section} / ${field}: ${from} -> ${to}`)

test('a changed service shows field, from and to as people read them', () => {
  const row = { ...serviceRowOf(POS), chargingModel: 'PAY_PER_USE', rate: '4990', endDate: '2027-03-01' }
  expect(lines([row], [POS])).toEqual([
    'POS / Charging Model: MONTHLY -> PAY PER USE',
    'POS / Rate: ₹15,000.00 -> ₹4,990.00',
    'POS / End Date: 01/02/2027 -> 01/03/2027',
  ])
})

test('a rate that is written otherwise is no change', () => {
  expect(lines([{ ...serviceRowOf(POS), rate: '15000' }], [POS])).toEqual([])
})

test('a new service comes from nothing', () => {
  const row = { ...newServiceRow('2027-01-01'), serviceName: 'DELIVERY', chargingModel: 'MONTHLY', rate: '149' }
  expect(lines([serviceRowOf(POS), row], [POS])).toEqual([
    'DELIVERY / Service:  -> DELIVERY',
    'DELIVERY / Charging Model:  -> MONTHLY',
    'DELIVERY / Billing Status:  -> ACTIVE',
    'DELIVERY / Rate:  -> ₹149.00',
    'DELIVERY / Start Date:  -> 01/01/2027',
    'DELIVERY / Master Status:  -> On',
  ])
})

test('a service that is no longer in the list is shown as removed', () => {
  expect(lines([], [POS]).slice(0, 2)).toEqual(['POS / Service: POS -> ', 'POS / Charging Model: MONTHLY -> '])
})
