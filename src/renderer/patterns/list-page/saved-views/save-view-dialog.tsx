import { Button, Checkbox, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle, Field, Input } from '@fluentui/react-components'
import { useState } from 'react'
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

  const submit = (): void => {
    setTried(true)
    if (problem === null) onSave(name, isDefault)
  }
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <DialogBody>
            <DialogTitle>Save this view</DialogTitle>
            <DialogContent>
              <Field label="Name" required {...(wasTried && problem !== null ? { validationMessage: problem } : {})}>
                <Input value={name} onChange={(_, data) => setName(data.value)} />
              </Field>
              <Checkbox label="Open the list with it" checked={isDefault} onChange={(_, data) => setDefault(data.checked === true)} />
            </DialogContent>
            <DialogActions>
              <Button onClick={onClose}>Cancel</Button>
              <Button appearance="primary" type="submit">
                Save
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}
