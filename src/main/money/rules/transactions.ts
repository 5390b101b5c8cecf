/** How the bookings of a wallet are read part by part. Source: CALL-017, CONST-005. */
const TRANSACTIONS_PER_READ = 50

/** Variables of the question for the bookings after the newest `skips`; of both types where none is given. */
export const transactionsFrom = (siteId: string, type: 'CREDIT' | null, skips: number): Readonly<Record<string, unknown>> => ({
  siteId,
  type,
  limits: TRANSACTIONS_PER_READ,
  skips,
})

/** Variables of the next question; null once a part was not full. */
export const nextTransactions = (received: number, asked: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | null =>
  received < TRANSACTIONS_PER_READ ? null : { ...asked, skips: Number(asked['skips']) + received }
