import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { IssuedInvoice } from '#shared/bridge/invoices.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { useBridge } from '../bridge/bridge-context.ts'
import { unwrap } from '../platform/platform-failure.ts'
import type { SiteTransaction } from '../wallet/use-site-transactions.ts'

/** The invoices of a site that were generated on this computer. */
export type IssuedInvoices = readonly IssuedInvoice[]

/** Null without an invoice, or for one generated elsewhere since: its PDF is another, and the platform does not say its amount. */
export const invoiceAmountOf = (issued: IssuedInvoices, { transactionId, attachedInvoice }: SiteTransaction): number | null => {
  if (attachedInvoice === null) return null
  const known = issued.find((one) => one.transactionId === transactionId)
  const isIt = known?.number === attachedInvoice.invoiceId && known.pdfKey === (attachedInvoice.invoicePdf?.key ?? null)
  return isIt ? known.amount : null
}

/** Both amounts, where the invoice of a booking is for another one: "Invoice INR 600.00, transaction INR 500.00". */
export const bothAmounts = (invoiceAmount: number | null, booked: number | null, currency: string): string | null =>
  invoiceAmount === null || booked === null || invoiceAmount === booked
    ? null
    : `Invoice ${formatMoney(invoiceAmount, currency)}, transaction ${formatMoney(booked, currency)}`

const ISSUED = 'issued-invoices'
const NONE: IssuedInvoices = []

/** The invoices of a site that were generated on this computer; none until they are read, and where they cannot be. */
export const useIssuedInvoices = (siteId: string): IssuedInvoices => {
  const bridge = useBridge()
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: [ISSUED, siteId], queryFn: async () => unwrap(await bridge.invoices.issued({ siteId })) })
  useEffect(() => bridge.on('invoices.changed', () => void queries.invalidateQueries({ queryKey: [ISSUED] })), [bridge, queries])
  return data ?? NONE
}
