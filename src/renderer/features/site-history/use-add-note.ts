import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNotify } from '#app/notifications/use-notify.ts'
import { asPlatformFailure } from '#app/platform/platform-failure.ts'
import { usePlatformMutation } from '#app/platform/use-platform-mutation.ts'
import { platformQueryKey } from '#app/platform/use-platform-query.ts'
import type { NewNote } from '#components/notes-panel/note.ts'
import { CreateSiteActionEventDocument, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { NOTES_ADDED, SOMETHING_WENT_WRONG } from './messages.ts'

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'
const TOUCHED = [GetSiteActionEventsFilterDocument]

/**
 * Writes a note on a site: its category is the event's name. Says how it ended and answers whether it was written; the history is then read anew.
 * Source: NOTE-008 to NOTE-012, NOTES-012, NOTES-014 to NOTES-017.
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
