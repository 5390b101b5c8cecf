import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Switch,
  Text,
  tokens,
} from '@fluentui/react-components'
import { ArrowSyncRegular, DeleteRegular } from '@fluentui/react-icons'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import type { SavedView } from '#shared/bridge/preferences.ts'
import { deleteView, renameView, updateView, type ViewList } from './view-list.ts'
import { ViewNameField } from './view-name-field.tsx'

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, listStyleType: 'none', margin: 0, padding: 0 },
  view: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  name: { flexGrow: 1 },
  hint: { color: tokens.colorNeutralForeground3 },
})

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
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>Manage views</DialogTitle>
          <DialogContent>
            <ul className={styles.list}>
              {views.saved.map((view) => (
                <li key={view.id} className={styles.view}>
                  <div className={styles.name}>
                    <ViewNameField view={view} views={views} onRename={(name) => onChange(renameView(views, view.id, name))} />
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
                    onClick={() => onChange(updateView(views, view.id, search))}
                  />
                  <DeleteView view={view} onDelete={() => onChange(deleteView(views, view.id))} />
                </li>
              ))}
            </ul>
            {views.saved.length === 0 && <Text className={styles.hint}>No views are left.</Text>}
          </DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onClose}>
              Close
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const DeleteView = ({ view, onDelete }: { readonly view: SavedView; readonly onDelete: () => void }) => (
  <ConfirmPopover question="Sure to delete?" detail={`The view “${view.name}”. No row is touched.`} confirmLabel={`Delete ${view.name}`} onConfirm={onDelete}>
    <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`Delete ${view.name}`} />
  </ConfirmPopover>
)
