import type { MoneyRequest } from '#shared/bridge/money.ts'
import type { MoneyOperation } from '#shared/domain/payment.ts'
import { type BoundRule, bindingOf } from './money-rule.ts'
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

const BINDINGS: { readonly [Operation in MoneyOperation]: (variables: unknown) => BoundRule | null } = {
  SiteWalletRechargeByAdmin: bindingOf(recharge),
  SubscribeSitePlanByAdminV2: bindingOf(subscription),
  CreateSiteExtraService: bindingOf(extraService),
  GenerateTransactionId: bindingOf(transactionId),
  GenerateSiteInvoice: bindingOf(invoice),
  UpdateCPWallet: bindingOf(partnerEntry),
}

export const ruleOf = (operation: MoneyOperation, variables: unknown): BoundRule | null => BINDINGS[operation](variables)

/** The rule of a request, or why the request is none: what the user confirmed must be what the variables say. */
export function understood({ operation, siteId, amount, currency, variables }: MoneyRequest): BoundRule | string {
  const rule = ruleOf(operation, variables)
  if (rule === null) return `${operation} does not take these variables.`
  const { said } = rule
  if (amount < rule.leastAmount) return 'The amount is too small.'
  if (said.amount !== undefined && said.amount !== amount) return 'The amount that was confirmed is not the one to be sent.'
  if (said.siteId !== undefined && said.siteId !== siteId) return 'The site or partner that was confirmed is not the one to be charged.'
  if (said.currency !== undefined && said.currency !== currency) return 'The currency that was confirmed is not the one to be sent.'
  return rule
}
