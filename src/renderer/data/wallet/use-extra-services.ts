import { GetSiteExtraServicesBySiteIdDocument, type GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/date.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { type PagedQueryResult, usePagedQuery } from '../platform/use-paged-query.ts'

/** A one-time service that a site has bought. Its amount in minor units. */
export type ExtraService = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']['items'][number]

const SERVICES_PER_READ = 30

const pageOf = (data: GetSiteExtraServicesBySiteIdQuery) => tokenPage(data.getSiteExtraServicesBySiteId)
const rowId = ({ id }: ExtraService): string => id

/** The one-time services of a site, newest first. */
export const useExtraServices = (siteId: string): PagedQueryResult<ExtraService> =>
  usePagedQuery(GetSiteExtraServicesBySiteIdDocument, {
    variablesAt: (token: PageToken) => ({ siteId, limit: SERVICES_PER_READ, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId,
    sorted: newestFirst,
  })
