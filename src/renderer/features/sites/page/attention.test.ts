import { expect, test } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { makeSite } from '../test/make-site.ts'
import { concernsOf } from './attention.ts'

const NOW = 1_700_000_000
const DAY = 86_400
const WELL = { enabled: true, tillDate: NOW + 90 * DAY, lastAccessAt: NOW - DAY }
const texts = (...given: Parameters<typeof concernsOf>): readonly string[] => concernsOf(...given).map(({ text }) => text)

test('nothing is said of a site where all is well', () => {
  expect(concernsOf(makeSite(WELL), { wallet: { balance: 0, currency: 'INR' }, isWithoutOrders: false, unsettled: [], draft: null }, NOW)).toEqual([])
})

test('what cannot wait comes first', () => {
  const site = makeSite({ enabled: false, tillDate: NOW - 12 * DAY, lastAccessAt: NOW - 20 * DAY })
  const payment = { amount: 150_000, currency: 'INR' } as MoneyEntry
  expect(
    texts(site, { wallet: { balance: -120_050, currency: 'INR' }, unsettled: [payment], draft: { to: '/edit-site?site=site-1&draft=go-on' } }, NOW),
  ).toEqual([
    'A payment of ₹1,500.00 is not confirmed',
    'The license ended 12 days ago',
    'The balance is -₹1,200.50',
    'The site is not active',
    'Nobody has used it for 20 days',
    'An edit was started and not saved',
  ])
})

test('a license that ends within thirty days is told, a later one is not', () => {
  expect(texts(makeSite({ ...WELL, tillDate: NOW + 9 * DAY }), { unsettled: [] }, NOW)).toEqual(['The license ends in 9 days'])
  expect(texts(makeSite({ ...WELL, tillDate: NOW + 31 * DAY }), { unsettled: [] }, NOW)).toEqual([])
})

test('days without orders say more than days without a visit', () => {
  const site = makeSite({ ...WELL, lastAccessAt: NOW - 20 * DAY })
  expect(texts(site, { isWithoutOrders: true, unsettled: [] }, NOW)).toEqual(['No orders for 14 days'])
})

test('what is not known is not said', () => {
  expect(texts(makeSite({ ...WELL, lastAccessAt: null, tillDate: null }), { wallet: null, unsettled: [] }, NOW)).toEqual([])
})

test('a change that was begun leads to its draft, for who may go on with it', () => {
  const begun = (to: string | undefined) => concernsOf(makeSite(WELL), { unsettled: [], draft: { to } }, NOW)
  const text = 'An edit was started and not saved'
  expect(begun('/edit-site?site=site-1&draft=go-on')).toEqual([{ id: 'draft', isUrgent: false, text, to: '/edit-site?site=site-1&draft=go-on' }])
  expect(begun(undefined)).toEqual([{ id: 'draft', isUrgent: false, text }])
})
