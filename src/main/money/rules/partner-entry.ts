import * as z from 'zod'
import type { GetUserWalletTransactionsQuery, UpdateCpWalletMutation } from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { type MoneyRule, sameNote } from '../money-rule.ts'

const variables = z.strictObject({
  input: z.strictObject({
    siteId: z.string(),
    userId: z.string(),
    amount: z.number(),
    transactionType: z.enum(['CREDIT', 'DEBIT']),
    paymentState: z.string(),
    paymentMode: z.string(),
    note: z.string(),
  }),
})

/**
 * An entry in a partner's wallet: its record is one of the same type, amount and note. The account is the partner's, whose siteId is that of all partners.
 */
export const partnerEntry: MoneyRule<z.infer<typeof variables>> = {
  operation: 'UpdateCPWallet',
  variables,
  leastAmount: 1,
  said: ({ input }) => ({ siteId: input.userId, amount: input.amount, currency: undefined }),
  referenced: ({ input }, reference) => ({ input: { ...input, note: withReference(input.note, reference) } }),
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetUserWalletTransactions',
  firstPage: (userId) => ({ userId }),
  page: (data, _asked, { input }) => {
    const records = (data as GetUserWalletTransactionsQuery).getUserWalletTransactions.map(({ siteId: _siteId, ...entry }) => {
      const isLike = entry.transactionType === input.transactionType && entry.amount === input.amount && sameNote(entry.note, input.note)
      const made: UpdateCpWalletMutation = { updateCPWallet: entry }
      return { id: entry.id, answer: isLike ? made : null }
    })
    return { records, ids: records.map(({ id }) => id), next: null }
  },
  recordOf: (data) => (data as UpdateCpWalletMutation).updateCPWallet.id,
}
