import { useMemo } from 'react'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useRead } from '#data/platform/use-read.ts'
import { GetSitesAdminForOutletsDocument } from '#generated/graphql.ts'
import type { OutletSite } from './outlet-values.ts'

/** Pickers take what is there: for this many milliseconds the sites are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_SITES: readonly OutletSite[] = []

export interface OutletSites {
  /** Those that belong to no owner of outlets yet: a site has one at most. */
  readonly free: readonly OutletSite[]
  readonly isLoading: boolean
  readonly failure: PlatformFailure | null
  readonly refetch: () => void
}

/** The sites that can become outlets. */
export const useOutletSites = (): OutletSites => {
  const { data, error, isFetching, refetch } = useRead(GetSitesAdminForOutletsDocument, {}, { staleTime: FRESH_FOR, structuralSharing: false })
  const sites = data?.getSitesAdmin ?? NO_SITES
  const free = useMemo(() => sites.filter(({ groupId }) => !groupId), [sites])
  return { free, isLoading: data === undefined && isFetching, failure: isFetching ? null : error, refetch: () => void refetch() }
}
