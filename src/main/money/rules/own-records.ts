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
import { notedRecord, type PlatformRecord, type RecordPage, ruleFor, sameText } from '../money-rule.ts'

const wholeList = (records: readonly PlatformRecord[]): RecordPage => ({ records, ids: [], next: null })

const planVariables = z.strictObject({
  input: z.looseObject({ siteId: z.string(), planName: z.string(), amount: z.number(), curr: z.string() }),
})

/** A plan for a site: its record is a plan of the same name and amount among the site's. It may be free. */
export const subscription = ruleFor(planVariables, (sent) => ({
  leastAmount: 0,
  charge: { siteId: sent.input.siteId, amount: sent.input.amount, currency: sent.input.curr },
  referenced: () => sent,
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetSubscriptionPlansBySiteId',
  firstPage: (siteId) => ({ siteId }),
  page: (data) =>
    wholeList(
      (data as GetSubscriptionPlansBySiteIdQuery).getSubscriptionPlansBySiteId.map(({ planId, planName, amount, subscriptionId }) => {
        const made: SubscribeSitePlanByAdminV2Mutation = { subscribeSitePlanByAdminV2: { planId, subscriptionId } }
        return { id: planId, answer: amount === sent.input.amount && sameText(planName, sent.input.planName) ? made : null }
      }),
    ),
  recordOf: (data) => (data as SubscribeSitePlanByAdminV2Mutation).subscribeSitePlanByAdminV2.planId,
}))

const SERVICES_PER_READ = 30

const serviceVariables = z.strictObject({
  siteId: z.string(),
  amt: z.number(),
  currency: z.string(),
  serviceName: z.string(),
  note: z.string().nullish(),
})

/** A one-time service for a site: its record is one of the same name, amount and note. It may be free. */
export const extraService = ruleFor(serviceVariables, (sent) => ({
  leastAmount: 0,
  charge: { siteId: sent.siteId, amount: sent.amt, currency: sent.currency },
  referenced: (reference) => ({ ...sent, note: withReference(sent.note, reference) }),
  list: 'newest-first',
  hasBaseline: true,
  readBack: 'GetSiteExtraServicesBySiteId',
  firstPage: (siteId) => ({ siteId, limit: SERVICES_PER_READ, ...atToken(FIRST_TOKEN) }),
  page: (data, asked) => {
    const { rows, next } = tokenPage((data as GetSiteExtraServicesBySiteIdQuery).getSiteExtraServicesBySiteId)
    const records = rows.map(({ id, amt, serviceName, note, createdAt }) => {
      const made: CreateSiteExtraServiceMutation = { createSiteExtraService: { id, createdAt } }
      return notedRecord({ id, made, isLike: amt === sent.amt && serviceName === sent.serviceName, note, sentNote: sent.note, createdAt })
    })
    return { records, ids: rows.map(({ id }) => id), next: next ? { ...asked, ...atToken(next) } : null }
  },
  recordOf: (data) => (data as CreateSiteExtraServiceMutation).createSiteExtraService.id,
}))

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

/**
 * An entry in a partner's wallet: its record is one of the same type, amount and note. The account is the partner's,
 * whose siteId is that of all partners.
 */
export const partnerEntry = ruleFor(entryVariables, ({ input }) => ({
  leastAmount: 1,
  charge: { siteId: input.userId, amount: input.amount, currency: undefined },
  referenced: (reference) => ({ input: { ...input, note: withReference(input.note, reference) } }),
  list: 'whole',
  hasBaseline: true,
  readBack: 'GetUserWalletTransactions',
  firstPage: (userId) => ({ userId }),
  page: (data) =>
    wholeList(
      (data as GetUserWalletTransactionsQuery).getUserWalletTransactions.map(({ siteId: _siteId, ...entry }) => {
        const made: UpdateCpWalletMutation = { updateCPWallet: entry }
        const isLike = entry.transactionType === input.transactionType && entry.amount === input.amount
        return notedRecord({ ...entry, made, isLike, sentNote: input.note })
      }),
    ),
  recordOf: (data) => (data as UpdateCpWalletMutation).updateCPWallet.id,
}))
