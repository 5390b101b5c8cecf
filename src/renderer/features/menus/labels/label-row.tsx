import { Button, Input, TableCell, TableRow } from '@fluentui/react-components'
import { EditRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { FILL_REQUIRED, SURE_TO_CANCEL } from '../messages.ts'
import { useLabelEdit } from './label-editor.ts'
import type { Label } from './labels.ts'

interface LabelRowProps {
  readonly domain: string
  readonly label: Label
}

/** A label: shown, or edited in place with Save and Cancel. */
export const LabelRow = ({ domain, label }: LabelRowProps) => {
  const { defaultName, displayName } = label
  // As it was when the edit began: what others save does not change it.
  const [edited, setEdited] = useState<Label | null>(null)
  if (edited !== null) return <EditedRow domain={domain} label={edited} onDone={() => setEdited(null)} />
  return (
    <TableRow>
      <TableCell>{defaultName}</TableCell>
      <TableCell>{displayName}</TableCell>
      <TableCell>
        <Button size="small" appearance="subtle" icon={<EditRegular />} aria-label={`Edit the label of ${defaultName}`} onClick={() => setEdited(label)}>
          Edit
        </Button>
      </TableCell>
    </TableRow>
  )
}

const EditedRow = ({ domain, label, onDone }: LabelRowProps & { readonly onDone: () => void }) => {
  const { defaultName } = label
  const notify = useNotify()
  const { methods, edit } = useLabelEdit(domain, label, onDone)
  const { field } = useController({ control: methods.control, name: 'displayName' })
  const save = (): void => {
    if (field.value.trim() === '') notify.show({ intent: 'warning', message: FILL_REQUIRED })
    else edit.submit()
  }
  return (
    <TableRow>
      <TableCell>{defaultName}</TableCell>
      <TableCell>
        <Input
          aria-label={`Label of ${defaultName}`}
          value={field.value}
          autoFocus
          onChange={(_, data) => field.onChange(data.value)}
          onKeyDown={(event) => event.key === 'Enter' && save()}
        />
      </TableCell>
      <TableCell>
        <ActionButton size="small" appearance="primary" reason={edit.reason} isPending={edit.isBusy} onClick={save}>
          Save
        </ActionButton>{' '}
        <ConfirmPopover question={SURE_TO_CANCEL} onConfirm={onDone}>
          <Button size="small">Cancel</Button>
        </ConfirmPopover>
        {edit.dialogs}
      </TableCell>
    </TableRow>
  )
}
