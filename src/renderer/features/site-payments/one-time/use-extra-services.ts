import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { executeOperation } from '#app/platform/execute-operation.ts'
import type { PlatformFailure } from '#app/platform/platform-failure.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import { GetSiteExtraServicesBySiteIdDocument, type GetSiteExtraServicesBySiteIdQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/newest-first.ts'

type Page = GetSiteExtraServicesBySiteIdQuery['getSiteExtraServicesBySiteId']
/** A one-time service bought for a site. Source: ENT-010. */
export type ExtraService = Page['items'][number]

/** Source: SVC-043, CALL-020, CONST-002. */
const PER_FETCH = 30

export interface ExtraServices {
  /** Newest first; undefined while none were loaded. Source: CALL-027. */
  readonly services: readonly ExtraService[] | undefined
  readonly failure: PlatformFailure | null
  readonly hasMore: boolean
  readonly isLoadingMore: boolean
  readonly loadMore: () => void
  readonly refetch: () => void
}

/** The one-time services of a site, page by page. */
export const useExtraServices = (siteId: string): ExtraServices => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    Page,
    PlatformFailure,
    { pages: Page[] },
    readonly unknown[],
    string | null
  >({
    queryKey: [...platformQueryKey(GetSiteExtraServicesBySiteIdDocument, { siteId }), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const answer = await executeOperation(GetSiteExtraServicesBySiteIdDocument, { siteId, limit: PER_FETCH, nextToken: pageParam }, signal)
      return answer.data.getSiteExtraServicesBySiteId
    },
    initialPageParam: null,
    getNextPageParam: ({ nextToken }) => nextToken || null,
  })
  const services = useMemo(() => data && newestFirst(data.pages.flatMap(({ items }) => items)), [data])
  return {
    services,
    failure: error,
    hasMore: hasNextPage,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    refetch: () => void refetch(),
  }
}
