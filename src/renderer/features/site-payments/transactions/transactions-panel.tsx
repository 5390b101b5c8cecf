import { Button, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, LibraryRegular, ReceiptMoneyRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { type IssuedInvoices, invoiceAmountOf } from '#data/invoices/issued-invoices.ts'
import { useIssuedInvoices } from '#data/invoices/use-issued-invoices.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { type SiteTransaction, useSiteTransactions } from '#data/wallet/use-site-transactions.ts'
import { StaleNotice } from '#patterns/load-state/load-state.tsx'
import { type IdentifiedTransaction, type InvoicedTransaction, isInvoiced } from '../invoices/invoice-form.ts'
import { NO_TRANSACTIONS, TRANSACTIONS_FAILED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine } from '../wallet/balance-line.tsx'
import { RechargeButton } from '../wallet/recharge-button.tsx'
import { type TransactionActions, TransactionActionsContext } from './invoice-cell.tsx'
import { TRANSACTION_COLUMNS, TRANSACTION_CRITERIA, TRANSACTION_LIST, type TransactionRow } from './transaction-list.tsx'
import { useInvoiceDownloads } from './use-invoice-downloads.ts'

const TransactionIdDialog = lazy(async () => ({ default: (await import('./transaction-id-dialog.tsx')).TransactionIdDialog }))
const InvoiceDialog = lazy(async () => ({ default: (await import('../invoices/invoice-dialog.tsx')).InvoiceDialog }))
const SendInvoiceDialog = lazy(async () => ({ default: (await import('../invoices/send-invoice-dialog.tsx')).SendInvoiceDialog }))

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

/** What is open above the table. */
type Opened =
  | { readonly kind: 'transaction-id'; readonly transaction: SiteTransaction }
  | { readonly kind: 'invoice'; readonly transaction: IdentifiedTransaction }
  | { readonly kind: 'send'; readonly transaction: InvoicedTransaction }

const NO_ROWS: readonly TransactionRow[] = []
const rowId = ({ id }: TransactionRow): string => id
const rowLabel = ({ transactionId, note, id }: TransactionRow): string => transactionId ?? note ?? id

const libraryOf = ({ domain }: PaymentSite): string => `/invoice-library?${new URLSearchParams({ domain }).toString()}`

/** The tab Credit Transactions: what was paid into the wallet, and the invoices of it. */
export const TransactionsPanel = ({ site }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const transactions = useSiteTransactions(site.siteId)
  const issued = useIssuedInvoices(site.siteId)
  const list = useListState(TRANSACTION_LIST)
  const files = useInvoiceDownloads(site)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = useCallback(() => setOpened(null), [])

  const rows = useMemo(
    () => transactions.rows?.map((row): TransactionRow => ({ ...row, currency: row.currency ?? site.currency, invoiceAmount: invoiceAmountOf(issued, row) })),
    [issued, site.currency, transactions.rows],
  )
  const matches = useRowFilter(rows ?? NO_ROWS, TRANSACTION_CRITERIA, list.filters)
  const invoiced = useMemo(() => (transactions.rows ?? []).filter(isInvoiced), [transactions.rows])
  const actions = useMemo<TransactionActions>(
    () => ({
      blocked: gate.reason,
      generateId: (transaction) => setOpened({ kind: 'transaction-id', transaction }),
      makeInvoice: (transaction) => setOpened({ kind: 'invoice', transaction }),
      send: (transaction) => setOpened({ kind: 'send', transaction }),
      download: files.download,
    }),
    [files.download, gate.reason],
  )
  if (rows === undefined && transactions.failure !== null) {
    return <FailureState what={TRANSACTIONS_FAILED} failure={transactions.failure} onRetry={transactions.retry} />
  }
  const downloadRefusal =
    gate.reason ?? (transactions.isReadingOn ? 'The transactions are still being read.' : files.isBeginning ? 'Downloads are being started.' : null)
  return (
    <TransactionActionsContext value={actions}>
      <div className={styles.root}>
        <div className={styles.head}>
          <BalanceLine site={site} />
          <RechargeButton site={site} />
          {transactions.isReadingOn && <Text role="status">Loading older transactions…</Text>}
        </div>
        {rows !== undefined && transactions.failure !== null && (
          <StaleNotice what={TRANSACTIONS_FAILED} failure={transactions.failure} onRetry={transactions.retry} />
        )}
        <PagingNotice stopped={transactions.stopped} onRetry={transactions.retry} />
        <DataTable
          label="Credit Transactions"
          rows={rows ?? NO_ROWS}
          columns={TRANSACTION_COLUMNS}
          rowId={rowId}
          rowLabel={rowLabel}
          state={list.table}
          onStateChange={list.setTable}
          loading={rows === undefined}
          matches={matches}
          filterKey={list.filterKey}
          toolbarStart={
            <SearchBox
              size="small"
              aria-label="Search the transactions"
              placeholder="Search note or number"
              value={list.filters.q}
              onChange={(_, data) => list.setFilters({ q: data.value })}
            />
          }
          toolbarEnd={
            <>
              {invoiced.length > 0 && (
                <ActionButton
                  appearance="subtle"
                  icon={<ArrowDownloadRegular />}
                  title="Download all invoices of this site"
                  reason={downloadRefusal}
                  onClick={() => files.downloadAll(invoiced)}
                >
                  Download all ({invoiced.length})
                </ActionButton>
              )}
              <Button appearance="subtle" icon={<LibraryRegular />} title="The downloaded invoices of this site" onClick={() => void navigate(libraryOf(site))}>
                Invoice library
              </Button>
              <DownloadTray downloads={files.downloads} />
            </>
          }
          emptyState={
            rows?.length === 0 ? (
              <EmptyState icon={ReceiptMoneyRegular} title={NO_TRANSACTIONS} explanation="Recharges of the wallet show here, each with its invoice." />
            ) : (
              <EmptyState icon={ReceiptMoneyRegular} title="Nothing matches" actions={<Button onClick={list.clear}>Show all</Button>} />
            )
          }
        />
      </div>
      <Suspense fallback={null}>
        {opened?.kind === 'transaction-id' && <TransactionIdDialog site={site} transaction={opened.transaction} onClose={close} />}
        {opened?.kind === 'invoice' && (
          <InvoiceDialog site={site} transaction={opened.transaction} invoiceAmount={invoiceAmountOf(issued, opened.transaction)} onClose={close} />
        )}
        {opened?.kind === 'send' && <SendInvoiceDialog subject={messageSubject(site, opened.transaction, issued)} mobile={site.mobile ?? ''} onClose={close} />}
      </Suspense>
    </TransactionActionsContext>
  )
}

const messageSubject = (site: PaymentSite, transaction: InvoicedTransaction, issued: IssuedInvoices) => {
  const { attachedInvoice: invoice, amount, currency } = transaction
  return {
    invoiceId: invoice.invoiceId,
    companyName: site.companyName ?? site.domain,
    amount: invoiceAmountOf(issued, transaction) ?? amount ?? 0,
    currency: currency ?? site.currency,
    key: invoice.invoicePdf?.key ?? null,
  }
}
