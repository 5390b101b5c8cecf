import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { MoneyRequest } from '#shared/bridge/money.ts'
import { keptText } from '#shared/domain/activity/sent-changes.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { type MoneyOperation, referenceOf } from '#shared/domain/payment.ts'
import type { StoredEntry } from './journal/stored-entry.ts'
import type { MoneyRule } from './money-rule.ts'
import { invoice, recharge, transactionId } from './rules/bookings.ts'
import { extraService, partnerEntry, subscription } from './rules/own-records.ts'

/** What is sent, as the beginning of a sentence. */
export const MONEY_NAMES: { readonly [Operation in MoneyOperation]: string } = {
  SiteWalletRechargeByAdmin: 'A recharge',
  SubscribeSitePlanByAdminV2: 'A subscription',
  CreateSiteExtraService: 'A one-time service',
  GenerateTransactionId: 'A transaction id',
  GenerateSiteInvoice: 'An invoice',
  UpdateCPWallet: "An entry in a partner's wallet",
}

/** The same for a question about one of them: of a wallet's entry also in which direction. */
export const questionName = ({ operation, variables }: Pick<MoneyRequest, 'operation' | 'variables'>): string => {
  if (operation !== 'UpdateCPWallet') return MONEY_NAMES[operation]
  const { transactionType } = (variables['input'] ?? {}) as { readonly transactionType?: unknown }
  return transactionType === 'DEBIT' ? "A debit from a partner's wallet" : "A credit to a partner's wallet"
}

const RULES: { readonly [Operation in MoneyOperation]: (variables: unknown) => MoneyRule | null } = {
  SiteWalletRechargeByAdmin: recharge,
  SubscribeSitePlanByAdminV2: subscription,
  CreateSiteExtraService: extraService,
  GenerateTransactionId: transactionId,
  GenerateSiteInvoice: invoice,
  UpdateCPWallet: partnerEntry,
}

export const ruleOf = (operation: MoneyOperation, variables: unknown): MoneyRule | null => RULES[operation](variables)

/** The rule of a request, or why the request is none: what the user confirmed must be what the variables say. */
export function understood({ operation, siteId, amount, currency, variables }: MoneyRequest): MoneyRule | string {
  const rule = ruleOf(operation, variables)
  if (rule === null) return `${operation} does not take these variables.`
  const { charge } = rule
  if (amount < rule.leastAmount) return 'The amount is too small.'
  if (charge.amount !== undefined && charge.amount !== amount) return 'The amount that was confirmed is not the one to be sent.'
  if (charge.siteId !== undefined && charge.siteId !== siteId) return 'The site or partner that was confirmed is not the one to be charged.'
  if (charge.currency !== undefined && charge.currency !== currency) return 'The currency that was confirmed is not the one to be sent.'
  return rule
}

/** A payment as the record of what was sent shows it. */
export const aboutPayment = ({ siteId, domain, amount, currency, text }: MoneyRequest): ChangeAbout => ({
  record: { id: siteId, name: domain },
  fields: [
    { field: 'Amount', from: '', to: formatMoney(amount, currency) },
    { field: 'For', from: '', to: keptText(text) },
  ],
})

/** True if an entry was sent for the same request, with or without its reference. */
export function isSameRequest({ entry, variables }: StoredEntry, request: MoneyRequest, rule: MoneyRule): boolean {
  if (entry.operation !== request.operation) return false
  const sent = JSON.stringify(variables)
  return sent === JSON.stringify(rule.referenced(referenceOf(entry.key))) || sent === JSON.stringify(request.variables)
}
