import { useCallback, useRef, useState } from 'react'
import { type Downloads, useDownloads } from '#components/download-tray/use-downloads.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { InvoiceDownload, InvoiceToDownload } from '#shared/bridge/invoices.ts'
import { plausibleSeconds } from '#shared/domain/date.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Failure, Result } from '#shared/result.ts'
import type { InvoicedTransaction } from '../invoices/invoice-state.ts'
import { NO_FILE } from '../invoices/messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { ALREADY_THERE, DOWNLOAD_NOT_STARTED } from './messages.ts'

export interface InvoiceDownloads {
  readonly downloads: Downloads
  /** Fetches the PDF of one invoice into the library. */
  readonly download: (transaction: InvoicedTransaction) => void
  /** Fetches those of several. */
  readonly downloadAll: (transactions: readonly InvoicedTransaction[]) => void
  /** Downloads are being handed over: further ones wait. */
  readonly isBeginning: boolean
}

/** What main needs to fetch an invoice; null where the platform names no file. */
const orderOf = (site: PaymentSite, transaction: InvoicedTransaction): InvoiceToDownload | null => {
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
export const useInvoiceDownloads = (site: PaymentSite): InvoiceDownloads => {
  const bridge = useBridge()
  const notify = useNotify()
  const notifyFailure = useCallback((detail: string) => notify.error(DOWNLOAD_NOT_STARTED, detail), [notify])
  const downloads = useDownloads(
    bridge,
    useCallback(({ message }: Failure) => notifyFailure(readableServerMessage(message)), [notifyFailure]),
  )
  const { open } = downloads
  const [isBeginning, setBeginning] = useState(false)
  const isRunning = useRef(false)

  /** Hands over one order or several, and says what the tray will not show. */
  const begin = useCallback(
    async (handOver: () => Promise<Result<readonly InvoiceDownload[]>>): Promise<void> => {
      if (isRunning.current) return
      isRunning.current = true
      setBeginning(true)
      const answer = await handOver()
      isRunning.current = false
      setBeginning(false)
      if (!answer.ok) {
        notifyFailure(readableServerMessage(answer.error.message))
        return
      }
      const there = answer.value.filter(({ alreadyThere }) => alreadyThere)
      const [first] = there
      if (first === undefined) return
      notify.show({
        intent: 'info',
        message: ALREADY_THERE,
        detail: there.length === 1 ? first.name : plural(there.length),
        ...(there.length === 1 ? { actions: [{ label: 'Open', run: () => open(first.id) }] } : {}),
      })
    },
    [notify, open, notifyFailure],
  )
  const download = useCallback(
    (transaction: InvoicedTransaction) => {
      const order = orderOf(site, transaction)
      if (order === null) {
        notifyFailure(`${transaction.attachedInvoice.invoiceId}: ${NO_FILE}`)
        return
      }
      void begin(async () => {
        const answer = await bridge.invoices.download(order)
        return answer.ok ? { ok: true, value: [answer.value] } : answer
      })
    },
    [bridge, begin, notifyFailure, site],
  )
  const downloadAll = useCallback(
    (transactions: readonly InvoicedTransaction[]) => {
      const orders = transactions.map((transaction) => orderOf(site, transaction)).filter((order) => order !== null)
      const without = transactions.length - orders.length
      if (without > 0) notifyFailure(`${plural(without)}: ${NO_FILE}`)
      if (orders.length > 0) void begin(() => bridge.invoices.downloadAll({ invoices: orders }))
    },
    [bridge, begin, notifyFailure, site],
  )
  return { downloads, download, downloadAll, isBeginning }
}
