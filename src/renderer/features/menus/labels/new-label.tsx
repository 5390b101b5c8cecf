import { Button, Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import { FILL_REQUIRED } from '../messages.ts'
import type { Label } from './labels.ts'

const useStyles = makeStyles({
  line: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', columnGap: tokens.spacingHorizontalM, alignItems: 'end' },
})

interface NewLabelProps {
  /** The names that have no label yet. */
  readonly names: readonly string[]
  readonly blocked: string | null
  readonly onSave: (label: Label) => Promise<boolean>
  readonly onDirtyChange: (isDirty: boolean) => void
}

/** Adds a label: one of the names left, and its text. */
export const NewLabel = ({ names, blocked, onSave, onDirtyChange }: NewLabelProps) => {
  const styles = useStyles()
  const notify = useNotify()
  const id = useId()
  const [label, setLabel] = useState<Label>({ defaultName: '', displayName: '' })
  const change = (next: Label): void => {
    setLabel(next)
    onDirtyChange(next.defaultName !== '' || next.displayName !== '')
  }
  const add = async (): Promise<void> => {
    if (blocked !== null) return
    const displayName = label.displayName.trim()
    if (label.defaultName === '' || displayName === '') notify.show({ intent: 'warning', message: FILL_REQUIRED })
    else if (await onSave({ ...label, displayName })) change({ defaultName: '', displayName: '' })
  }
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
    >
      <Field label={{ children: 'Label', htmlFor: `${id}-name` }} required>
        <Select id={`${id}-name`} value={label.defaultName} onChange={(_, data) => change({ ...label, defaultName: data.value })}>
          <option value="">Select a label</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <Field label="Text" required>
        <Input value={label.displayName} onChange={(_, data) => change({ ...label, displayName: data.value })} />
      </Field>
      <Button type="submit" icon={<AddRegular />} disabledFocusable={blocked !== null} {...(blocked === null ? {} : { title: blocked })}>
        Add
      </Button>
    </form>
  )
}
