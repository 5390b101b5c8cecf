import type { GetSiteTransactionsBySiteQuery } from '#generated/graphql.ts'
import { atSkips, skipsPage } from '#shared/paging.ts'
import type { RecordPage } from '../money-rule.ts'

/** How the bookings of a wallet are read page by page. */
const TRANSACTIONS_PER_READ = 50

/** Variables of the request for the bookings after the newest `skips`; of both types where none is given. */
export const transactionsFrom = (siteId: string, type: 'CREDIT' | null, skips: number): Readonly<Record<string, unknown>> => ({
  siteId,
  type,
  ...atSkips(skips, TRANSACTIONS_PER_READ),
})

/** The rows of a page by id, and the variables of the next request: null once a page was not full. */
export const pageOfTransactions = (
  { getSiteTransactionsBySite: rows }: GetSiteTransactionsBySiteQuery,
  asked: Readonly<Record<string, unknown>>,
): Pick<RecordPage, 'ids' | 'next'> => {
  const { next } = skipsPage(rows, Number(asked['skips']), TRANSACTIONS_PER_READ)
  return { ids: rows.map(({ id }) => id), next: typeof next === 'number' ? { ...asked, ...atSkips(next, TRANSACTIONS_PER_READ) } : null }
}
