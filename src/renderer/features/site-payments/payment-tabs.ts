import { CREDIT_TRANSACTIONS, MANAGE_SUBSCRIPTION, ONE_TIME_SERVICES, RECURRING_SERVICES } from './messages.ts'

/** The tabs of Payment Details in order, by the word that stands for each in the address. */
export const PAYMENT_TABS = [
  { id: 'recurring', title: RECURRING_SERVICES },
  { id: 'one-time', title: ONE_TIME_SERVICES },
  { id: 'transactions', title: CREDIT_TRANSACTIONS },
  { id: 'subscription', title: MANAGE_SUBSCRIPTION },
] as const

export type PaymentTab = (typeof PAYMENT_TABS)[number]['id']

/** The tab that an address names; the first where it names none of them. */
export const paymentTabOf = (text: string | null): PaymentTab => PAYMENT_TABS.find(({ id }) => id === text)?.id ?? 'recurring'
