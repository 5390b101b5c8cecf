import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { usePlatformMutation } from '#data/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#data/platform/use-platform-query.ts'
import { CreateSiteActionEventDocument, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NOTES_ADDED, SOMETHING_WENT_WRONG } from './messages.ts'
import type { NewNote } from './notes-panel/note.ts'

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'
const TOUCHED = [GetSiteActionEventsFilterDocument]

/**
 * Writes a note on a site: its category is the event's name. Says how it ended and answers whether it was written; the history is then read anew.
 */
export const useAddNote = (siteId: string): ((note: NewNote) => Promise<boolean>) => {
  const notify = useNotify()
  const queries = useQueryClient()
  const { mutateAsync: createEvent } = usePlatformMutation(CreateSiteActionEventDocument, { invalidates: TOUCHED })
  return useCallback(
    async ({ category, text }) => {
      try {
        await createEvent({ siteId, eventName: category, eventType: MANUAL, note: text })
        notify.success(NOTES_ADDED)
        return true
      } catch (cause) {
        notify.error(SOMETHING_WENT_WRONG, readableServerMessage(asPlatformFailure(cause).message))
        // Where no usable answer came the note may be there all the same: the history shows it.
        void queries.invalidateQueries({ queryKey: platformQueryKey(GetSiteActionEventsFilterDocument) })
        return false
      }
    },
    [createEvent, notify, queries, siteId],
  )
}
