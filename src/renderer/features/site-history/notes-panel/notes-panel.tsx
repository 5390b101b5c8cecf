import {
  Button,
  Divider,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeStyles,
  Skeleton,
  SkeletonItem,
  Text,
  tokens,
} from '@fluentui/react-components'
import { NoteRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import type { FailureKind } from '#shared/result.ts'
import { HISTORY, HISTORY_FAILED, NO_NOTES } from './messages.ts'
import type { NewNote, Note } from './note.ts'
import { NoteForm } from './note-form.tsx'
import { NOTES_PER_PAGE, NoteTable } from './note-table.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  history: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minHeight: `calc(8 * ${tokens.lineHeightHero700})` },
  title: { margin: 0 },
  skeleton: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, paddingBlock: tokens.spacingVerticalM },
})

const SKELETON_ROWS = Array.from({ length: NOTES_PER_PAGE }, (_, row) => row)

export interface NotesPanelProps {
  /** Newest first; undefined until they are there. */
  readonly notes: readonly Note[] | undefined
  /** Older ones are on their way. */
  readonly isReadingOn: boolean
  /** What must be known before the history is read: a message bar. */
  readonly notice?: ReactNode
  /** Why the history, or its older part, could not be had. */
  readonly failure: { readonly kind: FailureKind; readonly message: string } | null
  readonly onRetry: () => void
  /** Why nothing can be written now (offline); null when it can. */
  readonly writesBlocked: string | null
  /** Writes a note, says how it ended, and answers whether it was written. */
  readonly onAdd: (note: NewNote) => Promise<boolean>
  /** Told whether something typed would be lost. */
  readonly onDirtyChange?: (isDirty: boolean) => void
}

/** The history of notes of one record, and the form for one more. */
export const NotesPanel = ({ notes, isReadingOn, notice, failure, onRetry, writesBlocked, onAdd, onDirtyChange }: NotesPanelProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      <section className={styles.history} aria-label={HISTORY}>
        <Text as="h3" weight="semibold" size={400} className={styles.title}>
          {HISTORY}
        </Text>
        {notice}
        {notes === undefined && failure === null && (
          <Skeleton aria-label="Loading the history" className={styles.skeleton}>
            {SKELETON_ROWS.map((row) => (
              <SkeletonItem key={row} size={16} />
            ))}
          </Skeleton>
        )}
        {notes === undefined && failure !== null && <FailureState what={HISTORY_FAILED} failure={failure} onRetry={onRetry} />}
        {notes !== undefined && failure !== null && (
          <MessageBar intent="error">
            <MessageBarBody>
              <MessageBarTitle>{HISTORY_FAILED}</MessageBarTitle>
              What shows may be old or not all. {failure.message}
            </MessageBarBody>
            <MessageBarActions>
              <Button onClick={onRetry}>Retry</Button>
            </MessageBarActions>
          </MessageBar>
        )}
        {notes?.length === 0 && <EmptyState icon={NoteRegular} title={NO_NOTES} explanation="What people note and what saves leave behind shows here." />}
        {notes !== undefined && notes.length > 0 && <NoteTable notes={notes} isReadingOn={isReadingOn} />}
      </section>
      <Divider />
      <NoteForm writesBlocked={writesBlocked} onAdd={onAdd} onDirtyChange={onDirtyChange} />
    </div>
  )
}
