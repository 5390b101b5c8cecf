import { AddRegular, LinkRegular, SettingsRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import type { MenuEntry } from '#components/menu-on-demand/menu-on-demand.tsx'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { viewLink } from '#shared/view-link.ts'
import { useCopyLink } from '../../record-link/copy-link.tsx'
import type { SavedViewsProps, ViewDialog } from './saved-views.tsx'
import { pinView } from './view-list.ts'
import { contextOf, placeOf } from './view-place.ts'

/** The menu of a list's views. `onDialog` opens the dialog that saves the view, or the one of all views. */
export const useViewEntries = ({ list, listViews, search, onApply }: SavedViewsProps, onDialog: (dialog: ViewDialog) => void): readonly MenuEntry[] => {
  const { views, changeOrNotify, shown, showAll } = listViews
  const { compactRows } = usePreferences()
  const writePreferences = useWritePreferences()
  const location = useLocation()
  const copyLink = useCopyLink()
  const link = search === '' ? null : viewLink(location.pathname, search, contextOf(list, location.search))
  const place = placeOf(list, location)
  const isPinned = shown?.pinnedAt !== undefined
  const isDefault = shown !== undefined && shown.id === views.defaultId

  return [
    { kind: 'choice', id: 'everything', action: 'view-all', label: `All ${list.many}`, isChosen: shown === undefined && search === '', onSelect: showAll },
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
      action: 'view-save',
      label: 'Save this view…',
      icon: <AddRegular />,
      disabled: shown !== undefined || search === '',
      onSelect: () => onDialog('save'),
    },
    {
      kind: 'check',
      id: 'default',
      action: 'view-default',
      label: 'Open the list with this view',
      isChecked: isDefault,
      disabled: shown === undefined,
      onSelect: () => shown !== undefined && void changeOrNotify((latest) => ({ ...latest, defaultId: isDefault ? null : shown.id })),
    },
    {
      kind: 'check',
      id: 'pin',
      action: 'view-pin',
      label: 'Pin to the sidebar',
      isChecked: isPinned,
      disabled: shown === undefined || place === null,
      onSelect: () => shown !== undefined && void changeOrNotify((latest) => pinView(latest, shown.id, isPinned ? null : place)),
    },
    {
      kind: 'action',
      id: 'link',
      action: 'view-link',
      label: 'Copy link to this view',
      icon: <LinkRegular />,
      disabled: link === null,
      onSelect: () => link !== null && copyLink(link),
    },
    {
      kind: 'action',
      id: 'manage',
      action: 'view-manage',
      label: 'Manage views…',
      icon: <SettingsRegular />,
      disabled: views.saved.length === 0,
      onSelect: () => onDialog('manage'),
    },
    { kind: 'divider', id: 'rows' },
    {
      kind: 'check',
      id: 'compact',
      action: 'compact-rows',
      label: 'Compact rows',
      isChecked: compactRows,
      onSelect: () => void writePreferences({ compactRows: !compactRows }),
    },
  ]
}
