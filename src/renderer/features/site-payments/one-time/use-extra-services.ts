import { useMemo } from 'react'
import { type PagesOnDemand, usePagesOnDemand } from '#data/platform/use-paged-query.ts'
import { GetSiteExtraServicesBySiteIdDocument, type GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/date.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'

/** A one-time service bought for a site. */
export type ExtraService = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']['items'][number]

const PER_FETCH = 30

const pageOf = (data: GetSiteExtraServicesBySiteIdQuery) => tokenPage(data.getSiteExtraServicesBySiteId)
const rowId = ({ id }: ExtraService): string => id

/** The one-time services of a site, newest first, page by page as they are asked for. */
export const useExtraServices = (siteId: string): PagesOnDemand<ExtraService> => {
  const pages = usePagesOnDemand(GetSiteExtraServicesBySiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, limit: PER_FETCH, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId,
  })
  const { rows } = pages
  const sorted = useMemo(() => rows && newestFirst(rows), [rows])
  return { ...pages, rows: sorted }
}
