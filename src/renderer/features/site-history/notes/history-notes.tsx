import { Divider, makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { NoteRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { PageList } from '#components/data-table/table-footer.tsx'
import { pageOf, rangeText } from '#components/data-table/table-state.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { LongText } from '#components/long-text.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteActionEventDocument, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import { LinesSkeleton, LoadState } from '#patterns/load-state/load-state.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { HISTORY, HISTORY_FAILED, NO_NOTES, NOTES_ADDED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type SiteEvent, useSiteEvents } from '../use-site-events.ts'
import { type NewNote, NoteForm } from './note-form.tsx'

const NOTES_PER_PAGE = 5

const textOf = (of: (note: SiteEvent) => string | null) => (note: SiteEvent) => <LongText text={of(note) ?? ''} />

/** Only what switches a service off has a reason: without one the column is as wide as its title. */
export const noteColumns = (notes: readonly SiteEvent[]): readonly PlainColumn<SiteEvent>[] => [
  { title: 'Created date', width: '16ch', cell: ({ createdAt }) => <CreatedAt seconds={createdAt} /> },
  { title: 'Category', width: '15%', cell: textOf(({ eventName }) => eventName) },
  { title: 'Reason', width: notes.some(({ reason }) => reason) ? '12%' : '10ch', cell: textOf(({ reason }) => reason) },
  { title: 'User', width: '25%', cell: textOf(({ createdBy }) => createdBy) },
  { title: 'Note', width: 'auto', cell: textOf(({ note }) => note) },
]

const noteId = ({ id }: SiteEvent): string => id

const useStyles = makeStyles({
  history: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    minHeight: `calc(8 * ${tokens.lineHeightHero700} - ${tokens.spacingVerticalSNudge})`,
  },
  skeleton: { paddingBlock: tokens.spacingVerticalM },
  table: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // Room for five notes of one line: paging does not move what is below.
  rows: { minHeight: `calc(6 * ${tokens.lineHeightHero700})` },
  footer: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, minHeight: '32px', color: tokens.colorNeutralForeground2 },
})

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'

export const HistoryNotes = ({ siteId }: { readonly siteId: string }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const { rows, isReadingOn, stopped, failure, retry } = useSiteEvents(siteId)
  const save = useSave({
    sends: [CreateSiteActionEventDocument],
    run: ({ category, text: note }: NewNote, send) => send(CreateSiteActionEventDocument, { siteId, eventName: category, eventType: MANUAL, note }),
    invalidates: [GetSiteActionEventsFilterDocument],
    success: NOTES_ADDED,
    failed: SOMETHING_WENT_WRONG,
  })
  return (
    <div className={layout.stack}>
      <section className={styles.history} aria-label={HISTORY}>
        <Text as="h3" weight="semibold" size={400} className={layout.noMargin}>
          {HISTORY}
        </Text>
        <PagingNotice stopped={stopped} onRetry={retry} />
        <LoadState
          read={{ data: rows, failure, refetch: retry }}
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
      <NoteForm save={save} />
    </div>
  )
}

/** Pages of notes, newest first. `isReadingOn`: older ones are still being loaded. */
const NoteTable = ({ notes, isReadingOn }: { readonly notes: readonly SiteEvent[]; readonly isReadingOn: boolean }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [wanted, setWanted] = useState(1)
  // What was just written comes first: it is looked at, wherever one had paged to.
  const newest = notes[0]?.id
  const [shownNewest, setShownNewest] = useState(newest)
  if (newest !== shownNewest) {
    setShownNewest(newest)
    setWanted(1)
  }
  const page = pageOf(notes.length, NOTES_PER_PAGE, wanted)
  const columns = useMemo(() => noteColumns(notes), [notes])
  return (
    <div className={styles.table}>
      <div className={styles.rows}>
        <PlainTable label={HISTORY} columns={columns} rows={notes.slice(page.start, page.end)} rowKey={noteId} isTopAligned />
      </div>
      <div className={styles.footer}>
        <Text size={200} className={layout.numbers} role="status">
          {rangeText(page, notes.length)}
          {isReadingOn && ', loading older ones…'}
        </Text>
        <PageList current={page.number} count={page.count} onPage={setWanted} />
      </div>
    </div>
  )
}

const CreatedAt = ({ seconds }: { readonly seconds: number | null }) => {
  const layout = useLayoutStyles()
  return <span className={mergeClasses(layout.numbers, layout.noWrap)}>{formatDateTime(seconds)}</span>
}
