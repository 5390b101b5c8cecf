import { GetSitePagesByAdminDocument, type GetSitePagesByAdminQuery } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { atToken, FIRST_TOKEN, type PagedRows, type PageToken, tokenPage } from '#shared/paging.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { readPagedList } from '../platform/use-paged-query.ts'
import { platformQueryKey } from '../platform/use-read.ts'

export type MasterPage = GetSitePagesByAdminQuery['getSitePagesByAdmin']['items'][number]

const PAGES_PER_FETCH = 70

const READING = {
  variablesAt: (token: PageToken) => ({ limit: PAGES_PER_FETCH, ...atToken(token) }),
  firstPlace: FIRST_TOKEN,
  pageOf: (data: GetSitePagesByAdminQuery) => tokenPage(data.getSitePagesByAdmin),
  rowId: ({ id }: MasterPage): string => id,
}

/** All master pages, asked for until there is no token. Throws a `PlatformFailure`. */
export const loadMasterPages = (bridge: Bridge, signal?: AbortSignal): Promise<PagedRows<MasterPage>> =>
  readPagedList(bridge, GetSitePagesByAdminDocument, READING, { signal })

/** The master page of a name; undefined when there is none. Throws a `PlatformFailure`, also where the list ended before it was whole. */
export const findMasterPage = async (bridge: Bridge, pageName: string, signal?: AbortSignal): Promise<MasterPage | undefined> => {
  const { rows, stopped } = await loadMasterPages(bridge, signal)
  const found = rows.find((page) => page.pageName === pageName)
  if (found === undefined && stopped !== null) throw new PlatformFailure({ kind: 'invalid-answer', message: 'The list of pages is not whole.' })
  return found
}

/** The query of all master pages as TanStack Query wants it: whoever changes a page names `GetSitePagesByAdmin` among what it makes old. */
export const masterPagesQuery = (bridge: Bridge) => ({
  queryKey: [...platformQueryKey(GetSitePagesByAdminDocument), 'all'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadMasterPages(bridge, signal),
})
