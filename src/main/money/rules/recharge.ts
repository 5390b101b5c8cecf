import * as z from 'zod'
import type { GetSiteTransactionsBySiteQuery, SiteWalletRechargeByAdminMutation } from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { type MoneyRule, sameNote } from '../money-rule.ts'
import { pageOfTransactions, transactionsFrom } from './transactions.ts'

const variables = z.strictObject({
  siteId: z.string(),
  amt: z.number(),
  currency: z.string(),
  rechargeBy: z.string(),
  paymentState: z.string(),
  note: z.string(),
})

/** A recharge of a site's wallet: its record is a credit of the same amount and note. */
export const recharge: MoneyRule<z.infer<typeof variables>> = {
  operation: 'SiteWalletRechargeByAdmin',
  variables,
  leastAmount: 1,
  said: ({ siteId, amt, currency }) => ({ siteId, amount: amt, currency }),
  referenced: ({ note, ...others }, reference) => ({ ...others, note: withReference(note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  readBack: 'GetSiteTransactionsBySite',
  firstPage: (siteId) => transactionsFrom(siteId, 'CREDIT', 0),
  page: (data, asked, { amt, note }) => {
    const answer = data as GetSiteTransactionsBySiteQuery
    const records = answer.getSiteTransactionsBySite.map((transaction) => {
      const { id, amount, balance, currency, createdAt } = transaction
      const isLike = amount === amt && sameNote(transaction.note, note)
      const made: SiteWalletRechargeByAdminMutation = {
        siteWalletRechargeByAdmin: { id, amount, balance, currency, note: transaction.note, createdAt },
      }
      return { id, answer: isLike ? made : null }
    })
    return { records, ...pageOfTransactions(answer, asked) }
  },
  recordOf: (data) => (data as SiteWalletRechargeByAdminMutation).siteWalletRechargeByAdmin.id,
}
