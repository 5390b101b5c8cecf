import { expect, test } from 'vitest'
import { type BulkContent, type BulkJob, isJobContent, isSameContent, mappedServiceOf } from './bulk-jobs.ts'
import { sumsOf } from './bulk-sums.ts'
import { bulkContentText, bulkFieldTexts } from './bulk-value-text.ts'

const note = { eventName: 'Onboarding', note: 'Called' }
const user = { userName: 'a@b.example', name: 'A', mobile: '1', role: 'ACCOUNTS', permissions: '' }
const newSite = { companyName: 'Aditi Kitchen', ownerEmail: 'a@b.example', userName: 'aditi.k' }
const prices = { boardingAmount: 1999, renewalAmount: 0, currency: 'INR', note: null }

test.each<[BulkJob, BulkContent]>([
  ['note', note],
  ['user', user],
  ['site-values', { gstNo: null, enabled: false }],
  ['mapping', prices],
  ['new-site', { ...newSite, isWalletEnabled: false }],
  ['salesPerson', 'Ravi'],
  ['isMasterKdsEnabled', true],
  ['siteMode', 'UNDER_CONSTRUCTION'],
  ['message', { toNumber: '+919800000001', text: 'Closed on Friday' }],
])('%s may be sent', (job, content) => {
  expect(isJobContent(job, content)).toBe(true)
})

test.each<[BulkJob, BulkContent]>([
  ['note', 'Called'],
  ['note', { ...note, note: '' }],
  ['note', { ...note, siteId: 's1' }],
  ['user', { ...user, password: 'x' }],
  ['user', { ...user, userName: '' }],
  ['user', null],
  ['site-values', {}],
  ['site-values', { appVersion: 'v2' }],
  ['site-values', { balance: 100 }],
  ['site-values', { enabled: 'yes' }],
  ['new-site', { ...newSite, ownerEmail: '' }],
  ['new-site', { companyName: 'Aditi Kitchen' }],
  ['new-site', null],
  ['mapping', { ...prices, boardingAmount: -1 }],
  ['mapping', { ...prices, boardingAmount: 19.99 }],
  ['mapping', { ...prices, renewalAmount: 2_147_483_648 }],
  ['mapping', { ...prices, userId: 'other@x.example' }],
  ['mapping', null],
  ['salesPerson', { salesPerson: 'Ravi' }],
  ['siteMode', 'CLOSED'],
  ['partnerType', 'ADMIN'],
  ['message', { text: 'Closed on Friday' }],
  ['message', { toNumber: '+919800000001', text: ' ' }],
  ['message', { toNumber: 'all', text: 'Closed' }],
  ['message', { toNumber: '+919800000001', text: 'Closed', imageLink: 'file:///etc/passwd' }],
  ['message', { toNumber: '+919800000001', text: 'Closed', imageLink: 'https://' }],
  ['message', { toNumber: '+919800000001', text: 'Closed', type: 'MEDIA' }],
])('a page that lies is refused: %s with %o', (job, content) => {
  expect(isJobContent(job, content)).toBe(false)
})

const growth = {
  planId: 'growth',
  planName: 'Growth',
  chargingModel: 'YEARLY',
  status: 'ACTIVE',
  startDate: '2026-11-25',
  endDate: '2027-11-25',
  needsBalance: true,
  amount: 999_900,
  currency: 'INR',
}

test('a subscription says plan, terms and price, and nothing else', () => {
  expect(isJobContent('subscription', { ...growth, 'rate.GBP': 4000 })).toBe(true)
  expect(bulkContentText('subscription', growth)).toBe('Growth, ₹9,999.00, yearly')
  const wrong = [
    { ...growth, amount: -1 },
    { ...growth, amount: 19.99 },
    { ...growth, status: 'GRATIS' },
    { ...growth, endDate: '2026-01-01' },
    { ...growth, siteId: 's1' },
    { planId: 'growth' },
  ]
  expect(wrong.map((content) => isJobContent('subscription', content))).toEqual([false, false, false, false, false, false])
})

test('payments add up currency by currency', () => {
  const rows = [{ to: growth }, { to: { ...growth, amount: 4000, currency: 'GBP' } }, { to: { ...growth, amount: 100 } }, { to: null }]
  expect(sumsOf(rows)).toEqual([
    { amount: 1_000_000, currency: 'INR' },
    { amount: 4000, currency: 'GBP' },
  ])
})

test('an undo may take a price away, and give a site back what is no choice', () => {
  expect(isJobContent('mapping', null, true)).toBe(true)
  expect(isJobContent('site-values', { customerLang: null }, true)).toBe(true)
  expect(isJobContent('site-values', { balance: 1 }, true)).toBe(false)
})

test('contents are the same in whatever order, and where what is empty is left out', () => {
  expect(isSameContent({ a: 1, b: null }, { b: null, a: 1 })).toBe(true)
  expect(isSameContent({ a: 1, b: null }, { a: 1 })).toBe(true)
  expect(isSameContent({ a: 1, b: '' }, { a: 1 })).toBe(false)
  expect(isSameContent({ a: 1 }, { a: 1, b: false })).toBe(false)
  expect(isSameContent(null, { a: null })).toBe(false)
})

test('the plan of a price is in the id of its row, behind the partner', () => {
  expect(mappedServiceOf({ id: 'cp@x.example/a/b', domain: 'cp@x.example' })).toBe('a/b')
  expect(mappedServiceOf({ id: 'cp@x.example/', domain: 'cp@x.example' })).toBeNull()
  expect(mappedServiceOf({ id: 'other@x.example/a', domain: 'cp@x.example' })).toBeNull()
})

test('prices are shown in their currency', () => {
  const labels = { boardingAmount: 'Annual', renewalAmount: 'Renewal', note: 'Note' }
  expect(bulkContentText('user', { userName: 'a@b.example', role: 'SALES_PERSON' }, { userName: 'Email', role: 'Role' })).toBe(
    'Email: a@b.example, Role: Sales person',
  )
  expect(bulkContentText('mapping', prices, labels)).toBe('Annual: ₹19.99, Renewal: ₹0.00, Note: empty')
  expect(bulkFieldTexts('mapping', '', { ...prices, boardingAmount: 5 }, prices, labels)[0]).toEqual({ field: 'Annual', from: '₹0.05', to: '₹19.99' })
})
