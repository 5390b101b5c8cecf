import { GetSitePagesByAdminDocument, type GetSitePagesByAdminQuery } from '#generated/graphql.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import { platformQueryKey } from '../platform/use-platform-query.ts'

export type MasterPage = GetSitePagesByAdminQuery['getSitePagesByAdmin']['items'][number]

/** Pages that are asked for at a time. Source: CONST-003, CALL-011. */
const PAGES_PER_FETCH = 70

/** All master pages, asked for until there is no token. Throws a `PlatformFailure`. Source: SNEW-117, PAGE-027, CALL-011. */
export const loadMasterPages = async (signal?: AbortSignal): Promise<readonly MasterPage[]> => {
  const pages: MasterPage[] = []
  let nextToken: string | null = null
  do {
    const answer = await executeOperation(GetSitePagesByAdminDocument, { limit: PAGES_PER_FETCH, nextToken }, signal)
    const page: GetSitePagesByAdminQuery['getSitePagesByAdmin'] = answer.data.getSitePagesByAdmin
    pages.push(...page.items)
    ;({ nextToken } = page)
  } while (nextToken !== null && nextToken !== '')
  return pages
}

/** The query of all master pages as TanStack Query wants it: whoever changes a page names `GetSitePagesByAdmin` among what it makes old. */
export const MASTER_PAGES_QUERY = {
  queryKey: [...platformQueryKey(GetSitePagesByAdminDocument), 'all'],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => loadMasterPages(signal),
}
