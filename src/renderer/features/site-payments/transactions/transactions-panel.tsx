import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, LibraryRegular } from '@fluentui/react-icons'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { type IssuedInvoices, invoiceAmountOf, useIssuedInvoices } from '#data/invoices/issued-invoices.ts'
import { type SiteTransaction, useSiteTransactions } from '#data/wallet/use-site-transactions.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { pagedRead } from '#patterns/list-page/list-read.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { type InvoicedTransaction, isInvoiced } from '../invoices/invoice-form.ts'
import { DOWNLOAD_NOT_STARTED } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { BalanceLine } from '../wallet/balance-line.tsx'
import { RechargeButton } from '../wallet/recharge-button.tsx'
import { invoiceRowActions, TRANSACTION_LIST, type TransactionActions, TransactionActionsContext, type TransactionRow } from './transaction-list.tsx'
import { invoiceToDownload, useInvoiceDownloads } from './use-invoice-downloads.ts'

const InvoiceDialog = lazyPart(async () => (await import('../invoices/invoice-dialog.tsx')).InvoiceDialog)
const SendInvoiceDialog = lazyPart(async () => (await import('../invoices/send-invoice-dialog.tsx')).SendInvoiceDialog)

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

type Opened =
  | { readonly kind: 'invoice'; readonly transaction: SiteTransaction }
  | { readonly kind: 'view' | 'send'; readonly transaction: InvoicedTransaction }

const libraryOf = ({ domain }: PaymentSite): string => `/invoice-library?${new URLSearchParams({ domain }).toString()}`

export const TransactionsPanel = ({ site }: { readonly site: PaymentSite }) => {
  const styles = useStyles()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const transactions = useSiteTransactions(site.siteId)
  const issued = useIssuedInvoices(site.siteId)
  const files = useInvoiceDownloads(site)
  const { InvoiceView } = usePanels()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  const view = useCallback((transaction: InvoicedTransaction) => setOpened({ kind: 'view', transaction }), [])

  const rows = useMemo(
    () => transactions.rows?.map((row): TransactionRow => ({ ...row, currency: row.currency ?? site.currency, invoiceAmount: invoiceAmountOf(issued, row) })),
    [issued, site.currency, transactions.rows],
  )
  const invoiced = useMemo(() => (transactions.rows ?? []).filter(isInvoiced), [transactions.rows])
  const actions = useMemo<TransactionActions>(
    () => ({
      blocked: gate.reason,
      makeInvoice: (transaction) => setOpened({ kind: 'invoice', transaction }),
      view,
      send: (transaction) => setOpened({ kind: 'send', transaction }),
      download: files.download,
    }),
    [files.download, gate.reason, view],
  )
  const rowActions = useCallback((transaction: TransactionRow) => invoiceRowActions(transaction, actions), [actions])
  const viewed = opened?.kind === 'view' ? invoiceToDownload(site, opened.transaction) : null
  const downloadRefusal =
    gate.reason ?? (transactions.isReadingOn ? 'The transactions are still being read.' : files.isBeginning ? 'Downloads are being started.' : null)
  return (
    <TransactionActionsContext value={actions}>
      <ListPage
        list={TRANSACTION_LIST}
        read={pagedRead(rows, transactions)}
        summary={
          <div className={styles.head}>
            <BalanceLine site={site} />
            <RechargeButton site={site} />
            {transactions.isReadingOn && <Text role="status">Loading older transactions…</Text>}
          </div>
        }
        // Beside the tray of files, which opens over what is below it.
        actions={
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
              Invoice Library
            </Button>
          </>
        }
        rowActions={rowActions}
        fileFailed={DOWNLOAD_NOT_STARTED}
      />
      {opened?.kind === 'invoice' && (
        <InvoiceDialog
          // Another booking gets a dialog of its own.
          key={opened.transaction.id}
          site={site}
          transaction={opened.transaction}
          invoiceAmount={invoiceAmountOf(issued, opened.transaction)}
          onView={view}
          onClose={close}
        />
      )}
      {viewed !== null && <InvoiceView invoice={viewed} onClose={close} />}
      {opened?.kind === 'send' && <SendInvoiceDialog subject={messageSubject(site, opened.transaction, issued)} mobile={site.mobile ?? ''} onClose={close} />}
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
    country: site.country,
    key: invoice.invoicePdf?.key ?? null,
  }
}
