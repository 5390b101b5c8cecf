import { makeStyles } from '@fluentui/react-components'
import { AddRegular, SettingsRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { type MenuEntry, MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { addView, type ViewList, viewOf } from './view-list.ts'

const SaveViewDialog = lazy(async () => ({ default: (await import('./save-view-dialog.tsx')).SaveViewDialog }))
const ManageViewsDialog = lazy(async () => ({ default: (await import('./manage-views-dialog.tsx')).ManageViewsDialog }))

const useStyles = makeStyles({ button: { whiteSpace: 'nowrap', maxWidth: '40ch', overflow: 'hidden' } })

export interface SavedViewsProps {
  readonly views: ViewList
  /** The list's part of the address now. */
  readonly search: string
  /** Name of the list without any filter: "All sites". */
  readonly everything: string
  readonly onApply: (search: string) => void
  readonly onChange: (views: ViewList) => void
}

/** Names for what a list shows: choose one, save what is on screen, rename, delete, set the one the list opens with. */
export const SavedViews = ({ views, search, everything, onApply, onChange }: SavedViewsProps) => {
  const styles = useStyles()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const close = (): void => setDialog(null)
  const shown = viewOf(views, search)

  const entries: readonly MenuEntry[] = [
    { kind: 'choice', id: 'everything', label: everything, isChosen: shown === undefined && search === '', onSelect: () => onApply('') },
    ...views.saved.map((view) => ({
      kind: 'choice' as const,
      id: view.id,
      label: view.name,
      isChosen: view === shown,
      ...(view.id === views.defaultId ? { note: 'default' } : {}),
      onSelect: () => onApply(view.search),
    })),
    { kind: 'divider', id: 'divider' },
    {
      kind: 'action',
      id: 'save',
      label: 'Save this view…',
      icon: <AddRegular />,
      disabled: shown !== undefined || search === '',
      onSelect: () => setDialog('save'),
    },
    {
      kind: 'action',
      id: 'manage',
      label: 'Manage views…',
      icon: <SettingsRegular />,
      disabled: views.saved.length === 0,
      onSelect: () => setDialog('manage'),
    },
  ]
  return (
    <>
      <MenuOnDemand label="Views" appearance="subtle" className={styles.button} entries={entries}>
        {`View: ${shown?.name ?? (search === '' ? everything : 'Not saved')}`}
      </MenuOnDemand>
      <Suspense fallback={null}>
        {dialog === 'save' && (
          <SaveViewDialog
            views={views}
            onClose={close}
            onSave={(name, isDefault) => {
              const view = { id: crypto.randomUUID(), name, search }
              const next = addView(views, view)
              onChange(isDefault ? { ...next, defaultId: view.id } : next)
              close()
            }}
          />
        )}
        {dialog === 'manage' && <ManageViewsDialog views={views} search={search} onClose={close} onChange={onChange} />}
      </Suspense>
    </>
  )
}
