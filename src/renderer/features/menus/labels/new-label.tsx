import { Field, Input, makeStyles, Select, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useId, useState } from 'react'
import { useController } from 'react-hook-form'
import { ActionButton } from '#components/action-button.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import { FILL_REQUIRED } from '../messages.ts'
import { useLabelEdit } from './label-editor.ts'

const useStyles = makeStyles({
  line: { display: 'grid', gridTemplateColumns: '1fr 1fr auto', columnGap: tokens.spacingHorizontalM, alignItems: 'end' },
})

interface NewLabelProps {
  readonly domain: string
  /** The names that have no label yet. */
  readonly names: readonly string[]
}

/** Adds a label: one of the names left, and its text. */
export const NewLabel = ({ domain, names }: NewLabelProps) => {
  const styles = useStyles()
  const notify = useNotify()
  const id = useId()
  const [name, setName] = useState('')
  const { methods, edit } = useLabelEdit(domain, { defaultName: name, displayName: '' }, () => setName(''))
  const { field } = useController({ control: methods.control, name: 'displayName' })
  return (
    <form
      noValidate
      className={styles.line}
      onSubmit={(event) => {
        event.preventDefault()
        if (name === '' || field.value.trim() === '') notify.show({ intent: 'warning', message: FILL_REQUIRED })
        else edit.submit()
      }}
    >
      <Field label={{ children: 'Label', htmlFor: `${id}-name` }} required>
        <Select id={`${id}-name`} value={name} onChange={(_, data) => setName(data.value)}>
          <option value="">Select a label</option>
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </Field>
      <Field label="Text" required>
        <Input value={field.value} onChange={(_, data) => field.onChange(data.value)} />
      </Field>
      <ActionButton type="submit" icon={<AddRegular />} reason={edit.reason} isPending={edit.isBusy}>
        Add
      </ActionButton>
      {edit.dialogs}
    </form>
  )
}
