import { Button, Input, TableCell, TableRow } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { FILL_REQUIRED, SURE_TO_CANCEL } from '../messages.ts'
import type { Label } from './labels.ts'

interface LabelRowProps {
  readonly label: Label
  /** Why nothing can be saved now; null when it can. */
  readonly blocked: string | null
  readonly onSave: (label: Label) => Promise<boolean>
  /** Told when what is typed here differs from what is stored. */
  readonly onDirtyChange: (defaultName: string, isDirty: boolean) => void
}

/** A label: shown, or edited in place with Save and Cancel. */
export const LabelRow = ({ label, blocked, onSave, onDirtyChange }: LabelRowProps) => {
  const { defaultName, displayName } = label
  const notify = useNotify()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string | null): void => {
    setTyped(text)
    onDirtyChange(defaultName, text !== null && text !== displayName)
  }
  const save = async (): Promise<void> => {
    if (blocked !== null) return
    const text = (typed ?? '').trim()
    if (text === '') notify.show({ intent: 'warning', message: FILL_REQUIRED })
    else if (await onSave({ defaultName, displayName: text })) type(null)
  }
  return (
    <TableRow>
      <TableCell>{defaultName}</TableCell>
      <TableCell>
        {typed === null ? (
          displayName
        ) : (
          <Input
            aria-label={`Label of ${defaultName}`}
            value={typed}
            autoFocus
            onChange={(_, data) => type(data.value)}
            onKeyDown={(event) => event.key === 'Enter' && void save()}
          />
        )}
      </TableCell>
      <TableCell>
        {typed === null ? (
          <Button size="small" appearance="subtle" icon={<EditRegular />} aria-label={`Edit the label of ${defaultName}`} onClick={() => type(displayName)}>
            Edit
          </Button>
        ) : (
          <>
            <Button
              size="small"
              appearance="primary"
              disabledFocusable={blocked !== null}
              {...(blocked === null ? {} : { title: blocked })}
              onClick={() => void save()}
            >
              Save
            </Button>{' '}
            <ConfirmPopover question={SURE_TO_CANCEL} onConfirm={() => type(null)}>
              <Button size="small">Cancel</Button>
            </ConfirmPopover>
          </>
        )}
      </TableCell>
    </TableRow>
  )
}
