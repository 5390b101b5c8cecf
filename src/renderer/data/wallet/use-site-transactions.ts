import { GetSiteTransactionsBySiteDocument, type GetSiteTransactionsBySiteQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/date.ts'
import { atSkips, skipsPage } from '#shared/paging.ts'
import { type PagedQueryResult, usePagedQuery } from '../platform/use-paged-query.ts'

/** A booking of a site's wallet. Amounts in minor units. */
export type SiteTransaction = GetSiteTransactionsBySiteQuery['getSiteTransactionsBySite'][number]

const TRANSACTIONS_PER_READ = 50

const pageOf = (data: GetSiteTransactionsBySiteQuery, skips: number) => skipsPage(data.getSiteTransactionsBySite, skips, TRANSACTIONS_PER_READ)
const rowId = ({ id }: SiteTransaction): string => id

/** The credit transactions of a site, newest first; read on while a page was full. */
export const useSiteTransactions = (siteId: string): PagedQueryResult<SiteTransaction> =>
  usePagedQuery(GetSiteTransactionsBySiteDocument, {
    variablesAt: (skips: number) => ({ siteId, type: 'CREDIT', ...atSkips(skips, TRANSACTIONS_PER_READ) }),
    firstPlace: 0,
    pageOf,
    rowId,
    sorted: newestFirst,
  })
