// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import { InvoiceCell, invoiceRowActions, type TransactionActions, TransactionActionsContext } from './transaction-list.tsx'

afterEach(cleanup)

type Pdf = NonNullable<SiteTransaction['attachedInvoice']>['invoicePdf']
const draw = (invoicePdf: Pdf, blocked: string | null = null) => {
  const actions: TransactionActions = { blocked, makeInvoice: vi.fn(), view: vi.fn(), download: vi.fn(), send: vi.fn() }
  const transaction = { id: '1', transactionId: 'TXN-1', attachedInvoice: { invoiceId: 'INV-7', invoicePdf } } as SiteTransaction
  render(
    <TransactionActionsContext value={actions}>
      <InvoiceCell transaction={transaction} />
    </TransactionActionsContext>,
  )
  return actions
}
const link = (name: string) => screen.getByRole('button', { name })

test('an invoice whose record names no file says so where it would be viewed, downloaded or sent, and can be regenerated', () => {
  const actions = draw({ bucket: null, region: null, key: null })
  for (const name of ['View: INV-7', 'Download: INV-7', 'Send via WhatsApp: INV-7']) {
    expect(link(name).title).toBe('The platform names no file for this invoice. Regenerate the invoice to get one.')
    expect(link(name).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(link(name))
  }
  expect([actions.view, actions.download, actions.send].map((action) => vi.mocked(action).mock.calls)).toEqual([[], [], []])
  fireEvent.click(link('Regenerate: INV-7'))
  expect(actions.makeInvoice).toHaveBeenCalledTimes(1)
})

test('one whose record names a key, and neither bucket nor region, can be viewed, downloaded and sent [ENT-024]', () => {
  const actions = draw({ bucket: null, region: null, key: 'invoices/7.pdf' })
  for (const name of ['View: INV-7', 'Download: INV-7', 'Send via WhatsApp: INV-7']) fireEvent.click(link(name))
  expect([actions.view, actions.download, actions.send].map((action) => vi.mocked(action).mock.calls.length)).toEqual([1, 1, 1])
})

test('offline an invoice can be viewed, as it may be on this computer, and nothing else', () => {
  const actions = draw({ bucket: null, region: null, key: 'invoices/7.pdf' }, 'You are offline.')
  for (const name of ['Download: INV-7', 'Send via WhatsApp: INV-7', 'Regenerate: INV-7']) expect(link(name).title).toBe('You are offline.')
  fireEvent.click(link('View: INV-7'))
  expect(actions.view).toHaveBeenCalledTimes(1)
})

test('the menu of the row holds the same steps, with the same reasons: Regenerate is there without scrolling to its link', () => {
  const actions: TransactionActions = { blocked: 'You are offline.', makeInvoice: vi.fn(), view: vi.fn(), download: vi.fn(), send: vi.fn() }
  const booking = { id: '1', transactionId: 'TXN-1', attachedInvoice: { invoiceId: 'INV-7', invoicePdf: { key: 'invoices/7.pdf' } } } as SiteTransaction
  const offline = invoiceRowActions(booking, actions)
  expect(offline.map(({ label, disabledReason }) => [label, disabledReason])).toEqual([
    ['View', undefined],
    ['Download', 'You are offline.'],
    ['Send via WhatsApp', 'You are offline.'],
    ['Regenerate', 'You are offline.'],
  ])
  invoiceRowActions(booking, { ...actions, blocked: null })
    .at(-1)
    ?.onSelect()
  expect(actions.makeInvoice).toHaveBeenCalledWith(booking)
  expect(invoiceRowActions({ ...booking, attachedInvoice: null }, actions).map(({ label }) => label)).toEqual(['Create invoice'])
})
