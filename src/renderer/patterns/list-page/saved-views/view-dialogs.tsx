import { Button, Checkbox, Field, Input, makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular, DeleteRegular } from '@fluentui/react-icons'
import { type SyntheticEvent, useState } from 'react'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { changeView, deleteView, nameProblem, type ViewList } from './saved-views.tsx'

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

/** The name of a view, changed in place: taken over by Enter or on leaving, given back when it cannot be taken. */
const ViewNameField = ({ view, views, onRename }: { readonly view: SavedView; readonly views: ViewList; readonly onRename: (name: string) => void }) => {
  const [name, setName] = useState(view.name)
  const problem = nameProblem(views, name, view.id)

  const take = (): void => {
    if (problem !== null) setName(view.name)
    else if (name.trim() !== view.name) onRename(name.trim())
  }
  return (
    <Field {...(problem === null ? {} : { validationMessage: problem })}>
      <Input
        aria-label={`Name of ${view.name}`}
        value={name}
        onChange={(_, data) => setName(data.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
    </Field>
  )
}

const useStyles = makeStyles({ view: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS } })

interface ManageViewsDialogProps {
  readonly views: ViewList
  /** What a view takes over when it is updated: the list's part of the address now. */
  readonly search: string
  readonly onChange: (views: ViewList) => void
  readonly onClose: () => void
}

/** Renames, updates and deletes views, and sets the one that the list opens with. Every change is kept at once. */
export const ManageViewsDialog = ({ views, search, onChange, onClose }: ManageViewsDialogProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  return (
    <Dialog
      title="Manage views"
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={layout.list}>
        {views.saved.map((view) => (
          <li key={view.id} className={styles.view}>
            <div className={layout.grow}>
              <ViewNameField view={view} views={views} onRename={(name) => onChange(changeView(views, view.id, { name }))} />
            </div>
            <Switch
              label="Default"
              aria-label={`Open the list with ${view.name}`}
              checked={view.id === views.defaultId}
              onChange={(_, data) => onChange({ ...views, defaultId: data.checked ? view.id : null })}
            />
            <Button
              appearance="subtle"
              icon={<ArrowSyncRegular />}
              aria-label={`Make ${view.name} show what is on screen`}
              title="Make it show what is on screen"
              disabledFocusable={view.search === search}
              onClick={() => onChange(changeView(views, view.id, { search }))}
            />
            <DeleteView view={view} onDelete={() => onChange(deleteView(views, view.id))} />
          </li>
        ))}
      </ul>
      {views.saved.length === 0 && <Text className={layout.muted}>No views are left.</Text>}
    </Dialog>
  )
}

const DeleteView = ({ view, onDelete }: { readonly view: SavedView; readonly onDelete: () => void }) => (
  <ConfirmPopover question="Sure to delete?" detail={`The view “${view.name}”. No row is touched.`} confirmLabel={`Delete ${view.name}`} onConfirm={onDelete}>
    <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Delete ${view.name}`} />
  </ConfirmPopover>
)
