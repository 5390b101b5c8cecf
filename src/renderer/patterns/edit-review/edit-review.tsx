import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  MessageBar,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { SaveProblem } from '#components/form/create-bar.tsx'
import type { ReviewChoice, ReviewRow } from './review-row.ts'
import { ReviewTable } from './review-table.tsx'

const useStyles = makeStyles({
  surface: { maxWidth: '960px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxHeight: '65vh' },
  rows: { minHeight: 0, overflowY: 'auto' },
})

export interface EditReviewProps {
  readonly title: string
  /** In the order of the form. */
  readonly rows: readonly ReviewRow[]
  /** What was chosen where the record changed in the meantime, by row id. Save waits until every such row has one. */
  readonly choices: Readonly<Record<string, ReviewChoice>>
  readonly onChoose: (id: string, choice: ReviewChoice) => void
  readonly isSaving: boolean
  /** Why the last try to save failed, null when it did not. */
  readonly failure: string | null
  /** Where it is not known whether it failed: looks it up again. */
  readonly onLookAgain?: (() => void) | null
  /** Why nothing can be saved now, such as offline; null when it can. */
  readonly reason?: string | null
  readonly saveLabel?: string
  /** What is saved, for "The site was changed by another user"; a site when absent. */
  readonly record?: string
  readonly onSave: () => void
  /** Back to the form; nothing is lost. */
  readonly onClose: () => void
  /** What else the save needs, such as notes. */
  readonly children?: ReactNode
}

/** Before a save: field, from, to, by section; and where another user changed the record, theirs and yours to choose from. */
export const EditReview = ({
  title,
  rows,
  choices,
  onChoose,
  isSaving,
  failure,
  onLookAgain = null,
  reason = null,
  saveLabel = 'Save',
  record = 'site',
  onSave,
  onClose,
  children,
}: EditReviewProps) => {
  const styles = useStyles()
  const refocus = useOpener()
  const close = (): void => {
    onClose()
    refocus()
  }
  const conflicts = rows.filter((row) => row.theirs !== undefined)
  const open = conflicts.filter((row) => choices[row.id] === undefined).length
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && !isSaving && close()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent className={styles.content}>
            {conflicts.length > 0 && (
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>The {record} was changed by another user since you opened it. Choose for each such field which value is saved.</MessageBarBody>
              </MessageBar>
            )}
            <SaveProblem problem={failure === null ? null : { text: failure, onLookAgain }} isBusy={isSaving} />
            {/* Scrolls by itself, so that a message above stays in sight. */}
            <section
              className={styles.rows}
              aria-label="Changes by section"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
              tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
            >
              <ReviewTable rows={rows} choices={choices} onChoose={onChoose} isDisabled={isSaving} />
            </section>
            {children}
          </DialogContent>
          <DialogActions>
            <Button onClick={close} disabled={isSaving}>
              Back to the form
            </Button>
            <ActionButton appearance="primary" reason={reason} isPending={isSaving} isDisabled={open > 0} onClick={onSave}>
              {open === 0 ? saveLabel : `${saveLabel} (${open} to choose)`}
            </ActionButton>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}
