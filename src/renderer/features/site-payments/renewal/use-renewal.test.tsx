// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { ADMIN, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { takeAnnounced } from '#data/money/money-entries.ts'
import { NotifyContext } from '#data/notifications/use-notify.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import type { MoneyEntry, MoneyRequest } from '#shared/bridge/money.ts'
import { failure, success } from '#shared/result.ts'
import type { PaymentSite } from '../payment-site.ts'
import type { SiteConfig } from '../recurring/recurring-form.ts'
import type { RenewalOrder } from './renewal-order.ts'
import { useRenewal } from './use-renewal.ts'

const SITE = { siteId: 'site-1', domain: 'aditi.example', currency: 'INR', country: 'IND', channelPartnerId: null } as PaymentSite
const LOADED = {
  domain: 'aditi.example',
  siteServices: [{ serviceName: 'POS', chargingModel: 'YEARLY', charges: 100_000, status: 'ACTIVE', masterStatus: 'On', endDate: 1 }],
} as unknown as SiteConfig
const ORDER: RenewalOrder = {
  site: SITE,
  loaded: LOADED,
  rows: [
    {
      serviceName: 'POS',
      chargingModel: 'YEARLY',
      rate: '1000.00',
      status: 'ACTIVE',
      masterStatus: 'On',
      startDate: '2027-03-13',
      endDate: '2028-03-13',
    },
  ],
  plan: null,
  note: 'Renewal of POS',
  payment: { amount: 100_000, currency: 'INR', balance: 0 },
  invoice: { billTo: 'Aditi', custName: 'Asha', custMob: '98', serviceName: 'Renewal of POS', invoiceAmount: '1000.00', invoiceDate: '2027-03-13' },
  recipient: null,
}
const DATA: Readonly<Record<string, object>> = {
  SiteWalletRechargeByAdmin: { siteWalletRechargeByAdmin: { id: 'booking-1' } },
  GenerateTransactionId: { generateTransactionId: { id: 'booking-1', transactionId: 'TXN-1' } },
  GenerateSiteInvoice: { generateSiteInvoice: { invoiceId: 'INV-1', transactionId: 'TXN-1', invoicePdf: null } },
}

let fake: FakeBridge
/** The outcome of the next sending of an operation; done where nothing is said. */
let outcomes: Record<string, Partial<MoneyEntry>[]>

const entryOf = ({ variables: _variables, ...request }: MoneyRequest): MoneyEntry => ({
  ...request,
  state: 'done',
  startedAt: 1,
  settledAt: 2,
  checkedAt: null,
  found: false,
  message: null,
  data: JSON.stringify(DATA[request.operation]),
  ...outcomes[request.operation]?.shift(),
})

beforeEach(() => {
  fake = createFakeBridge()
  outcomes = {}
  fake.answer('money.send', (request: MoneyRequest) => success(entryOf(request)))
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) =>
    success({ data: JSON.stringify(operation === 'GetSiteConfig' ? { getSiteConfig: LOADED } : {}), receivedAt: 1 }),
  )
})
afterEach(cleanup)

const open = () => {
  const queries = createQueryClient()
  const silent = () => undefined
  const notify = { show: () => '', success: silent, error: silent, dismiss: silent }
  const user = currentUserOf(ADMIN, { name: 'Asha', enabled: true, permissions: [] } as unknown as UserProfile)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NotifyContext value={notify}>
      <BridgeContext value={fake.services}>
        <QueryClientProvider client={queries}>
          <CurrentUserContext value={user}>{children}</CurrentUserContext>
        </QueryClientProvider>
      </BridgeContext>
    </NotifyContext>
  )
  const onDone = vi.fn()
  return { ...renderHook(() => useRenewal({ order: ORDER, onDone }), { wrapper }), onDone, queries }
}
const sent = (): readonly string[] => fake.sent('money.send').map(({ operation }) => operation)

test('a renewal sends services, payment, transaction id and invoice once each, in this order', async () => {
  const { result, onDone } = open()
  await waitFor(() => expect(result.current.progress).toEqual({ at: 4, state: 'done' }))
  expect(fake.executed('UpdateSiteConfig')).toHaveLength(1)
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin', 'GenerateTransactionId', 'GenerateSiteInvoice'])
  expect(fake.sent('money.send').map(({ variables }) => variables)).toMatchObject([
    { siteId: 'site-1', amt: 100_000, note: 'Renewal of POS' },
    { id: 'booking-1' },
    { input: { transactionId: 'TXN-1', total: 100_000 } },
  ])
  expect(onDone).toHaveBeenCalledWith({ invoiceId: 'INV-1', transactionId: 'TXN-1', invoicePdf: null })
})

test('a refused payment stops it; going on sends the payment under another key, and the services not again', async () => {
  outcomes['SiteWalletRechargeByAdmin'] = [{ state: 'refused', data: null, message: 'The wallet is locked.' }]
  const { result } = open()
  await waitFor(() => expect(result.current.progress).toEqual({ at: 1, state: 'stopped' }))
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin'])
  await act(() => result.current.goOn())
  expect(result.current.progress.state).toBe('done')
  expect(fake.executed('UpdateSiteConfig')).toHaveLength(1)
  const [first, second] = fake.sent('money.send')
  expect([second?.operation, first?.key === second?.key]).toEqual(['SiteWalletRechargeByAdmin', false])
})

test('a payment of unknown outcome stops it and is not sent again; once it is found it goes on behind it', async () => {
  outcomes['SiteWalletRechargeByAdmin'] = [{ state: 'unknown', settledAt: null, data: null, message: 'No answer.' }]
  const { result, queries } = open()
  await waitFor(() => expect(result.current.progress).toEqual({ at: 1, state: 'stopped' }))
  await act(() => result.current.goOn())
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin'])
  const entry = result.current.moneyOf.payment?.entry
  if (!entry) throw new Error('The payment was sent')
  act(() => takeAnnounced(queries, { ...entry, state: 'done', found: true, data: JSON.stringify(DATA['SiteWalletRechargeByAdmin']) }))
  await waitFor(() => expect(result.current.moneyOf.payment?.entry?.state).toBe('done'))
  await act(() => result.current.goOn())
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin', 'GenerateTransactionId', 'GenerateSiteInvoice'])
})

test('a booked payment whose booking is not named sends nothing more', async () => {
  outcomes['SiteWalletRechargeByAdmin'] = [{ data: '{"siteWalletRechargeByAdmin":{}}' }]
  const { result } = open()
  await waitFor(() => expect(result.current.progress).toEqual({ at: 1, state: 'stopped' }))
  expect(result.current.isUnnamed).toBe(true)
  await act(() => result.current.goOn())
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin'])
})

test('refused services send no money', async () => {
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) =>
    operation === 'GetSiteConfig' ? success({ data: JSON.stringify({ getSiteConfig: LOADED }), receivedAt: 1 }) : failure('rejected', 'SERVICE_LIST_IS_LOCKED'),
  )
  const { result } = open()
  await waitFor(() => expect(result.current.progress).toEqual({ at: 0, state: 'stopped' }))
  expect(result.current.services.stopped?.failed).toBe('Save the services')
  expect(sent()).toEqual([])
})

test('closed while it sends, it stops before the next stage', async () => {
  let answer: (value: ReturnType<typeof success<MoneyEntry>>) => void = () => undefined
  fake.answer('money.send', (() => new Promise((resolve) => (answer = resolve))) as never)
  const { unmount } = open()
  await waitFor(() => expect(sent()).toEqual(['SiteWalletRechargeByAdmin']))
  unmount()
  const [request] = fake.sent('money.send')
  if (request === undefined) throw new Error('The payment was sent')
  await act(async () => answer(success(entryOf(request))))
  expect(sent()).toEqual(['SiteWalletRechargeByAdmin'])
})
