import { useCallback } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { unwrap } from '#data/platform/platform-failure.ts'
import { useSave } from '#data/saving/use-save.ts'
import type { InvoiceDownload, InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { InvoicedTransaction } from '../invoices/invoice-form.ts'
import { ALREADY_THERE, DOWNLOAD_NOT_STARTED, NO_FILE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

/** What main needs to fetch an invoice; null where the platform names no file. */
export const invoiceToDownload = (site: PaymentSite, transaction: InvoicedTransaction): InvoiceToDownload | null => {
  const { attachedInvoice: invoice, transactionId, createdAt, amount, currency } = transaction
  const { bucket, key, region } = invoice.invoicePdf ?? {}
  if (!key) return null
  return {
    siteId: site.siteId,
    domain: site.domain,
    companyName: site.companyName ?? site.domain,
    transactionId,
    number: invoice.invoiceId,
    date: Math.max(0, Math.floor(plausibleSeconds(createdAt) ?? 0)),
    amount: amount ?? 0,
    currency: currency ?? site.currency,
    object: { key, ...(bucket ? { bucket } : {}), ...(region ? { region } : {}) },
  }
}

const plural = (count: number): string => (count === 1 ? '1 invoice' : `${count} invoices`)

/** Downloads of a site's invoices; how each goes shows in the tray of files. What is in the library already is not fetched again. */
export const useInvoiceDownloads = (site: PaymentSite) => {
  const bridge = useBridge()
  const notify = useNotify()
  const notifyFailure = useCallback((detail: string) => notify.error(DOWNLOAD_NOT_STARTED, detail), [notify])
  const open = async (id: string): Promise<void> => {
    const answer = await bridge.files.open({ id })
    if (!answer.ok) notifyFailure(readableServerMessage(answer.error.message))
  }
  const { run, isPending } = useSave({
    run: async (orders: readonly InvoiceToDownload[]): Promise<readonly InvoiceDownload[]> => {
      const [order] = orders
      if (order === undefined) return []
      return orders.length === 1 ? [unwrap(await bridge.invoices.download(order))] : unwrap(await bridge.invoices.downloadAll({ invoices: [...orders] }))
    },
    failed: DOWNLOAD_NOT_STARTED,
    // What was begun shows in the tray; what was there already does not.
    onSaved: (_, begun = []) => {
      const there = begun.filter(({ alreadyThere }) => alreadyThere)
      const [first] = there
      if (first === undefined) return
      notify.show({
        intent: 'info',
        message: ALREADY_THERE,
        detail: there.length === 1 ? first.name : plural(there.length),
        ...(there.length === 1 ? { actions: [{ label: 'Open', run: () => void open(first.id) }] } : {}),
      })
    },
  })
  const downloadAll = useCallback(
    (transactions: readonly InvoicedTransaction[]) => {
      const orders = transactions.map((transaction) => invoiceToDownload(site, transaction)).filter((order) => order !== null)
      const without = transactions.length - orders.length
      const [first] = transactions
      if (without > 0) notifyFailure(`${transactions.length === 1 && first ? first.attachedInvoice.invoiceId : plural(without)}: ${NO_FILE}`)
      if (orders.length > 0) void run(orders)
    },
    [notifyFailure, run, site],
  )
  const download = useCallback((transaction: InvoicedTransaction) => downloadAll([transaction]), [downloadAll])
  /** While downloads are being handed over, further ones wait. */
  return { download, downloadAll, isBeginning: isPending }
}
