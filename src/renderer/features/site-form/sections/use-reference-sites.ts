import { useQuery } from '@tanstack/react-query'
import { executeOperation } from '#app/platform/execute-operation.ts'
import { GetSitesBySiteTypeAndOptionDocument, type GetSitesBySiteTypeAndOptionQuery } from '#generated/graphql.ts'

export type ReferenceSite = GetSitesBySiteTypeAndOptionQuery['getSitesBySiteTypeAndOption']['items'][number]

/** Sites that are asked for at a time. Source: CONST-004, CALL-008. */
const SITES_PER_FETCH = 900

/** Pickers take what is there: for so many milliseconds the sites are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_SITES: readonly ReferenceSite[] = []

const loadSites = async (siteType: string, siteOption: string, signal: AbortSignal): Promise<readonly ReferenceSite[]> => {
  const sites: ReferenceSite[] = []
  let nextToken: string | null = null
  do {
    const answer = await executeOperation(GetSitesBySiteTypeAndOptionDocument, { siteType, siteOption, limit: SITES_PER_FETCH, nextToken }, signal)
    const page: GetSitesBySiteTypeAndOptionQuery['getSitesBySiteTypeAndOption'] = answer.data.getSitesBySiteTypeAndOption
    sites.push(...page.items)
    ;({ nextToken } = page)
  } while (nextToken !== null && nextToken !== '')
  return sites
}

/** All sites of a type and option, asked for 900 at a time until there is no token. Source: SNEW-065, CALL-008. */
export const useReferenceSites = (siteType: string, siteOption: string): { readonly sites: readonly ReferenceSite[]; readonly isLoading: boolean } => {
  const { data, isLoading } = useQuery({
    queryKey: ['reference-sites', siteType, siteOption],
    queryFn: ({ signal }) => loadSites(siteType, siteOption, signal),
    enabled: siteType !== '' && siteOption !== '',
    staleTime: FRESH_FOR,
  })
  return { sites: data ?? NO_SITES, isLoading }
}
