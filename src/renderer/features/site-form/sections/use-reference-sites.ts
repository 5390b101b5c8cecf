import { useQuery } from '@tanstack/react-query'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { readPagedList } from '#data/platform/read-paged-list.ts'
import { GetSitesBySiteTypeAndOptionDocument, type GetSitesBySiteTypeAndOptionQuery } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { atToken, FIRST_TOKEN, type PagedRows, type PageToken, type PagingStop, tokenPage } from '#shared/paging.ts'

export type ReferenceSite = GetSitesBySiteTypeAndOptionQuery['getSitesBySiteTypeAndOption']['items'][number]

/** Sites that are asked for at a time. */
const SITES_PER_FETCH = 900

/** Pickers take what is there: for so many milliseconds the sites are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_SITES: readonly ReferenceSite[] = []
const pageOf = (data: GetSitesBySiteTypeAndOptionQuery) => tokenPage(data.getSitesBySiteTypeAndOption)
const rowId = ({ domain }: ReferenceSite): string => domain

const loadSites = (bridge: Bridge, siteType: string, siteOption: string, signal: AbortSignal): Promise<PagedRows<ReferenceSite>> => {
  const variablesAt = (token: PageToken) => ({ siteType, siteOption, limit: SITES_PER_FETCH, ...atToken(token) })
  return readPagedList(bridge, GetSitesBySiteTypeAndOptionDocument, { variablesAt, firstPlace: FIRST_TOKEN, pageOf, rowId }, { signal })
}

export interface ReferenceSites {
  readonly sites: readonly ReferenceSite[]
  readonly isLoading: boolean
  /** Why there may be more of them; null where all were read. */
  readonly stopped: PagingStop | null
}

/** All sites of a type and option, asked for 900 at a time until there is no token. */
export const useReferenceSites = (siteType: string, siteOption: string): ReferenceSites => {
  const bridge = useBridge()
  const { data, isLoading } = useQuery({
    queryKey: ['reference-sites', siteType, siteOption],
    queryFn: ({ signal }) => loadSites(bridge, siteType, siteOption, signal),
    enabled: siteType !== '' && siteOption !== '',
    staleTime: FRESH_FOR,
  })
  return { sites: data?.rows ?? NO_SITES, isLoading, stopped: data?.stopped ?? null }
}
