import { makeStyles } from '@fluentui/react-components'
import { AddRegular, SettingsRegular } from '@fluentui/react-icons'
import { useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useAddress } from '#components/list-state/use-address.ts'
import type { ListState } from '#components/list-state/use-list-state.ts'
import { type MenuEntry, MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import type { Preferences, SavedView } from '#shared/bridge/preferences.ts'
import type { List } from '../list-declaration.ts'
import type { FilterValues } from '../list-filters.ts'

const SaveViewDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).ManageViewsDialog)

const useStyles = makeStyles({ button: { whiteSpace: 'nowrap', maxWidth: '40ch', overflow: 'hidden' } })

interface SavedViewsProps {
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
    </>
  )
}

/** The saved views of a list. Opened without anything of its own in the address, the list shows the user's default view. */
export const useListViews = <Row,>(list: List<Row>, { search, apply }: Pick<ListState<FilterValues>, 'search' | 'apply'>) => {
  const { id, prefix, context = [] } = list
  const preferences = usePreferences()
  const writePreferences = useWritePreferences()
  const views = preferences.views[id] ?? NO_VIEWS
  const [address] = useAddress()

  const wasOpened = useRef(false)
  useEffect(() => {
    if (wasOpened.current) return
    wasOpened.current = true
    const view = defaultViewOf(views)
    // A link to a record beside the list (`?peek=`) opens as it was sent: a view might leave that record out.
    const isBare = prefix === undefined ? [...address.keys()].every((name) => context.includes(name)) : search === ''
    // Replaced, so that Back leads out of the list and not to it once more.
    if (view !== undefined && isBare) apply(view.search, 'replace')
  }, [address, apply, context, prefix, search, views])

  const change = useCallback(
    (next: ViewList) => void writePreferences({ views: { ...preferences.views, [id]: next } }),
    [id, preferences.views, writePreferences],
  )
  return { views, change }
}

/** The saved views of one list, and which of them opens with it. */
export type ViewList = Preferences['views'][string]

export const NO_VIEWS: ViewList = { saved: [], defaultId: null }

const MAX_NAME = 60

/** Why a name cannot be given to a view; null when it can. `own` is the view that may keep its name. */
export const nameProblem = (views: ViewList, name: string, own?: string): string | null => {
  const trimmed = name.trim()
  if (trimmed === '') return 'Enter a name.'
  if (trimmed.length > MAX_NAME) return `A name has at most ${MAX_NAME} characters.`
  const isTaken = views.saved.some((view) => view.id !== own && view.name.toLowerCase() === trimmed.toLowerCase())
  return isTaken ? 'Another view has this name.' : null
}

/** With a new view at the end; its name must have no problem. */
export const addView = (views: ViewList, view: SavedView): ViewList => ({ ...views, saved: [...views.saved, { ...view, name: view.name.trim() }] })

export const changeView = (views: ViewList, id: string, change: Partial<SavedView>): ViewList => ({
  ...views,
  saved: views.saved.map((view) => (view.id === id ? { ...view, ...change } : view)),
})

/** Without a view; when it was the default, the list opens without one. */
export const deleteView = (views: ViewList, id: string): ViewList => ({
  saved: views.saved.filter((view) => view.id !== id),
  defaultId: views.defaultId === id ? null : views.defaultId,
})

/** The view that shows exactly what the address says; undefined when none does. */
export const viewOf = (views: ViewList, search: string): SavedView | undefined => views.saved.find((view) => view.search === search)

export const defaultViewOf = (views: ViewList): SavedView | undefined => views.saved.find((view) => view.id === views.defaultId)
