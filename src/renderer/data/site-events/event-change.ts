import { CreateSiteActionEventDocument, type CreateSiteActionEventMutationVariables, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { executeOperation } from '../platform/execute-operation.ts'
import type { Change } from '../saving/send-confirmed.ts'

export interface SiteEvent {
  readonly siteId: string
  readonly eventName: string
  readonly note: string
  readonly reason: string | null
}

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'
const NEWEST = 20
/** How far the platform's clock may be behind this machine's, in seconds. */
const CLOCK_DIFFERENCE = 60

/** An entry in a site's history. It is looked for among the newest ones that were written since: the same words may have been noted before. */
export const eventChange = (bridge: Bridge, event: SiteEvent): Change => {
  let since = nowInSeconds()
  return {
    send: async (send, isRepeat) => {
      if (!isRepeat) since = nowInSeconds()
      const variables: CreateSiteActionEventMutationVariables = { ...event, eventType: MANUAL }
      await send(CreateSiteActionEventDocument, variables)
    },
    find: async () => ((await isThere(bridge, event, since - CLOCK_DIFFERENCE)) ? 'as-sent' : 'absent'),
  }
}

const isThere = async (bridge: Bridge, { siteId, eventName, note, reason }: SiteEvent, since: number): Promise<boolean> => {
  const { data } = await executeOperation(bridge, GetSiteActionEventsFilterDocument, { searchValue: JSON.stringify({ siteId }), skips: 0, limits: NEWEST })
  return data.getSiteActionEventsFilter.some(
    (entry) => entry.eventName === eventName && entry.note === note && (entry.reason ?? null) === reason && (entry.createdAt ?? since) >= since,
  )
}
