import type { MoneyOperation } from '#shared/domain/payment.ts'
import { type BoundRule, bindingOf } from './money-rule.ts'
import { extraService } from './rules/extra-service.ts'
import { invoice } from './rules/invoice.ts'
import { partnerEntry } from './rules/partner-entry.ts'
import { recharge } from './rules/recharge.ts'
import { subscription } from './rules/subscription.ts'
import { transactionId } from './rules/transaction-id.ts'

const BINDINGS: { readonly [Operation in MoneyOperation]: (variables: unknown) => BoundRule | null } = {
  SiteWalletRechargeByAdmin: bindingOf(recharge),
  SubscribeSitePlanByAdminV2: bindingOf(subscription),
  CreateSiteExtraService: bindingOf(extraService),
  GenerateTransactionId: bindingOf(transactionId),
  GenerateSiteInvoice: bindingOf(invoice),
  UpdateCPWallet: bindingOf(partnerEntry),
}

/** The rule of an operation for these variables, null when it does not take them. */
export const ruleOf = (operation: MoneyOperation, variables: unknown): BoundRule | null => BINDINGS[operation](variables)
