import { Button, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Popover } from '#components/on-screen/popover.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { ENTER_NOTES } from './messages.ts'

const useStyles = makeStyles({
  surface: { width: '340px', maxWidth: '100vw', boxSizing: 'border-box' },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: tokens.spacingHorizontalS },
})

interface NotesPopoverProps {
  /** What is confirmed: "Set Lunch to Inactive?" */
  readonly question: string
  readonly confirmLabel: string
  /** The control that was pressed: it points there, and the focus goes back there. */
  readonly target: HTMLElement
  /** Something is being sent: it stays open and nothing more can be pressed. */
  readonly isBusy: boolean
  /** Why nothing can be sent now (offline); null when it can. */
  readonly blocked: string | null
  /** Called with notes that are not blank. */
  readonly onConfirm: (notes: string) => void
  readonly onClose: () => void
  /** What came of the last try, in place of the notes. */
  readonly children?: ReactNode
}

/** Confirms a save of a menu and asks for the notes it needs. */
export const NotesPopover = ({ question, confirmLabel, target, isBusy, blocked, onConfirm, onClose, children }: NotesPopoverProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const notify = useNotify()
  const questionId = useId()
  const [field, setField] = useState<HTMLTextAreaElement | null>(null)
  const [notes, setNotes] = useState('')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => field?.focus(), [field])

  const close = (): void => {
    if (isBusy) return
    onClose()
    target.focus()
  }
  const confirm = (): void => {
    if (isBusy || blocked !== null) return
    if (notes.trim() !== '') {
      onConfirm(notes.trim())
      return
    }
    setMissing(true)
    notify.error(ENTER_NOTES)
    field?.focus()
  }
  return (
    // A click elsewhere, such as on the message that something is missing, does not throw away what was typed.
    <Popover
      trapFocus
      withArrow
      target={target}
      // Keeps the next step after a half-done save, even if the row disappears.
      onClose={(how) => (how === 'by-key' || (how === 'target-gone' && (children ?? null) === null)) && close()}
      className={styles.surface}
      role="alertdialog"
      aria-labelledby={questionId}
    >
      <form
        noValidate
        className={layout.stack}
        onSubmit={(event) => {
          event.preventDefault()
          // React passes it up to the form that opened this one.
          event.stopPropagation()
          confirm()
        }}
      >
        <Text weight="semibold" id={questionId}>
          {question}
        </Text>
        {children ?? (
          <>
            <CleanedField label="Notes" required {...(isMissing && notes.trim() === '' ? { validationMessage: ENTER_NOTES } : {})}>
              <Textarea ref={setField} rows={3} value={notes} disabled={isBusy} onChange={(_, data) => setNotes(data.value)} />
            </CleanedField>
            <div className={styles.actions}>
              <Button size="small" onClick={close} disabled={isBusy}>
                Cancel
              </Button>
              <ActionButton type="submit" size="small" appearance="primary" reason={blocked} isPending={isBusy}>
                {confirmLabel}
              </ActionButton>
            </div>
          </>
        )}
      </form>
    </Popover>
  )
}
