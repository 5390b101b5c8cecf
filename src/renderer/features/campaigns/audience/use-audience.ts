import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitesBySiteTypeDocument, type GetSitesBySiteTypeQuery, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { AUDIENCE_FETCH } from '#shared/domain/content/campaign.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { SiteType } from '#shared/domain/site/site-type.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { type AudienceSite, audienceSiteId } from './audience-site.ts'

const pageOf = (data: GetSitesBySiteTypeQuery) => tokenPage<AudienceSite>(data.getSitesBySiteType)

/** The sites of a type, read on until there is no further page. */
export const useAudience = (siteType: SiteType): PagedQueryResult<AudienceSite> =>
  usePagedQuery(GetSitesBySiteTypeDocument, {
    variablesAt: (token: PageToken) => ({ siteType, limit: AUDIENCE_FETCH, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: audienceSiteId,
  })

const NO_PLANS: readonly string[] = []
const FRESH_FOR = 5 * 60_000

/** Names of the plans of the catalogue; none where they cannot be had: the sites' own are there all the same. */
export const usePlanCatalogue = (): readonly string[] => {
  const { data } = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { staleTime: FRESH_FOR })
  return data?.getSubscriptionPlansBySiteId.flatMap(({ planName }) => planName || []) ?? NO_PLANS
}
