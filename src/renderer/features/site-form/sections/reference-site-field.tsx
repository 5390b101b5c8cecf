import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { FieldProps } from '#components/form/field-props.ts'
import { ComboField } from '#components/form/fields/combo-field.tsx'
import { pagingHint } from '#components/list-state/list-notices.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { readPagedList } from '#data/platform/use-paged-query.ts'
import { GetSitesBySiteTypeAndOptionDocument, type GetSitesBySiteTypeAndOptionQuery } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { atToken, FIRST_TOKEN, type PagedRows, type PageToken, tokenPage } from '#shared/paging.ts'
import type { SiteFormValues } from '../fields/site-fields.ts'

type ReferenceSite = GetSitesBySiteTypeAndOptionQuery['getSitesBySiteTypeAndOption']['items'][number]

const SITES_PER_FETCH = 900

/** Pickers keep their list for this many milliseconds. */
const FRESH_FOR = 5 * 60_000

const NO_SITES: readonly ReferenceSite[] = []
const pageOf = (data: GetSitesBySiteTypeAndOptionQuery) => tokenPage(data.getSitesBySiteTypeAndOption)
const rowId = ({ domain }: ReferenceSite): string => domain

const loadSites = (bridge: Bridge, siteType: string, siteOption: string, signal: AbortSignal): Promise<PagedRows<ReferenceSite>> => {
  const variablesAt = (token: PageToken) => ({ siteType, siteOption, limit: SITES_PER_FETCH, ...atToken(token) })
  return readPagedList(bridge, GetSitesBySiteTypeAndOptionDocument, { variablesAt, firstPlace: FIRST_TOKEN, pageOf, rowId }, { signal })
}

/** All sites of the form's type and option, loaded 900 at a time until there is no token. `stopped`: why there may be more; null if all were read. */
const useSimilarSites = () => {
  const bridge = useBridge()
  const [siteType, siteOption] = useWatch<SiteFormValues, ['siteType', 'siteOption']>({ name: ['siteType', 'siteOption'] })
  const { data, isLoading } = useQuery({
    queryKey: ['reference-sites', siteType, siteOption],
    queryFn: ({ signal }) => loadSites(bridge, siteType, siteOption, signal),
    enabled: siteType !== '' && siteOption !== '',
    staleTime: FRESH_FOR,
  })
  return { sites: data?.rows ?? NO_SITES, isLoading, stopped: data?.stopped ?? null }
}

/** The site whose catalogue is taken over; fixed for a site that belongs to a group. */
export const ReferenceSiteField = (props: FieldProps) => {
  const [groupId, subdomain, domain] = useWatch<SiteFormValues, ['groupId', 'subdomain', 'domain']>({ name: ['groupId', 'subdomain', 'domain'] })
  const { sites, isLoading, stopped } = useSimilarSites()
  const own = `${subdomain}.${domain}`
  const options = useMemo(
    () =>
      sites
        .filter((site) => site.domain !== own)
        .map((site) => ({ value: site.domain, label: site.companyName ? `${site.companyName} (${site.domain})` : site.domain })),
    [sites, own],
  )
  const isGrouped = groupId.trim() !== ''
  const hint = isGrouped ? 'A site with a group id keeps its reference site.' : pagingHint(stopped)
  return <ComboField {...props} options={options} isLoading={isLoading} disabled={isGrouped || props.disabled === true} hint={hint ?? props.hint} />
}

/** The group a site belongs to: chosen among those of similar sites, or typed. */
export const GroupIdField = (props: FieldProps) => {
  const { sites, isLoading, stopped } = useSimilarSites()
  const groups = useMemo(() => [...new Set(sites.flatMap(({ groupId }) => groupId ?? []))].sort().map((value) => ({ value, label: value })), [sites])
  const hint = pagingHint(stopped)
  return <ComboField {...props} options={groups} isLoading={isLoading} freeText hint={hint ?? props.hint} />
}
