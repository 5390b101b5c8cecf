import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { amountField, notNegative } from '#components/money/amount.ts'
import { DAY_NOT_READABLE } from '#components/typed-value/range-end.ts'
import type { SiteTransaction } from '#data/wallet/use-site-transactions.ts'
import type { GenerateSiteInvoiceMutationVariables } from '#generated/graphql.ts'
import { formatFormDate } from '#shared/domain/date.ts'
import { formatMoney, moneyToDecimal } from '#shared/domain/money.ts'
import { isDay, required } from '../billing-terms.ts'
import * as messages from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'

/** A booking that has its transaction id: it can be invoiced. */
export type IdentifiedTransaction = SiteTransaction & { readonly transactionId: string }

export type InvoicedTransaction = IdentifiedTransaction & { readonly attachedInvoice: NonNullable<SiteTransaction['attachedInvoice']> }

/** Without a transaction id one is generated first; the form follows. */
export const hasTransactionId = (transaction: SiteTransaction): transaction is IdentifiedTransaction =>
  transaction.transactionId !== null && transaction.transactionId !== ''

export const isInvoiced = (transaction: SiteTransaction): transaction is InvoicedTransaction =>
  hasTransactionId(transaction) && transaction.attachedInvoice !== null

/** Every field is required; in the order on screen. */
export const invoiceSchema = z.object({
  billTo: required(messages.ENTER_COMPANY_NAME),
  custName: required(messages.ENTER_CUSTOMER_NAME),
  custMob: required(messages.ENTER_MOBILE),
  serviceName: required(messages.ENTER_SERVICE_NAME),
  invoiceAmount: amountField(messages.ENTER_AMOUNT, (minor) => notNegative(minor) ?? (minor === 0 ? messages.AMOUNT_NOT_POSITIVE : null)),
  invoiceDate: required(messages.ENTER_INVOICE_DATE).refine(isDay, DAY_NOT_READABLE),
})

export type InvoiceValues = z.input<typeof invoiceSchema>

/** What an invoice starts with: the site's people, the booking it is for, and the amount of the invoice it replaces, where that is known. */
export const invoiceDefaults = (site: PaymentSite, { service, amount, createdAt }: SiteTransaction, replaced: number | null = null): InvoiceValues => ({
  billTo: site.companyName ?? '',
  custName: site.custName ?? '',
  custMob: site.mobile ?? '',
  serviceName: service ?? '',
  invoiceAmount: amount === null ? '' : moneyToDecimal(replaced ?? amount),
  invoiceDate: formatFormDate(createdAt),
})

/** What a typed amount is compared with, minor units. */
export interface InvoicedAmounts {
  readonly booked: number | null
  /** Of the invoice that is replaced; null where there is none, or its amount is not known. */
  readonly replaced: number | null
  readonly currency: string
}

/** What to warn of when an invoice is for another amount than its transaction, or than the invoice it replaces; null where all are the same. */
export const amountWarning = (amount: number | null, { booked, replaced, currency }: InvoicedAmounts): string | null => {
  if (amount === null) return null
  if (booked !== null && booked === replaced && booked !== amount) {
    return `This invoice is ${formatMoney(amount, currency)}; its transaction and the invoice it replaces are ${formatMoney(booked, currency)}.`
  }
  const others = [
    booked !== null && booked !== amount && `its transaction is ${formatMoney(booked, currency)}`,
    replaced !== null && replaced !== amount && `the invoice it replaces is ${formatMoney(replaced, currency)}`,
  ].filter((text) => text !== false)
  return others.length === 0 ? null : `This invoice is ${formatMoney(amount, currency)}; ${others.join(', and ')}.`
}

/** What is sent: amounts in minor units, the total equal to the amount, the date as typed, billed to the company. */
export const invoiceVariables = (siteId: string, transactionId: string, values: InvoiceValues, amt: number): GenerateSiteInvoiceMutationVariables => ({
  input: {
    siteId,
    transactionId,
    date: values.invoiceDate,
    billTo: values.billTo,
    custMob: values.custMob,
    custName: values.custName,
    serviceName: values.serviceName,
    amt,
    total: amt,
  },
})

/**
 * What was typed for a booking's invoice in this session: the platform gives an invoice's PDF, not what is written on it, so that regenerating would
 * otherwise start from the site and the booking again.
 */
export const useInvoiceMemory = (transactionId: string) => {
  const queries = useQueryClient()
  const queryKey = ['invoice-form', transactionId]
  return {
    recall: () => queries.getQueryData<InvoiceValues>(queryKey),
    keep: (values: InvoiceValues): void => {
      queries.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY })
      queries.setQueryData(queryKey, values)
    },
  }
}
