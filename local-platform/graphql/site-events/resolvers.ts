import { randomUUID } from 'node:crypto'
import { EVENT_TYPES } from '#shared/domain/note.ts'
import type { Resolvers, SiteActionEvent } from '../../generated/resolvers.ts'
import { requireOneOf, requireText } from '../argument-rules.ts'
import { invalid } from '../errors.ts'
import { requireSlice } from '../page-token.ts'
import { requireSite } from '../sites/access.ts'
import { siteEvents } from './event-table.ts'

const EVENTS_PER_READ = 100

export const siteEventResolvers: Resolvers = {
  Query: {
    getSiteActionEventsFilter: (_root, { searchValue, skips, limits }, context) => {
      const { siteId } = requireSite(context, { siteId: requireSearchedSite(searchValue) })
      return siteEvents.list(context.database, { siteId }, { ...requireSlice({ skips, limits }, EVENTS_PER_READ), newestFirst: true })
    },
  },

  Mutation: {
    createSiteActionEvent: (_root, { siteId, eventName, eventType, note, reason }, context) => {
      requireSite(context, { siteId })
      requireText(eventName, 'EVENT_NAME')
      requireOneOf(eventType, EVENT_TYPES, 'EVENT_TYPE')
      // What a person writes has a text; what a save writes may do without.
      if (eventType === 'MANUAL' && (note ?? '').trim() === '') throw invalid('NOTE_MUST_NOT_BE_EMPTY')
      const event: SiteActionEvent = {
        id: randomUUID(),
        siteId,
        eventName,
        eventType,
        note: note ?? null,
        reason: reason ?? null,
        createdAt: context.now(),
        createdBy: context.caller.userName,
      }
      siteEvents.insert(context.database, event)
      return event
    },
  },
}

/** `searchValue` is JSON text: the id of the site, bare or as `siteId` of an object (the source says only "JSON of siteId"). */
function requireSearchedSite(searchValue: string): string {
  let value: unknown
  try {
    value = JSON.parse(searchValue)
  } catch {
    throw invalid('SEARCH_VALUE_NOT_VALID')
  }
  const siteId = typeof value === 'object' && value !== null && 'siteId' in value ? value.siteId : value
  if (typeof siteId !== 'string') throw invalid('SEARCH_VALUE_NOT_VALID')
  return siteId
}
