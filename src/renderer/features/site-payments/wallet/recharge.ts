import * as z from 'zod'
import { rechargeAmount } from '#components/money/recharge-amount.ts'
import type { SiteWalletRechargeByAdminMutationVariables } from '#generated/graphql.ts'
import type { PaymentState } from '#shared/domain/payment.ts'
import { ENTER_NOTES, ENTER_RECHARGE_AMOUNT, RECHARGE_AMOUNT_TOO_SMALL } from '../messages.ts'

/** What is typed into the recharge dialog. */
export interface RechargeValues {
  /** As typed; whole or with decimals. */
  readonly rechargeAmount: string
  readonly rechargeNote: string
}

export const EMPTY_RECHARGE: RechargeValues = { rechargeAmount: '', rechargeNote: '' }

/** Amount and note, both required. */
export const rechargeSchema = z.object({
  rechargeAmount: rechargeAmount({ missing: ENTER_RECHARGE_AMOUNT, tooSmall: RECHARGE_AMOUNT_TOO_SMALL }),
  rechargeNote: z.string().trim().min(1, ENTER_NOTES),
})

const PAID_OFFLINE: PaymentState = 'PAID_OFFLINE'

/** What is sent for a recharge of this many minor units: always made by "Admin" and paid offline. */
export const rechargeVariables = (siteId: string, currency: string, amt: number, note: string): SiteWalletRechargeByAdminMutationVariables => ({
  siteId,
  amt,
  currency,
  rechargeBy: 'Admin',
  paymentState: PAID_OFFLINE,
  note,
})
