import type { SiteWalletRechargeByAdminMutationVariables } from '#generated/graphql.ts'
import type { PaymentState } from '#shared/domain/payment.ts'

/** Variables of a recharge in minor units: always made by "Admin" and paid offline. */
export const rechargeVariables = (siteId: string, currency: string, amt: number, note: string): SiteWalletRechargeByAdminMutationVariables => ({
  siteId,
  amt,
  currency,
  rechargeBy: 'Admin',
  paymentState: 'PAID_OFFLINE' satisfies PaymentState,
  note,
})
