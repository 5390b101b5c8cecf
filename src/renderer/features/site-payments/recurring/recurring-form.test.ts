import { describe, expect, test } from 'vitest'
import { newServiceRow, type RecurringValues, recurringSchema, type ServiceRow, type SiteService, sentServiceOf, serviceRowOf } from './recurring-form.ts'

const SITE: SiteService = {
  serviceName: 'SITE',
  chargingModel: 'MONTHLY',
  charges: 99_900,
  status: 'ACTIVE',
  masterStatus: 'On',
  startedAt: 1_000,
  updatedAt: 2_000,
  startDate: 1_800_000_123,
  endDate: 1_802_600_123,
  notes: 'Kept',
  addedServiceId: 'service-1',
}
const row = (change: Partial<ServiceRow> = {}): ServiceRow => ({ ...serviceRowOf(SITE), ...change })
const EVENT = { category: 'Billing', reason: '', note: 'Called' }

const problemsOf = (services: ServiceRow[], rules: { wallet?: boolean; needsRow?: boolean } = {}, event: Partial<RecurringValues['event']> = {}) => {
  const schema = recurringSchema({ stored: [SITE], isWalletEnabled: rules.wallet ?? false, isRowRequired: rules.needsRow ?? false })
  const result = schema.safeParse({ services, event: { ...EVENT, ...event } })
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('rules', () => {
  test('what is stored is right as it is', () => {
    expect(problemsOf([row()])).toEqual({})
  })

  test('the end is required only while the wallet is on [SVC-022] [SVC-023]', () => {
    expect(problemsOf([row({ endDate: '' })])).toEqual({})
    expect(problemsOf([row({ endDate: '' })], { wallet: true })).toEqual({ 'services.0.endDate': 'Please enter End Date' })
  })

  test('an empty list is refused only where a service is required [SVC-050] [SVC-051]', () => {
    expect(problemsOf([])).toEqual({})
    expect(problemsOf([], { needsRow: true })).toEqual({ services: 'Please add at least one recurring service: the wallet of this site is on.' })
  })

  test('a reason is needed for what is switched off now, not for what is off [SVC-019] [SVC-026]', () => {
    expect(problemsOf([row({ masterStatus: 'Off' })])).toEqual({ 'event.reason': 'Please Select Reason' })
    expect(problemsOf([row({ masterStatus: 'Off' })], {}, { reason: 'Store Closed' })).toEqual({})
    const schema = recurringSchema({ stored: [{ ...SITE, masterStatus: 'Off' }], isWalletEnabled: false, isRowRequired: false })
    expect(schema.safeParse({ services: [row({ masterStatus: 'Off' })], event: EVENT }).success).toBe(true)
  })

  test('a service is there once, an end never before its start, a note never blank', () => {
    expect(problemsOf([row(), row()])).toEqual({ 'services.1.serviceName': 'This service is in the list already.' })
    expect(problemsOf([row({ startDate: '2027-03-02', endDate: '2027-03-01' })])).toEqual({ 'services.0.endDate': 'The end cannot be before the start.' })
    expect(problemsOf([row({ startDate: '2027-02-30' })])).toEqual({ 'services.0.startDate': 'Please enter a date, such as 31/01/2028 or 2028-01-31.' })
    expect(problemsOf([row()], {}, { note: '  ', category: '' })).toEqual({ 'event.category': 'Please Select Category', 'event.note': 'Please Enter Notes' })
  })

  test.each([
    ['', 'Please enter rate'],
    ['1,00', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ['1e5', 'Please enter the amount in figures, such as 1000 or 19.99.'],
    ['-1', 'The amount cannot be negative.'],
    ['21474836.48', 'The amount is larger than the platform can hold.'],
    ['999999999999999999', 'The amount is larger than the platform can hold.'],
  ])('the rate %o is refused', (rate, message) => {
    expect(problemsOf([row({ rate })])).toEqual({ 'services.0.rate': message })
  })

  test.each(['0', '0.99', '19.99', '21474836.47'])('the rate %o is taken', (rate) => {
    expect(problemsOf([row({ rate })])).toEqual({})
  })
})

describe('a row as sent', () => {
  const NOW = 1_900_000_000

  test('has the listed fields only, and keeps the second of a day that was not changed [CALL-042] [ENT-026]', () => {
    const { notes: _notes, addedServiceId: _addedServiceId, ...listed } = SITE
    expect(sentServiceOf(row(), [SITE], NOW)).toEqual(listed)
    expect(sentServiceOf(row({ rate: '19.99' }), [SITE], NOW)).toEqual({ ...listed, charges: 1999, updatedAt: NOW })
  })

  test('a new one is ACTIVE, on, and starts now [SVC-011]', () => {
    const fresh = { ...newServiceRow('2027-03-01'), serviceName: 'POS', chargingModel: 'PAY_PER_USE', rate: '1' }
    expect(sentServiceOf(fresh, [SITE], NOW)).toEqual({
      serviceName: 'POS',
      chargingModel: 'PAY_PER_USE',
      charges: 100,
      status: 'ACTIVE',
      masterStatus: 'On',
      startedAt: NOW,
      updatedAt: NOW,
      startDate: new Date(2027, 2, 1).getTime() / 1000,
      endDate: null,
    })
  })
})
