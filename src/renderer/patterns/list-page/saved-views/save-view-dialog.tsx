import { Button, Checkbox, Field, Input } from '@fluentui/react-components'
import { type SyntheticEvent, useState } from 'react'
import { Dialog } from '#components/dialog.tsx'
import { nameProblem, type ViewList } from './view-list.ts'

interface SaveViewDialogProps {
  readonly views: ViewList
  readonly onSave: (name: string, isDefault: boolean) => void
  readonly onClose: () => void
}

/** Asks for the name of a new view. */
export const SaveViewDialog = ({ views, onSave, onClose }: SaveViewDialogProps) => {
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const [wasTried, setTried] = useState(false)
  const problem = nameProblem(views, name)

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problem === null) onSave(name, isDefault)
  }
  return (
    <Dialog
      title="Save this view"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button appearance="primary" type="submit">
            Save
          </Button>
        </>
      }
    >
      <Field label="Name" required {...(wasTried && problem !== null ? { validationMessage: problem } : {})}>
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
      <Checkbox label="Open the list with it" checked={isDefault} onChange={(_, data) => setDefault(data.checked === true)} />
    </Dialog>
  )
}
