import { useMemo } from 'react'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { Note } from './notes-panel/note.ts'
import { NotesPanel } from './notes-panel/notes-panel.tsx'
import { useAddNote } from './use-add-note.ts'
import { type SiteEvent, useSiteEvents } from './use-site-events.ts'

const noteOf = ({ id, createdAt, eventName, reason, createdBy, note }: SiteEvent): Note => ({
  id,
  createdAt,
  category: eventName,
  reason,
  user: createdBy,
  text: note,
})

export interface HistoryNotesProps {
  readonly siteId: string
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** The notes of a site, and the form for one more. */
export const HistoryNotes = ({ siteId, onDirtyChange }: HistoryNotesProps) => {
  const { rows, isReadingOn, stopped, failure, retry } = useSiteEvents(siteId)
  const gate = useWriteGate()
  const add = useAddNote(siteId)
  const notes = useMemo(() => rows?.map(noteOf), [rows])
  return (
    <NotesPanel
      notes={notes}
      isReadingOn={isReadingOn}
      notice={<PagingNotice stopped={stopped} onRetry={retry} />}
      failure={failure && { kind: failure.kind, message: readableServerMessage(failure.message) }}
      onRetry={retry}
      writesBlocked={gate.reason}
      onAdd={add}
      onDirtyChange={onDirtyChange}
    />
  )
}
