import { type PagedQueryResult, usePagedQuery } from '#app/platform/use-paged-query.ts'
import { usePlatformQuery } from '#app/platform/use-platform-query.ts'
import { GetSitesBySiteTypeDocument, type GetSitesBySiteTypeQuery, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { AUDIENCE_FETCH } from '#shared/domain/campaign.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import type { SiteType } from '#shared/domain/site-type.ts'
import { type AudienceSite, audienceSiteId } from './audience-site.ts'

const rowsOf = (data: GetSitesBySiteTypeQuery): readonly AudienceSite[] => data.getSitesBySiteType.items
const nextPlace = (data: GetSitesBySiteTypeQuery): string | null => data.getSitesBySiteType.nextToken || null

/** The sites of a type, read on until there is no further part. Source: CAMP-020. */
export const useAudience = (siteType: SiteType): PagedQueryResult<AudienceSite> =>
  usePagedQuery(GetSitesBySiteTypeDocument, {
    variablesAt: (nextToken: string | null) => ({ siteType, limit: AUDIENCE_FETCH, nextToken }),
    firstPlace: null,
    rowsOf,
    nextPlace,
    rowId: audienceSiteId,
  })

const NO_PLANS: readonly string[] = []
const FRESH_FOR = 5 * 60_000

/** Names of the plans of the catalogue; none where they cannot be had: the sites' own are there all the same. Source: CAMP-043, CALL2-010. */
export const usePlanCatalogue = (): readonly string[] => {
  const { data } = usePlatformQuery(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { staleTime: FRESH_FOR })
  return data?.getSubscriptionPlansBySiteId.flatMap(({ planName }) => planName || []) ?? NO_PLANS
}
