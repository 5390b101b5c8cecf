// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { GetSiteWalletByIdDocument, SiteWalletRechargeByAdminDocument } from '#generated/graphql.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { failure, success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '../bridge/fake-bridge.test-support.ts'
import { type Notification, NotifyContext } from '../notifications/use-notify.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { platformQueryKey } from '../platform/use-read.ts'
import { useMoneyEntries } from './money-entries.ts'
import { MoneyEvents } from './money-events.tsx'
import { doneData, useMoney } from './use-money.ts'

const KEY = '5b0f7a52-6c3e-4a2a-9c1e-1f6f2c6d0a11'
const ABOUT = { siteId: 'site-1', domain: 'cafe.example', amount: 50_000, currency: 'INR', text: 'Cheque' }
const VARIABLES = { siteId: 'site-1', amt: 50_000, currency: 'INR', rechargeBy: 'Admin', paymentState: 'PAID_OFFLINE', note: 'Cheque' }
const ENTRY: MoneyEntry = {
  ...ABOUT,
  key: KEY,
  operation: 'SiteWalletRechargeByAdmin',
  state: 'done',
  startedAt: 1_700_000_000,
  settledAt: 1_700_000_001,
  checkedAt: null,
  found: false,
  message: null,
  data: '{"siteWalletRechargeByAdmin":{"id":"booking-1"}}',
}

let fake: FakeBridge
let shown: Notification[]

beforeEach(() => {
  fake = createFakeBridge()
  shown = []
})
afterEach(cleanup)

/** The hook of a dialog beside the session's `MoneyEvents`, and the entries as a bar would show them. */
const open = async () => {
  const queries = createQueryClient()
  queries.setQueryData(platformQueryKey(GetSiteWalletByIdDocument), {})
  const isOld = () => queries.getQueryState(platformQueryKey(GetSiteWalletByIdDocument))?.isInvalidated === true
  const silent = () => undefined
  const notify = { show: (toast: Notification) => String(shown.push(toast)), success: silent, error: silent, dismiss: silent }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NotifyContext value={notify}>
      <BridgeContext value={fake.services}>
        <QueryClientProvider client={queries}>
          <MoneyEvents />
          {children}
        </QueryClientProvider>
      </BridgeContext>
    </NotifyContext>
  )
  const { result, unmount } = renderHook(() => ({ money: useMoney(SiteWalletRechargeByAdminDocument), entries: useMoneyEntries() }), { wrapper })
  await waitFor(() => expect(fake.calls).toContain('money.list'))
  return { result, unmount, isOld }
}

test('sends key, operation, variables and what was confirmed, and answers with the outcome', async () => {
  fake.answer('money.send', success(ENTRY))
  const { result } = await open()
  const outcome = await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  expect(outcome).toEqual({ ...ENTRY, isLeft: false })
  expect(fake.calls).toContain(`money.send ${JSON.stringify({ key: KEY, operation: 'SiteWalletRechargeByAdmin', variables: VARIABLES, ...ABOUT })}`)
  expect(doneData(SiteWalletRechargeByAdminDocument, outcome)).toEqual({ siteWalletRechargeByAdmin: { id: 'booking-1' } })
})

test('what main does not even take is refused with its message, not thrown', async () => {
  fake.answer('money.send', failure('busy', 'Nothing was sent. A recharge for cafe.example is in progress: wait until its outcome is known.'))
  const { result } = await open()
  expect(await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))).toMatchObject({ state: 'refused', message: expect.stringContaining('in progress') })
})

test('what has to be done before comes first; where it fails nothing is sent, and its reason is the outcome', async () => {
  fake.answer('money.send', success(ENTRY))
  const { result } = await open()
  const stopped = await act(() => result.current.money.run(KEY, VARIABLES, ABOUT, async () => 'The recurring service failed.'))
  expect(stopped).toMatchObject({ state: 'refused', message: 'The recurring service failed.', isLeft: false })
  expect(result.current.money.remedy).toBeNull()
  expect(fake.calls.filter((call) => call.startsWith('money.send'))).toEqual([])
  expect(await act(() => result.current.money.run(KEY, VARIABLES, ABOUT, async () => null))).toMatchObject({ state: 'done' })
  expect(fake.calls.filter((call) => call.startsWith('money.send'))).toHaveLength(1)
})

test('what is done makes old what money changes', async () => {
  const { isOld } = await open()
  expect(isOld()).toBe(false)
  act(() => fake.emit('money.changed', ENTRY))
  await waitFor(() => expect(isOld()).toBe(true))
})

test('the entry follows what main finds out, and neither bar nor toast says it beside the dialog', async () => {
  fake.answer('money.send', success({ ...ENTRY, state: 'unknown', settledAt: null, data: null }))
  const { result } = await open()
  await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  expect(result.current.money.entry).toMatchObject({ state: 'unknown' })
  act(() => fake.emit('money.changed', { ...ENTRY, found: true }))
  await waitFor(() => expect(result.current.money.entry).toMatchObject({ state: 'done', found: true }))
  expect(result.current.entries).toEqual([])
  expect(shown).toEqual([])
})

test('what was announced while the list was read for the first time is in it', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<MoneyEntry[]>>>()
  fake.answer('money.list', () => promise)
  const { result } = await open()
  act(() => fake.emit('money.changed', { ...ENTRY, found: true }))
  act(() => fake.emit('money.changed', { ...ENTRY, key: '5b0f7a52-6c3e-4a2a-9c1e-1f6f2c6d0a12' }))
  await act(async () => resolve(success([{ ...ENTRY, state: 'unknown', settledAt: null, data: null }])))
  await waitFor(() => expect(result.current.entries).toMatchObject([{ state: 'done' }, { state: 'done', found: true }]))
})

test('an answer that arrives after the outcome was found does not take the outcome back', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<MoneyEntry>>>()
  fake.answer('money.send', () => promise)
  const { result } = await open()
  const sent = result.current.money.run(KEY, VARIABLES, ABOUT)
  act(() => fake.emit('money.changed', { ...ENTRY, state: 'unknown', settledAt: null, data: null }))
  act(() => fake.emit('money.changed', { ...ENTRY, found: true }))
  resolve(success({ ...ENTRY, state: 'unknown', settledAt: null, data: null }))
  await act(() => sent)
  expect(result.current.money.entry).toMatchObject({ state: 'done', found: true })
})

test('what is left while it is unknown goes on: the bar shows it, and toasts tell it', async () => {
  fake.answer('money.send', success({ ...ENTRY, state: 'unknown', settledAt: null, data: null }))
  const { result } = await open()
  await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  act(() => result.current.money.leave())
  await waitFor(() => expect(result.current.entries).toMatchObject([{ state: 'unknown' }]))
  act(() => fake.emit('money.changed', { ...ENTRY, found: true }))
  await waitFor(() =>
    expect(shown.map(({ message }) => message)).toEqual([
      'The platform did not confirm this. Checking whether it arrived.',
      'Confirmed: the platform has recorded it.',
    ]),
  )
  expect(shown[0]?.id).toBe(shown[1]?.id)
  expect(fake.calls.some((call) => call.startsWith('money.dismiss'))).toBe(false)
})

test('what is left while it is sent does not come back to the dialog; a toast tells its outcome', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<MoneyEntry>>>()
  fake.answer('money.send', () => promise)
  const { result } = await open()
  const sending = result.current.money.run(KEY, VARIABLES, ABOUT)
  await waitFor(() => expect(result.current.money.entry).toMatchObject({ state: 'sending' }))
  act(() => result.current.money.leave())
  resolve(success(ENTRY))
  await act(() => sending)
  expect(result.current.money.entry).toBeNull()
  await waitFor(() => expect(shown.map(({ message }) => message)).toEqual(['It is done.']))
})

test('what is tried again under another key sees off the one before', async () => {
  fake.answer('money.send', success({ ...ENTRY, state: 'absent', data: null }))
  const { result } = await open()
  await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  const other = '0d8a6c4e-98f0-4b43-8a5e-2a8a2f1c7b22'
  fake.answer('money.send', success({ ...ENTRY, key: other }))
  await act(() => result.current.money.run(other, VARIABLES, ABOUT))
  expect(fake.calls).toContain(`money.dismiss ${JSON.stringify({ key: KEY })}`)
  expect(result.current.money.entry).toMatchObject({ key: other, state: 'done' })
  expect(shown).toEqual([])
})

test.each([
  ['leaves it', ({ result }: Awaited<ReturnType<typeof open>>) => act(() => result.current.money.leave())],
  ['goes away', ({ unmount }: Awaited<ReturnType<typeof open>>) => unmount()],
])('what is settled when its dialog %s is seen off', async (_, end) => {
  fake.answer('money.send', success(ENTRY))
  const opened = await open()
  await act(() => opened.result.current.money.run(KEY, VARIABLES, ABOUT))
  end(opened)
  await waitFor(() => expect(fake.calls).toContain(`money.dismiss ${JSON.stringify({ key: KEY })}`))
  expect(shown).toEqual([])
})

test('after a reload the entries of main are there again, and told', async () => {
  fake.answer('money.list', success([{ ...ENTRY, state: 'absent', checkedAt: 1_700_000_001, data: null }]))
  const { result } = await open()
  await waitFor(() => expect(result.current.entries).toHaveLength(1))
  expect(shown).toMatchObject([{ intent: 'error', detail: 'Recharge of ₹500.00 for cafe.example' }])
})

test.each([
  ['keychain', 'Unlock and retry', 'shell.unlockKeychain', /^The keychain is unlocked\. Nothing was sent yet/],
  [
    'earlier',
    'I checked: it is not there',
    'money.release {"operation":"SiteWalletRechargeByAdmin","siteId":"site-1"}',
    'Nothing was sent yet. Confirm again to send it now.',
  ],
])('what an earlier run blocks by %s offers "%s", which sends nothing by itself', async (obstacle, label, call, message) => {
  fake.answer('money.send', failure('storage', 'Nothing was sent. A recharge for cafe.example was being sent.', { obstacle }))
  fake.answer('shell.unlockKeychain', success({ isUnlocked: true }))
  const { result } = await open()
  await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  expect(result.current.money.remedy).toMatchObject({ label, isPending: false })
  act(() => result.current.money.remedy?.run())
  await waitFor(() => expect(result.current.money.entry?.message).toMatch(message))
  expect(fake.calls).toContain(call)
  expect(result.current.money.remedy).toBeNull()
  expect(fake.calls.filter((each) => each.startsWith('money.send'))).toHaveLength(1)
})

test('a keychain that stays locked keeps its button', async () => {
  fake.answer('money.send', failure('storage', 'Nothing was sent.', { obstacle: 'keychain' }))
  fake.answer('shell.unlockKeychain', success({ isUnlocked: false }))
  const { result } = await open()
  await act(() => result.current.money.run(KEY, VARIABLES, ABOUT))
  act(() => result.current.money.remedy?.run())
  await waitFor(() => expect(result.current.money.entry?.message).toBe('Nothing was sent. The keychain is still locked: unlock it, then try again.'))
  expect(result.current.money.remedy).toMatchObject({ label: 'Unlock and retry', isPending: false })
})
