import * as z from 'zod'
import type { SiteTransaction } from '#app/wallet/use-site-transactions.ts'
import { amountProblem } from '#components/money/amount.ts'
import type { GenerateSiteInvoiceMutationVariables } from '#generated/graphql.ts'
import { formatFormDate, parseFormDate } from '#shared/domain/date.ts'
import { moneyToDecimal, parseMoney } from '#shared/domain/money.ts'
import { ENTER_DATE } from '../messages.ts'
import type { PaymentSite } from '../payment-site.ts'
import { AMOUNT_NOT_POSITIVE, ENTER_AMOUNT, ENTER_COMPANY_NAME, ENTER_CUSTOMER_NAME, ENTER_INVOICE_DATE, ENTER_MOBILE, ENTER_SERVICE_NAME } from './messages.ts'

/** What is typed into the invoice form. */
export interface InvoiceValues {
  readonly billTo: string
  readonly custName: string
  readonly custMob: string
  readonly serviceName: string
  /** As typed. */
  readonly invoiceAmount: string
  /** `YYYY-MM-DD`. */
  readonly invoiceDate: string
}

/** The fields in the order on screen, for what leads to the first wrong one. */
export const INVOICE_FIELDS = [
  'billTo',
  'custName',
  'custMob',
  'serviceName',
  'invoiceAmount',
  'invoiceDate',
] as const satisfies readonly (keyof InvoiceValues)[]

const required = (message: string) => z.string().trim().min(1, message)

const amount = z
  .string()
  .trim()
  .superRefine((typed, context) => {
    const problem = amountProblem(typed, ENTER_AMOUNT) ?? (parseMoney(typed) === 0 ? AMOUNT_NOT_POSITIVE : null)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

const date = required(ENTER_INVOICE_DATE).refine((typed) => typed === '' || parseFormDate(typed) !== null, ENTER_DATE)

/** Every field is required. Source: INV-002, INV-003. */
export const invoiceSchema = z.object({
  billTo: required(ENTER_COMPANY_NAME),
  custName: required(ENTER_CUSTOMER_NAME),
  custMob: required(ENTER_MOBILE),
  serviceName: required(ENTER_SERVICE_NAME),
  invoiceAmount: amount,
  invoiceDate: date,
})

/** What an invoice starts with: the site's people, and the booking it is for. Source: INV-009, INV-019. */
export const invoiceDefaults = (site: PaymentSite, { service, amount: booked, createdAt }: SiteTransaction): InvoiceValues => ({
  billTo: site.companyName ?? '',
  custName: site.custName ?? '',
  custMob: site.mobile ?? '',
  serviceName: service ?? '',
  invoiceAmount: booked === null ? '' : moneyToDecimal(booked),
  invoiceDate: formatFormDate(createdAt),
})

/** What is sent: amounts in minor units, the total equal to the amount, the date as typed, billed to the company. Source: INV-008, INV-009, CALL-049. */
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
