import { useMemo } from 'react'
import { GetSiteTransactionsBySiteDocument, type GetSiteTransactionsBySiteQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/newest-first.ts'
import { nextSkips, type PagedQueryResult, usePagedQuery } from '../platform/use-paged-query.ts'

/** A booking of a site's wallet. Amounts in minor units. Source: ENT-012. */
export type SiteTransaction = GetSiteTransactionsBySiteQuery['getSiteTransactionsBySite'][number]

/** Source: WALLET-019, CONST-005. */
const TRANSACTIONS_PER_READ = 50

const rowsOf = (data: GetSiteTransactionsBySiteQuery): readonly SiteTransaction[] => data.getSiteTransactionsBySite
const nextPlace = nextSkips(rowsOf, TRANSACTIONS_PER_READ)
const rowId = ({ id }: SiteTransaction): string => id

/** The credit transactions of a site, newest first; read on while a part was full. Source: WALLET-018 to WALLET-020, CALL-017, CALL-027. */
export const useSiteTransactions = (siteId: string): PagedQueryResult<SiteTransaction> => {
  const result = usePagedQuery(GetSiteTransactionsBySiteDocument, {
    variablesAt: (skips: number) => ({ siteId, type: 'CREDIT', limits: TRANSACTIONS_PER_READ, skips }),
    firstPlace: 0,
    rowsOf,
    nextPlace,
    rowId,
  })
  const { rows } = result
  const sorted = useMemo(() => rows && newestFirst(rows), [rows])
  return { ...result, rows: sorted }
}
