import * as z from 'zod'
import type { GenerateSiteInvoiceMutation, GetSiteTransactionsBySiteQuery } from '#generated/graphql.ts'
import type { MoneyRule } from '../money-rule.ts'
import { pageOfTransactions, transactionsFrom } from './transactions.ts'

const variables = z.strictObject({
  input: z.looseObject({ siteId: z.string(), transactionId: z.string(), amt: z.number(), total: z.number() }),
})

type Invoice = GenerateSiteInvoiceMutation['generateSiteInvoice']

/** Distinguishes a document from the one that it replaces, which has the same number. Assumption: each making has a storage key of its own. */
const documentOf = ({ invoiceId, invoicePdf }: Pick<Invoice, 'invoiceId' | 'invoicePdf'>): string => `${invoiceId} ${invoicePdf?.key ?? ''}`

/** An invoice for a booking: its record is another document at the booking than the one before. */
export const invoice: MoneyRule<z.infer<typeof variables>> = {
  operation: 'GenerateSiteInvoice',
  variables,
  leastAmount: 1,
  said: ({ input }) => ({ siteId: input.siteId, amount: input.total, currency: undefined }),
  list: 'named',
  hasBaseline: true,
  readBack: 'GetSiteTransactionsBySite',
  firstPage: (siteId) => transactionsFrom(siteId, null, 0),
  page: (data, asked, { input }) => {
    const answer = data as GetSiteTransactionsBySiteQuery
    const records = answer.getSiteTransactionsBySite
      .filter((transaction) => transaction.transactionId === input.transactionId)
      .map(({ attachedInvoice: attached }) => {
        if (attached === null) return { id: 'none', answer: null }
        const made: GenerateSiteInvoiceMutation = { generateSiteInvoice: { ...attached, transactionId: input.transactionId } }
        return { id: documentOf(attached), answer: made }
      })
    return { records, ...pageOfTransactions(answer, asked) }
  },
  recordOf: (data) => documentOf((data as GenerateSiteInvoiceMutation).generateSiteInvoice),
}
