import * as z from 'zod'
import type { GenerateTransactionIdMutation, GetSiteTransactionsBySiteQuery } from '#generated/graphql.ts'
import type { MoneyRule } from '../money-rule.ts'
import { pageOfTransactions, transactionsFrom } from './transactions.ts'

const variables = z.strictObject({ id: z.string() })

/** A transaction id for a booking: done once the booking has one, whoever asked first. */
export const transactionId: MoneyRule<z.infer<typeof variables>> = {
  operation: 'GenerateTransactionId',
  variables,
  leastAmount: 1,
  said: () => ({ siteId: undefined, amount: undefined, currency: undefined }),
  list: 'named',
  hasBaseline: false,
  readBack: 'GetSiteTransactionsBySite',
  firstPage: (siteId) => transactionsFrom(siteId, null, 0),
  page: (data, asked, { id }) => {
    const answer = data as GetSiteTransactionsBySiteQuery
    const records = answer.getSiteTransactionsBySite
      .filter((transaction) => transaction.id === id)
      .map((transaction) => {
        const made: GenerateTransactionIdMutation = { generateTransactionId: { id, transactionId: transaction.transactionId } }
        return { id: transaction.transactionId ?? 'none', answer: transaction.transactionId === null ? null : made }
      })
    return { records, ...pageOfTransactions(answer, asked) }
  },
  recordOf: () => undefined,
}
