import { expect, test } from 'vitest'
import type { Partner } from '../../partner.ts'
import { mappingKind, type Priced } from './mapping-kind.ts'

const partner = (username: string, companyName: string, currency: string): Partner => ({ username, companyName, name: null, currency }) as Partner
const PARTNERS = [partner('cp@x.example', 'Deccan Digital', 'INR'), partner('gulf@x.example', 'Gulf Web', 'AED'), partner('twin@x.example', 'Gulf Web', 'AED')]
const PRICED: readonly Priced[] = [
  { serviceId: 'plan-1', name: 'Growth', type: 'PLAN', option: 'COMMERCE' },
  { serviceId: 'plan-2', name: 'Growth', type: 'PLAN', option: 'BOOKING_RESTAURANTS' },
  { serviceId: 'addon-1', name: 'Dine In', type: 'ADDONS', option: 'BOOKING_RESTAURANTS' },
]
const { check } = mappingKind(PARTNERS, PRICED)
const AMOUNTS = { boardingAmount: '19.99', renewalAmount: '0' }

test('amounts are exact minor units in the currency of the partner, found by user name or company', () => {
  expect(check({ partner: 'gulf@x.example', service: 'dine in', ...AMOUNTS })).toEqual({
    target: {
      id: 'gulf@x.example/addon-1',
      domain: 'gulf@x.example',
      name: 'Gulf Web: Dine In',
      to: { boardingAmount: 1999, renewalAmount: 0, currency: 'AED' },
    },
  })
  expect(check({ partner: 'deccan digital', service: 'plan-2', note: '', ...AMOUNTS })).toMatchObject({
    target: { id: 'cp@x.example/plan-2', to: { boardingAmount: 1999, currency: 'INR', note: null } },
  })
})

test('amounts may be grouped and have the sign of the currency of the partner, and of no other', () => {
  const priced = (boardingAmount: string) => check({ partner: 'gulf@x.example', service: 'dine in', boardingAmount, renewalAmount: '1,00,000' })
  expect(priced('AED 1,000.50')).toMatchObject({ target: { to: { boardingAmount: 1000_50, renewalAmount: 100_000_00 } } })
  expect(priced('₹1,000')).toEqual({ problems: { boardingAmount: 'Please enter the amount in figures, such as 1000 or 19.99.' } })
})

test('a name that several have is told apart by the site option', () => {
  expect(check({ partner: 'cp@x.example', service: 'Growth', ...AMOUNTS })).toEqual({
    problems: { service: 'Several have this name. Give the site option (Commerce, Restaurant), or the id.' },
  })
  expect(check({ partner: 'cp@x.example', service: 'Growth', siteOption: 'COMMERCE', ...AMOUNTS })).toMatchObject({ target: { id: 'cp@x.example/plan-1' } })
})

test('every problem of a row is at its column', () => {
  expect(check({ partner: 'Gulf Web', service: 'Nope', boardingAmount: '1,00', renewalAmount: '-1' })).toEqual({
    problems: {
      partner: 'Several partners have this name. Give the user name.',
      service: 'No active plan or addon fits.',
      boardingAmount: 'Please enter the amount in figures, such as 1000 or 19.99.',
      renewalAmount: 'The amount cannot be negative.',
    },
  })
  expect(check({ partner: 'nobody', service: 'Dine In', boardingAmount: '', renewalAmount: '21474836.48' })).toMatchObject({
    problems: { partner: 'No channel partner has this user name or company.', renewalAmount: 'The amount is larger than the platform can hold.' },
  })
})
