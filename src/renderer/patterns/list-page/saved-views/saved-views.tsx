import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import type { ListViews } from './use-list-views.ts'
import { useViewEntries } from './use-view-entries.tsx'
import type { ViewedList } from './view-place.ts'

const ChangedView = lazyPart(async () => (await import('./changed-view.tsx')).ChangedView)
const SaveViewDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).SaveViewDialog)
const ManageViewsDialog = lazyPart(async () => (await import('./view-dialogs.tsx')).ManageViewsDialog)

const useStyles = makeStyles({
  button: { whiteSpace: 'nowrap', maxWidth: '40ch' },
  name: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
})

export interface SavedViewsProps {
  readonly list: ViewedList
  readonly listViews: ListViews
  /** The list's part of the address now. */
  readonly search: string
  readonly onApply: (search: string) => void
}

export type ViewDialog = 'save' | 'manage'

/** Names for what a list shows: choose one, save what is on screen, update, rename, delete and share it, set the one the list opens with. */
export const SavedViews = (props: SavedViewsProps) => {
  const { list, listViews, search } = props
  const { views, change, changeOrNotify, chosen, shown } = listViews
  const styles = useStyles()
  const [dialog, setDialog] = useState<ViewDialog | null>(null)
  const close = (): void => setDialog(null)
  const entries = useViewEntries(props, setDialog)
  const changed = shown === undefined && search !== '' ? chosen : undefined
  const name = shown?.name ?? (search === '' ? `All ${list.many}` : changed === undefined ? 'Custom' : `${changed.name} (changed)`)
  return (
    <>
      <MenuOnDemand label="Views" action="views" appearance="subtle" className={styles.button} entries={entries}>
        <span className={styles.name} title={name}>
          {`View: ${name}`}
        </span>
      </MenuOnDemand>
      {changed !== undefined && <ChangedView view={changed} search={search} onChange={changeOrNotify} onSaveAsNew={() => setDialog('save')} />}
      {dialog === 'save' && <SaveViewDialog views={views} search={search} onClose={close} onChange={change} />}
      {dialog === 'manage' && <ManageViewsDialog list={list} views={views} search={search} onClose={close} onChange={change} />}
    </>
  )
}
