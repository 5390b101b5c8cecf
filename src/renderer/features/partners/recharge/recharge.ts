import * as z from 'zod'
import { rechargeField } from '#components/money/amount.ts'
import type { UpdateCpWalletMutationVariables } from '#generated/graphql.ts'
import { exactSum } from '#shared/domain/money.ts'
import type { PaymentState } from '#shared/domain/payment.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { AMOUNT_TOO_SMALL, ENTER_AMOUNT, NOTE_MISSING, SELECT_PAYMENT_MODE, SELECT_TYPE } from '../messages.ts'
import type { Partner } from '../partner.ts'

/** How a partner pays, in the order of the source. */
export const RECHARGE_MODES = ['CASH', 'UPI', 'DEBIT CARD', 'CREDIT CARD'] as const
type RechargeMode = (typeof RECHARGE_MODES)[number]

/** What an entry does to the balance. */
export const TRANSACTION_TYPES = ['CREDIT', 'DEBIT'] as const
type TransactionType = (typeof TRANSACTION_TYPES)[number]

const isMode = (text: string): text is RechargeMode => RECHARGE_MODES.some((mode) => mode === text)
const isType = (text: string): text is TransactionType => TRANSACTION_TYPES.some((type) => type === text)

/** Empty texts for what is not chosen yet. */
export const EMPTY_RECHARGE = { amount: '', paymentMode: '', transactionType: '', note: '' }

export const rechargeSchema = z.object({
  amount: rechargeField(ENTER_AMOUNT, AMOUNT_TOO_SMALL),
  paymentMode: z.string().refine(isMode, SELECT_PAYMENT_MODE),
  transactionType: z.string().refine(isType, SELECT_TYPE),
  note: z.string().trim().min(1, NOTE_MISSING),
})

/** Cash is paid offline, every other mode online. */
const paymentStateOf = (mode: string): PaymentState => (mode === 'CASH' ? 'PAID_OFFLINE' : 'PAID_ONLINE')

/** What is sent for an entry; `amount` in minor units. */
export const rechargeVariables = (
  partner: Pick<Partner, 'siteId' | 'username'>,
  amount: number,
  { paymentMode, transactionType, note }: typeof EMPTY_RECHARGE,
): UpdateCpWalletMutationVariables => ({
  input: {
    siteId: partner.siteId ?? MASTER_SITE_ID,
    userId: partner.username,
    amount,
    transactionType,
    paymentState: paymentStateOf(paymentMode),
    paymentMode,
    note,
  },
})

/** The balance once an entry is made: a credit adds, a debit subtracts; null where it cannot be known exactly. Minor units. */
export const balanceAfter = (balance: number, amount: number, transactionType: string): number | null =>
  exactSum(balance, transactionType === 'DEBIT' ? -amount : amount)
