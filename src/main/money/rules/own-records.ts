import * as z from 'zod'
import type {
  CreateSiteExtraServiceMutation,
  GetSiteExtraServicesBySiteIdQuery,
  GetSubscriptionPlansBySiteIdQuery,
  GetUserWalletTransactionsQuery,
  SubscribeSitePlanByAdminV2Mutation,
  UpdateCpWalletMutation,
} from '#generated/graphql.ts'
import { withReference } from '#shared/domain/payment.ts'
import { atToken, FIRST_TOKEN, tokenPage } from '#shared/paging.ts'
import { type ListPage, type MoneyRule, sameNote, sameText } from '../money-rule.ts'

const whole = <Row>(rows: readonly Row[]): ListPage<Row> => ({ rows, ids: [], next: null })

const planVariables = z.strictObject({
  input: z.looseObject({ siteId: z.string(), planName: z.string(), amount: z.number(), curr: z.string() }),
})

/** A plan for a site: its record is a plan of the same name and amount among the site's. It may be free. */
export const subscription: MoneyRule<z.infer<typeof planVariables>, GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]> = {
  operation: 'SubscribeSitePlanByAdminV2',
  variables: planVariables,
  leastAmount: 0,
  said: ({ input }) => ({ siteId: input.siteId, amount: input.amount, currency: input.curr }),
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetSubscriptionPlansBySiteId',
  firstPage: (siteId) => ({ siteId }),
  page: (data) => whole((data as GetSubscriptionPlansBySiteIdQuery).getSubscriptionPlansBySiteId),
  record: ({ planId, planName, amount, subscriptionId }, { input }) => {
    const made: SubscribeSitePlanByAdminV2Mutation = { subscribeSitePlanByAdminV2: { planId, subscriptionId } }
    return { id: planId, answer: amount === input.amount && sameText(planName, input.planName) ? made : null }
  },
  recordOf: (data) => (data as SubscribeSitePlanByAdminV2Mutation).subscribeSitePlanByAdminV2.planId,
}

const SERVICES_PER_READ = 30

const serviceVariables = z.strictObject({
  siteId: z.string(),
  amt: z.number(),
  currency: z.string(),
  serviceName: z.string(),
  note: z.string().nullish(),
})

type ExtraServices = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']

/** A one-time service for a site: its record is one of the same name, amount and note. It may be free. */
export const extraService: MoneyRule<z.infer<typeof serviceVariables>, ExtraServices['items'][number]> = {
  operation: 'CreateSiteExtraService',
  variables: serviceVariables,
  leastAmount: 0,
  said: ({ siteId, amt, currency }) => ({ siteId, amount: amt, currency }),
  referenced: ({ note, ...others }, reference) => ({ ...others, note: withReference(note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  readBack: 'GetSiteExtraServicesBySiteId',
  firstPage: (siteId) => ({ siteId, limit: SERVICES_PER_READ, ...atToken(FIRST_TOKEN) }),
  page: (data, asked) => {
    const { rows, next } = tokenPage((data as GetSiteExtraServicesBySiteIdQuery).getSiteExtraServicesBySiteId)
    return { rows, ids: rows.map(({ id }) => id), next: next ? { ...asked, ...atToken(next) } : null }
  },
  record: ({ id, amt, serviceName, note, createdAt }, sent) => {
    const made: CreateSiteExtraServiceMutation = { createSiteExtraService: { id, createdAt } }
    return { id, answer: amt === sent.amt && serviceName === sent.serviceName && sameNote(note, sent.note) ? made : null }
  },
  recordOf: (data) => (data as CreateSiteExtraServiceMutation).createSiteExtraService.id,
}

const entryVariables = z.strictObject({
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

/** An entry in a partner's wallet: its record is one of the same type, amount and note. The account is the partner's, whose siteId is that of all partners. */
export const partnerEntry: MoneyRule<z.infer<typeof entryVariables>, GetUserWalletTransactionsQuery['getUserWalletTransactions'][number]> = {
  operation: 'UpdateCPWallet',
  variables: entryVariables,
  leastAmount: 1,
  said: ({ input }) => ({ siteId: input.userId, amount: input.amount, currency: undefined }),
  referenced: ({ input }, reference) => ({ input: { ...input, note: withReference(input.note, reference) } }),
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetUserWalletTransactions',
  firstPage: (userId) => ({ userId }),
  page: (data) => whole((data as GetUserWalletTransactionsQuery).getUserWalletTransactions),
  record: ({ siteId: _siteId, ...entry }, { input }) => {
    const isLike = entry.transactionType === input.transactionType && entry.amount === input.amount && sameNote(entry.note, input.note)
    const made: UpdateCpWalletMutation = { updateCPWallet: entry }
    return { id: entry.id, answer: isLike ? made : null }
  },
  recordOf: (data) => (data as UpdateCpWalletMutation).updateCPWallet.id,
}
