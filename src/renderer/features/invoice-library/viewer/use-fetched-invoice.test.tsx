// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { Download } from '#shared/bridge/files.ts'
import type { InvoiceToDownload, LibraryInvoice } from '#shared/bridge/invoices.ts'
import { success } from '#shared/result.ts'
import { useFetchedInvoice } from './use-fetched-invoice.ts'

const WANTED: InvoiceToDownload = {
  siteId: 'site-1',
  transactionId: 'TXN1',
  number: 'INV-000001',
  domain: 'cafe.example',
  companyName: 'Cafe',
  amount: 50_000,
  currency: 'INR',
  date: 1_700_000_000,
  object: { key: 'invoices/1.pdf', bucket: 'documents', region: 'ap-south-1' },
}
const { object: _object, ...shown } = WANTED
const HERE: LibraryInvoice = { ...shown, id: 'file-1', savedAt: 1_700_000_100, bytes: 2000, state: 'present', invoiceAmount: null, replacedBy: null }
const PROGRESS: Download = { id: 'download-1', name: 'INV-000001.pdf', state: 'running', received: 2000, total: 2000, failure: null }
const STARTED = success({ ...PROGRESS, alreadyThere: false })

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
  fake.answer('invoices.list', success({ folder: 'Invoices', isKept: true, entries: [HERE] }))
})
afterEach(cleanup)

const open = () =>
  renderHook(() => useFetchedInvoice(WANTED), {
    wrapper: ({ children }: { readonly children: ReactNode }) => <BridgeContext value={fake.services}>{children}</BridgeContext>,
  }).result

test('an invoice whose download ends before its start is answered is shown', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof STARTED>()
  fake.answer('invoices.download', () => promise)
  const result = open()
  await waitFor(() => expect(fake.calls.some((call) => call.startsWith('invoices.download'))).toBe(true))
  act(() => fake.emit('files.progress', { ...PROGRESS, state: 'done' }))
  act(() => fake.emit('invoices.changed', undefined))
  await act(async () => resolve(STARTED))
  await waitFor(() => expect(result.current).toMatchObject({ state: 'here', invoice: { id: 'file-1' } }))
})

test('a download that failed says why, another one that ends meanwhile does not count', async () => {
  fake.answer('invoices.download', STARTED)
  const result = open()
  await waitFor(() => expect(fake.calls.some((call) => call.startsWith('invoices.download'))).toBe(true))
  act(() => fake.emit('files.progress', { ...PROGRESS, id: 'download-2', state: 'done' }))
  act(() => fake.emit('invoices.changed', undefined))
  expect(result.current.state).toBe('fetching')
  act(() => fake.emit('files.progress', { ...PROGRESS, state: 'failed', failure: 'The disk is full.' }))
  await waitFor(() => expect(result.current).toMatchObject({ state: 'failed', failure: { kind: 'storage', message: 'The disk is full.' } }))
})
