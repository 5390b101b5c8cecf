import { makeStyles, Table, TableBody, TableCell, TableHeader, TableHeaderCell, TableRow, Text, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { PageList } from '#components/data-table/page-list.tsx'
import { pageOf, rangeText } from '#components/data-table/pages.ts'
import { LongText } from '#components/long-text.tsx'
import { formatDateTime } from '#shared/domain/date.ts'
import { HISTORY } from '../messages.ts'
import type { Note } from './note.ts'

export const NOTES_PER_PAGE = 5

/** In order, with their share of the width. */
const COLUMNS = [
  { title: 'Created date', width: '16ch' },
  { title: 'Category', width: '18ch' },
  { title: 'Reason', width: '16ch' },
  { title: 'User', width: '30ch' },
  { title: 'Note', width: 'auto' },
] as const

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS },
  // Room for five notes of one line: paging does not move what is below.
  rows: { minHeight: `calc(6 * ${tokens.lineHeightHero700})` },
  cell: { overflowWrap: 'anywhere', verticalAlign: 'top', paddingBlock: tokens.spacingVerticalSNudge },
  date: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  footer: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalL, minHeight: '32px', color: tokens.colorNeutralForeground2 },
  count: { fontVariantNumeric: 'tabular-nums' },
})

export interface NoteTableProps {
  /** Newest first. */
  readonly notes: readonly Note[]
  /** Older ones are on their way. */
  readonly isReadingOn: boolean
}

/** The history, five a page. */
export const NoteTable = ({ notes, isReadingOn }: NoteTableProps) => {
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
    <div className={styles.root}>
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
                {[note.category, note.reason, note.user, note.text].map((text, index) => (
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
