import { Button } from '@fluentui/react-components'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { type ChangeViewsOrNotify, changeView } from './view-list.ts'

interface ChangedViewProps {
  readonly view: SavedView
  /** What the view takes over: the list's part of the address now. */
  readonly search: string
  readonly onChange: ChangeViewsOrNotify
  readonly onSaveAsNew: () => void
}

/** Beside a view that was changed since it was chosen: have it show what is on screen, or keep that as another one. */
export const ChangedView = ({ view, search, onChange, onSaveAsNew }: ChangedViewProps) => {
  const notify = useNotify()
  const show = (shown: string): Promise<boolean> => onChange((views) => changeView(views, view.id, { search: shown }))
  const update = async (): Promise<void> => {
    if (!(await show(search))) return
    notify.show({
      id: 'view-updated',
      intent: 'success',
      message: 'View updated',
      detail: view.name,
      actions: [{ label: 'Undo', run: () => void show(view.search) }],
    })
  }
  return (
    <>
      <Button size="small" title={`Make ${view.name} show what is on screen`} onClick={() => void update()}>
        Update view
      </Button>
      <Button size="small" appearance="subtle" onClick={onSaveAsNew}>
        Save as new view
      </Button>
    </>
  )
}
