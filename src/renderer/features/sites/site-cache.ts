import type { QueryClient } from '@tanstack/react-query'
import type { PlatformAnswer } from '#data/platform/execute-operation.ts'
import { platformQueryKey } from '#data/platform/use-read.ts'
import { GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import type { Site } from './site.ts'

const changeSites = (queries: QueryClient, change: (sites: readonly Site[]) => Site[]): void => {
  queries.setQueriesData<PlatformAnswer<GetSitesAdminQuery>>({ queryKey: platformQueryKey(GetSitesAdminDocument) }, (answer) =>
    answer === undefined ? undefined : { ...answer, data: { getSitesAdmin: change(answer.data.getSitesAdmin) } },
  )
}

/** Puts what the platform has accepted into the list on screen, without loading every site again. */
export const changeSite = (queries: QueryClient, siteId: string, change: Partial<Site>): void =>
  changeSites(queries, (sites) => sites.map((site) => (site.siteId === siteId ? { ...site, ...change } : site)))

/** Takes a deleted site out of the list on screen. */
export const removeSite = (queries: QueryClient, siteId: string): void => changeSites(queries, (sites) => sites.filter((site) => site.siteId !== siteId))
