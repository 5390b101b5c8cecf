import { Button, Checkbox, Input, Switch, Text } from '@fluentui/react-components'
import { ArrowSyncRegular, PinFilled, PinRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { CleanedField } from '#components/clean-text/cleaned-field.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useGivenName } from '#components/form/given-name/use-given-name.ts'
import { NamedEntriesDialog } from '#components/form/named-entries-dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
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
      <CleanedField label="Name" required validationMessage={problem}>
        <Input value={name} onChange={(_, data) => setName(data.value)} />
      </CleanedField>
      <Checkbox label="Open the list with it" checked={isDefault} onChange={(_, data) => setDefault(data.checked === true)} />
      {refusal !== null && (
        <Notice intent="error" title="The view was not saved." isAlert>
          {refusal}
        </Notice>
      )}
    </Dialog>
  )
}

interface ManageViewsDialogProps {
  readonly list: ViewedList
  readonly views: ViewList
  /** What a view takes over when it is updated: the list's part of the address now. */
  readonly search: string
  readonly onChange: ChangeViews
  readonly onClose: () => void
}

/** Renames, updates, pins and deletes views, and sets the one that the list opens with. */
export const ManageViewsDialog = ({ list, views, search, onChange, onClose }: ManageViewsDialogProps) => {
  const layout = useLayoutStyles()
  const place = placeOf(list, useLocation())
  return (
    <NamedEntriesDialog
      title="Manage views"
      label="Views"
      entries={views.saved}
      empty={<Text className={layout.muted}>No views are left.</Text>}
      notChanged={VIEWS_NOT_CHANGED}
      problemOf={(typed, id) => nameProblem(views, typed, id)}
      onRename={(id, name) => onChange((latest) => changeView(latest, id, { name }))}
      onDelete={(id) => onChange((latest) => deleteView(latest, id))}
      deletionDetail={({ name }) => `The view “${name}”. No row is touched.`}
      beside={({ id, name, pinnedAt, search: kept }, keep) => (
        <>
          <Switch
            label="Default"
            aria-label={`Open the list with ${name}`}
            checked={id === views.defaultId}
            onChange={(_, data) => keep(onChange((latest) => ({ ...latest, defaultId: data.checked ? id : null })))}
          />
          {place !== null && (
            <Button
              appearance="subtle"
              icon={pinnedAt === undefined ? <PinRegular /> : <PinFilled />}
              aria-label={`Pin ${name} to the sidebar`}
              title="Pin to the sidebar"
              aria-pressed={pinnedAt !== undefined}
              onClick={() => keep(onChange((latest) => pinView(latest, id, pinnedAt === undefined ? place : null)))}
            />
          )}
          <Button
            appearance="subtle"
            icon={<ArrowSyncRegular />}
            aria-label={`Make ${name} show what is on screen`}
            title="Update it to what is on screen"
            disabledFocusable={kept === search}
            onClick={() => keep(onChange((latest) => changeView(latest, id, { search })))}
          />
        </>
      )}
      onClose={onClose}
    />
  )
}
