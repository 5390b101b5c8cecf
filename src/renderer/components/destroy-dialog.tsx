import { Button, Field, Input } from '@fluentui/react-components'
import { type SyntheticEvent, useState } from 'react'
import { ActionButton } from './action-button.tsx'
import { Dialog } from './dialog.tsx'
import { useLayoutStyles } from './layout-styles.ts'

interface DestroyDialogProps {
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
  const layout = useLayoutStyles()
  const [text, setText] = useState('')
  const isTyped = text.trim().toLowerCase() === typed.toLowerCase()
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (!isTyped) return
    onConfirm()
    onClose()
  }
  return (
    <Dialog
      isAlert
      title={question}
      width={480}
      contentClassName={layout.breaks}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>No</Button>
          <ActionButton type="submit" isDestructive reason={isTyped ? null : `Type ${typed} first.`}>
            {confirmLabel}
          </ActionButton>
        </>
      }
    >
      {detail !== undefined && <p className={layout.noMargin}>{detail}</p>}
      <Field label={`Type ${typed} to confirm`}>
        <Input value={text} autoComplete="off" spellCheck={false} onChange={(_, data) => setText(data.value)} />
      </Field>
    </Dialog>
  )
}
