import { CreateSiteActionEventDocument, type CreateSiteActionEventMutationVariables, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { executeOperation } from '../platform/execute-operation.ts'

/** What is noted in a site's history. */
export interface SiteEvent {
  readonly siteId: string
  readonly eventName: string
  readonly note: string
  readonly reason: string | null
}

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'
/** How far back a lost answer is looked for. */
const NEWEST = 20

/**
 * Notes something in a site's history. On a retry the newest entries are looked through first: the answer may have been lost, not the entry.
 * Throws a `PlatformFailure`. Source: SVC-070, SVC-075, SVC-082, CALL-056.
 */
export const writeEvent = async (event: SiteEvent, isRetry: boolean): Promise<void> => {
  const variables: CreateSiteActionEventMutationVariables = { ...event, eventType: MANUAL }
  if (isRetry && (await isThere(event))) return
  await executeOperation(CreateSiteActionEventDocument, variables)
}

const isThere = async ({ siteId, eventName, note, reason }: SiteEvent): Promise<boolean> => {
  const { data } = await executeOperation(GetSiteActionEventsFilterDocument, { searchValue: JSON.stringify({ siteId }), skips: 0, limits: NEWEST })
  return data.getSiteActionEventsFilter.some((entry) => entry.eventName === eventName && entry.note === note && (entry.reason ?? null) === reason)
}
