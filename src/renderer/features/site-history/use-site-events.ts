import { type PagedQueryResult, usePagedQuery } from '#data/platform/use-paged-query.ts'
import { GetSiteActionEventsFilterDocument, type GetSiteActionEventsFilterQuery } from '#generated/graphql.ts'
import { newestFirst } from '#shared/domain/date.ts'
import { atSkips, skipsPage } from '#shared/paging.ts'

/** A note, or what a save left behind. */
export type SiteEvent = GetSiteActionEventsFilterQuery['getSiteActionEventsFilter'][number]

const EVENTS_PER_READ = 100

const pageOf = (data: GetSiteActionEventsFilterQuery, skips: number) => skipsPage(data.getSiteActionEventsFilter, skips, EVENTS_PER_READ)
const rowId = ({ id }: SiteEvent): string => id

/** The history of a site, newest first; read on while a page was full. */
export const useSiteEvents = (siteId: string): PagedQueryResult<SiteEvent> =>
  usePagedQuery(GetSiteActionEventsFilterDocument, {
    variablesAt: (skips: number) => ({ searchValue: JSON.stringify({ siteId }), ...atSkips(skips, EVENTS_PER_READ) }),
    firstPlace: 0,
    pageOf,
    rowId,
    sorted: newestFirst,
  })
