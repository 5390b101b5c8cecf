import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { masterPagesQuery } from '#data/pages/master-pages.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { PagingStop } from '#shared/paging.ts'
import type { PickablePage } from './pages-picker-props.ts'

/** Master pages change seldom: for so many milliseconds they are not asked for again. */
const FRESH_FOR = 5 * 60_000

const NO_PAGES: readonly PickablePage[] = []

export interface MasterPages {
  /** The form holds pages by name, so that is their id here. */
  readonly pages: readonly PickablePage[]
  readonly isLoading: boolean
  /** Why there may be more of them; null where all were read. */
  readonly stopped: PagingStop | null
  readonly failure: string | null
  readonly retry: () => void
}

/** The pages that a new site can copy. */
export const useMasterPages = (): MasterPages => {
  const query = useQuery({ ...masterPagesQuery(useBridge()), staleTime: FRESH_FOR })
  const pages = useMemo(
    () =>
      query.data?.rows.map(({ pageName, displayName, pageFor, pageType, tags, value }) => ({
        id: pageName,
        pageName,
        displayName,
        pageFor,
        pageType,
        tags: tags ?? [],
        value,
      })) ?? NO_PAGES,
    [query.data],
  )
  return {
    pages,
    isLoading: query.isLoading,
    stopped: query.data?.stopped ?? null,
    failure: query.error === null ? null : readableServerMessage(asPlatformFailure(query.error).message),
    retry: () => void query.refetch(),
  }
}
