import { type PaymentMode, type PaymentState, paymentStateOf } from '#shared/domain/payment.ts'

/** A payment mode of a site as it is stored. */
export interface PaymentModeEntry {
  /** One of the payment modes; an older record may hold another text. */
  readonly internalName: string
  readonly displayName: string
  readonly paymentState: PaymentState
}

/** A mode as it is added: its state follows from the mode. */
export const paymentModeEntry = (mode: PaymentMode, displayName: string): PaymentModeEntry => ({
  internalName: mode,
  displayName: displayName.trim(),
  paymentState: paymentStateOf(mode),
})
