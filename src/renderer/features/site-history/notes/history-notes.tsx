import { Divider, makeStyles, Text, tokens } from '@fluentui/react-components'
import { NoteRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteActionEventDocument, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import { LinesSkeleton, LoadState } from '#patterns/load-state/load-state.tsx'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { HISTORY, HISTORY_FAILED, NO_NOTES, NOTES_ADDED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type SiteEvent, useSiteEvents } from '../use-site-events.ts'
import type { NewNote, Note } from './note.ts'
import { NoteForm } from './note-form.tsx'
import { NOTES_PER_PAGE, NoteTable } from './note-table.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  history: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: `calc(8 * ${tokens.lineHeightHero700})` },
  title: { margin: 0 },
  skeleton: { paddingBlock: tokens.spacingVerticalM },
})

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'

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
  /** Called when something typed would be lost, and when it no longer would. */
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** The notes of a site, five a page, and the form for one more. */
export const HistoryNotes = ({ siteId, onDirtyChange }: HistoryNotesProps) => {
  const styles = useStyles()
  const { rows, isReadingOn, stopped, failure, retry } = useSiteEvents(siteId)
  const notes = useMemo(() => rows?.map(noteOf), [rows])
  const save = useSave({
    run: ({ category, text }: NewNote, send) => send(CreateSiteActionEventDocument, { siteId, eventName: category, eventType: MANUAL, note: text }),
    invalidates: [GetSiteActionEventsFilterDocument],
    success: NOTES_ADDED,
    failed: SOMETHING_WENT_WRONG,
  })
  return (
    <div className={styles.root}>
      <section className={styles.history} aria-label={HISTORY}>
        <Text as="h3" weight="semibold" size={400} className={styles.title}>
          {HISTORY}
        </Text>
        <PagingNotice stopped={stopped} onRetry={retry} />
        <LoadState
          read={{ data: notes, failure, refetch: retry }}
          what={HISTORY_FAILED}
          skeleton={
            <div className={styles.skeleton}>
              <LinesSkeleton label="Loading the history" lines={NOTES_PER_PAGE} size={16} isBare />
            </div>
          }
          hasStaleNotice
          empty={{
            isEmpty: (shown) => shown.length === 0,
            icon: NoteRegular,
            title: NO_NOTES,
            explanation: 'Notes, and what is logged when something is saved, appear here.',
          }}
        >
          {(shown) => <NoteTable notes={shown} isReadingOn={isReadingOn} />}
        </LoadState>
      </section>
      <Divider />
      <NoteForm save={save} onDirtyChange={onDirtyChange} />
    </div>
  )
}
