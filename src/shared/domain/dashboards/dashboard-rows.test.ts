import { expect, test } from 'vitest'
import { dashboardSiteSchema, outstandingRowSchema } from './dashboard-rows.ts'

const words = (text: string): string[] => text.split(' ')

test('a dashboard site has its fields, and its domain where the platform gives it [ENT2-019]', () => {
  const { shape } = dashboardSiteSchema
  expect(Object.keys(shape).sort()).toEqual(
    words(
      `companyName supportAccManager salesPerson channelPartner partnerType partnerName contactNumber planName subscriptionPlans wallet curr createdAt
startDate endDate charges masterStatus ordersCount id domain`.replaceAll('\n', ' '),
    ).sort(),
  )
  const row = {
    id: 'site-1',
    subscriptionPlans: [{ amount: 99_900, planName: 'Growth' }],
    ordersCount: [{ date: '20-11-2026', totalOrders: 4 }],
  }
  expect(dashboardSiteSchema.parse(row)).toEqual(row)
})

test('an outstanding row has its fields and its sites [ENT2-020]', () => {
  const row = {
    name: 'Priya Nair',
    LESS_30: 1,
    '30_TO_60': 2,
    MORE_60: 3,
    balance: 6,
    sites: [{ id: 'site-1', fqdn: 'a.example', companyName: 'A', supportAccManager: null, createdAt: 1, balance: 6 }],
  }
  expect(outstandingRowSchema.parse(row)).toEqual(row)
  expect(outstandingRowSchema.safeParse({ ...row, '30_TO_60': undefined }).success).toBe(false)
})
