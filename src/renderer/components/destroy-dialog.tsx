import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { type SyntheticEvent, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { useOpener } from './dialog-leaving/use-opener.ts'

const useStyles = makeStyles({
  surface: { maxWidth: '480px' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, overflowWrap: 'anywhere' },
  detail: { margin: 0 },
})

export interface DestroyDialogProps {
  /** The question, as the spec words it: "Sure to delete?" */
  readonly question: string
  /** Names what is lost: "aditi.example and everything in it". */
  readonly detail?: string
  /** What has to be typed before the confirming button works: the site's domain. */
  readonly typed: string
  readonly confirmLabel?: string
  readonly onConfirm: () => void
  /** Called when the dialog is over, confirmed or not; after `onConfirm`. */
  readonly onClose: () => void
}

/**
 * Asks before customer data is destroyed for good: the name of what is destroyed has to be typed. Everything that can be made again is asked
 * for with `ConfirmPopover`.
 */
export const DestroyDialog = ({ question, detail, typed, confirmLabel = 'Delete', onConfirm, onClose }: DestroyDialogProps) => {
  const styles = useStyles()
  const refocus = useOpener()
  const [text, setText] = useState('')
  const isTyped = text.trim().toLowerCase() === typed.toLowerCase()
  const close = (): void => {
    onClose()
    refocus()
  }
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isTyped) return
    onConfirm()
    close()
  }
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface className={styles.surface} backdrop={{ appearance: 'dimmed' }}>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>{question}</DialogTitle>
            <DialogContent className={styles.content}>
              {detail !== undefined && <p className={styles.detail}>{detail}</p>}
              <Field label={`Type ${typed} to confirm`}>
                <Input value={text} autoComplete="off" spellCheck={false} onChange={(_, data) => setText(data.value)} />
              </Field>
            </DialogContent>
            <DialogActions>
              <Button onClick={close}>No</Button>
              <ActionButton type="submit" isDestructive reason={isTyped ? null : `Type ${typed} first.`}>
                {confirmLabel}
              </ActionButton>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
