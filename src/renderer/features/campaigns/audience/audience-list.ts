import { PeopleTeamRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitesAdminDocument, GetSitesBySiteTypeDocument, type GetSitesBySiteTypeQuery, GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import type { FilterValues } from '#patterns/list-page/list-filters.ts'
import { AUDIENCE_FETCH, DEFAULT_AUDIENCE_SITE_TYPE } from '#shared/domain/content/campaign.ts'
import { formatDate } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SITE_TYPES, type SiteType } from '#shared/domain/site/site-type.ts'
import { atToken, FIRST_TOKEN, type PageToken, tokenPage } from '#shared/paging.ts'
import { AUDIENCE_FAILED } from '../messages.ts'
import { type AudienceSite, audienceSiteId, emailOf, planNamesOf, siteName } from './audience-site.ts'

/** The sites that may get a campaign, 100 a page; the last columns wait in the column chooser. */
export const AUDIENCE_LIST = defineList<AudienceSite>({
  id: 'audience',
  label: 'Sites',
  one: 'site',
  many: 'sites',
  rowId: audienceSiteId,
  rowLabel: siteName,
  search: {
    hint: 'Search business, customer, domain, number',
    of: (site) => [site.companyName, site.custName, site.domain, site.fqdn, site.userName, site.basicSiteSetting?.contactNumber, emailOf(site)],
  },
  columns: [
    { id: 'business', title: 'Business name', kind: 'text', value: ({ companyName }) => companyName, width: 240, cutAt: 40, fixed: true },
    { id: 'customer', title: 'Customer name', kind: 'text', value: ({ custName }) => custName, width: 180, cutAt: 30 },
    { id: 'domain', title: 'Domain', kind: 'text', value: ({ fqdn, domain }) => fqdn || domain, width: 240 },
    { id: 'mobile', title: 'Contact number', kind: 'text', value: ({ basicSiteSetting }) => basicSiteSetting?.contactNumber ?? null, width: 150 },
    {
      id: 'plan',
      title: 'Plan',
      kind: 'text',
      value: (site) => planNamesOf(site).join(', '),
      filter: { kind: 'choice', of: planNamesOf },
      width: 150,
    },
    { id: 'created', title: 'Created', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDate(createdAt), width: 110 },
    { id: 'email', title: 'Email', kind: 'text', value: emailOf, width: 210, hiddenByDefault: true },
    {
      id: 'option',
      title: 'Site option',
      kind: 'text',
      value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions),
      filter: { kind: 'choice', of: ({ siteOptions }) => siteOptions, labelOf: siteOptionLabel },
      width: 140,
      hiddenByDefault: true,
    },
  ],
  // Decides which sites are read at all; chosen above the list.
  filters: [{ kind: 'held', name: 'siteType', label: 'Site type', options: SITE_TYPES.map(({ value }) => value) }],
  menu: ['option', 'plan'],
  context: ['template'],
  loadFailed: AUDIENCE_FAILED,
  empty: { icon: PeopleTeamRegular, title: 'There is no site of this type', explanation: 'Choose another site type above.' },
})

export const siteTypeOf = ({ siteType }: FilterValues): SiteType => SITE_TYPES.find(({ value }) => value === siteType)?.value ?? DEFAULT_AUDIENCE_SITE_TYPE

const pageOf = (data: GetSitesBySiteTypeQuery) => tokenPage<AudienceSite>(data.getSitesBySiteType)

/** The sites of a type, read on until there is no further page. */
export const useAudience = (siteType: SiteType): PagedQueryResult<AudienceSite> =>
  usePagedQuery(GetSitesBySiteTypeDocument, {
    variablesAt: (token: PageToken) => ({ siteType, limit: AUDIENCE_FETCH, ...atToken(token) }),
    firstPlace: FIRST_TOKEN,
    pageOf,
    rowId: audienceSiteId,
  })

/** The sites of these ids, from the list of sites or its copy on this machine. */
export const useSelectedAudience = (ids: readonly string[]): PagedQueryResult<AudienceSite> => {
  const { data, failure, isFetching, refetch } = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { staleTime: FRESH_FOR })
  const rows = useMemo(() => {
    const wanted = new Set(ids)
    return data?.getSitesAdmin.filter(({ siteId }) => wanted.has(siteId))
  }, [data, ids])
  return {
    rows,
    isReadingOn: data === undefined && isFetching,
    isComplete: data !== undefined,
    isRefreshing: data !== undefined && isFetching,
    stopped: null,
    failure,
    retry: refetch,
  }
}

const NO_PLANS: readonly string[] = []
const FRESH_FOR = 5 * 60_000

/** Names of the plans of the catalogue; none where they cannot be had: the sites' own are there all the same. */
export const usePlanCatalogue = (): readonly string[] => {
  const { data } = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { staleTime: FRESH_FOR })
  return data?.getSubscriptionPlansBySiteId.flatMap(({ planName }) => planName || []) ?? NO_PLANS
}
