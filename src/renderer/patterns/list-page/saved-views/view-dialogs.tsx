import { Button, Checkbox, Field, Input, makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { ArrowSyncRegular, DeleteRegular, PinFilled, PinRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { Dialog } from '#components/dialog.tsx'
import { NameInPlace } from '#components/form/name-in-place.tsx'
import { useGivenName } from '#components/form/use-given-name.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { addView, type ChangeViews, changeView, deleteView, nameProblem, pinView, VIEWS_NOT_CHANGED, type ViewList } from './view-list.ts'
import { placeOf, type ViewedList } from './view-place.ts'

interface SaveViewDialogProps {
  readonly views: ViewList
  /** What the view is to show: the list's part of the address now. */
  readonly search: string
  readonly onChange: ChangeViews
  readonly onClose: () => void
}

/** Asks for the name of a new view. */
export const SaveViewDialog = ({ views, search, onChange, onClose }: SaveViewDialogProps) => {
  const [isDefault, setDefault] = useState(false)
  const { name, setName, problem, refusal, isPending, submit } = useGivenName({
    problemOf: (typed) => nameProblem(views, typed),
    save: (typed) => {
      const id = crypto.randomUUID()
      return onChange((latest) => {
        const next = addView(latest, { id, name: typed, search })
        return isDefault ? { ...next, defaultId: id } : next
      })
    },
    onSaved: onClose,
  })
  return (
    <Dialog
      title="Save this view"
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton appearance="primary" type="submit" isPending={isPending}>
            Save
          </ActionButton>
        </>
      }
    >
      <Field label="Name" required validationMessage={problem}>
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </Field>
      <Checkbox label="Open the list with it" checked={isDefault} onChange={(_, data) => setDefault(data.checked === true)} />
      {refusal !== null && (
        <Notice intent="error" title="The view was not saved." isAlert>
          {refusal}
        </Notice>
      )}
    </Dialog>
  )
}

const useStyles = makeStyles({
  view: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  // Of one width, whatever is reported below it.
  name: { flex: '1 1 200px', minWidth: 0 },
})

interface ManageViewsDialogProps {
  readonly list: ViewedList
  readonly views: ViewList
  /** What a view takes over when it is updated: the list's part of the address now. */
  readonly search: string
  readonly onChange: ChangeViews
  readonly onClose: () => void
}

/** Renames, updates, pins and deletes views, and sets the one that the list opens with. Every change is kept at once. */
export const ManageViewsDialog = ({ list, views, search, onChange, onClose }: ManageViewsDialogProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const place = placeOf(list, useLocation())
  const [refusal, setRefusal] = useState<string | null>(null)
  const keep = async (edit: Parameters<ChangeViews>[0]): Promise<void> => setRefusal(await onChange(edit))
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
      {refusal !== null && (
        <Notice intent="error" title={VIEWS_NOT_CHANGED} isAlert>
          {refusal}
        </Notice>
      )}
      <ul className={layout.list}>
        {views.saved.map((view) => (
          <li key={view.id} className={styles.view}>
            <div className={styles.name}>
              <NameInPlace
                name={view.name}
                problemOf={(typed) => nameProblem(views, typed, view.id)}
                onRename={(name) => onChange((latest) => changeView(latest, view.id, { name }))}
              />
            </div>
            <Switch
              label="Default"
              aria-label={`Open the list with ${view.name}`}
              checked={view.id === views.defaultId}
              onChange={(_, data) => void keep((latest) => ({ ...latest, defaultId: data.checked ? view.id : null }))}
            />
            {place !== null && (
              <Button
                appearance="subtle"
                icon={view.pinnedAt === undefined ? <PinRegular /> : <PinFilled />}
                aria-label={`Pin ${view.name} to the sidebar`}
                title="Pin to the sidebar"
                aria-pressed={view.pinnedAt !== undefined}
                onClick={() => void keep((latest) => pinView(latest, view.id, view.pinnedAt === undefined ? place : null))}
              />
            )}
            <Button
              appearance="subtle"
              icon={<ArrowSyncRegular />}
              aria-label={`Make ${view.name} show what is on screen`}
              title="Update it to what is on screen"
              disabledFocusable={view.search === search}
              onClick={() => void keep((latest) => changeView(latest, view.id, { search }))}
            />
            <DeleteView view={view} onDelete={() => void keep((latest) => deleteView(latest, view.id))} />
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
