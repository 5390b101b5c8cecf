import { Divider, makeStyles, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { NoteRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { pageOf, rangeText } from '#components/data-table/pages.ts'
import { PageList } from '#components/data-table/table-footer.tsx'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { LongText } from '#components/long-text.tsx'
import { useSave } from '#data/saving/use-save.ts'
import { CreateSiteActionEventDocument, GetSiteActionEventsFilterDocument } from '#generated/graphql.ts'
import { LinesSkeleton, LoadState } from '#patterns/load-state/load-state.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import type { EVENT_TYPES } from '#shared/domain/note.ts'
import { HISTORY, HISTORY_FAILED, NO_NOTES, NOTES_ADDED, SOMETHING_WENT_WRONG } from '../messages.ts'
import { type SiteEvent, useSiteEvents } from '../use-site-events.ts'
import { type NewNote, NoteForm } from './note-form.tsx'

const NOTES_PER_PAGE = 5

/** In order, with their share of the width. */
const COLUMNS = [
  { title: 'Created date', width: '16ch' },
  { title: 'Category', width: '18ch' },
  { title: 'Reason', width: '16ch' },
  { title: 'User', width: '30ch' },
  { title: 'Note', width: 'auto' },
] as const

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  history: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: `calc(8 * ${tokens.lineHeightHero700})` },
  title: { margin: 0 },
  skeleton: { paddingBlock: tokens.spacingVerticalM },
  table: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // Room for five notes of one line: paging does not move what is below.
  rows: { minHeight: `calc(6 * ${tokens.lineHeightHero700})` },
  cell: { overflowWrap: 'anywhere', verticalAlign: 'top', paddingBlock: tokens.spacingVerticalSNudge },
  date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  footer: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, minHeight: '32px', color: tokens.colorNeutralForeground2 },
  count: { fontVariantNumeric: 'tabular-nums' },
})

const MANUAL: (typeof EVENT_TYPES)[number] = 'MANUAL'

interface HistoryNotesProps {
  readonly siteId: string
  /** Called when something typed would be lost, and when it no longer would. */
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** The notes of a site, five a page, and the form for one more. */
export const HistoryNotes = ({ siteId, onDirtyChange }: HistoryNotesProps) => {
  const styles = useStyles()
  const { rows, isReadingOn, stopped, failure, retry } = useSiteEvents(siteId)
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
      <NoteForm save={save} onDirtyChange={onDirtyChange} />
    </div>
  )
}

interface NoteTableProps {
  /** Newest first. */
  readonly notes: readonly SiteEvent[]
  /** Older ones are on their way. */
  readonly isReadingOn: boolean
}

/** The history, five a page. */
const NoteTable = ({ notes, isReadingOn }: NoteTableProps) => {
  const styles = useStyles()
  const [wanted, setWanted] = useState(1)
  // What was just written comes first: it is looked at, wherever one had paged to.
  const newest = notes[0]?.id
  const [shownNewest, setShownNewest] = useState(newest)
  if (newest !== shownNewest) {
    setShownNewest(newest)
    setWanted(1)
  }
  const page = pageOf(notes.length, NOTES_PER_PAGE, wanted)
  return (
    <div className={styles.table}>
      <div className={styles.rows}>
        <Table size="small" aria-label={HISTORY}>
          <TableHeader>
            <TableRow>
              {COLUMNS.map(({ title, width }) => (
                <TableHeaderCell key={title} style={{ width }}>
                  {title}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {notes.slice(page.start, page.end).map((note) => (
              <TableRow key={note.id}>
                <TableCell className={styles.cell}>
                  <span className={styles.date}>{formatDateTime(note.createdAt)}</span>
                </TableCell>
                {[note.eventName, note.reason, note.createdBy, note.note].map((text, index) => (
                  <TableCell key={COLUMNS[index + 1]?.title} className={styles.cell}>
                    <LongText text={text ?? ''} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      <div className={styles.footer}>
        <Text size={200} className={styles.count} role="status">
          {rangeText(page, notes.length)}
          {isReadingOn && ', loading older ones…'}
        </Text>
        <PageList current={page.number} count={page.count} onPage={setWanted} />
      </div>
    </div>
  )
}
