import { Menu, MenuButton, MenuDivider, MenuItem, MenuItemRadio, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { AddRegular, SettingsRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ManageViewsDialog } from './manage-views-dialog.tsx'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { addView, type ViewList, viewOf } from './view-list.ts'

export interface SavedViewsProps {
  readonly views: ViewList
  /** The list's part of the address now. */
  readonly search: string
  /** Name of the list without any filter: "All sites". */
  readonly everything: string
  readonly onApply: (search: string) => void
  readonly onChange: (views: ViewList) => void
}

const useStyles = makeStyles({ trigger: { whiteSpace: 'nowrap', maxWidth: '40ch', overflow: 'hidden' } })

/** Names for what a list shows: choose one, save what is on screen, rename, delete, set the one the list opens with. */
export const SavedViews = ({ views, search, everything, onApply, onChange }: SavedViewsProps) => {
  const styles = useStyles()
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const close = (): void => setDialog(null)
  const shown = viewOf(views, search)
  const label = shown?.name ?? (search === '' ? everything : 'Not saved')
  return (
    <>
      <Menu
        positioning="below-start"
        checkedValues={{ view: [shown?.search ?? search] }}
        onCheckedValueChange={(_, data) => onApply(data.checkedItems[0] ?? '')}
      >
        <MenuTrigger disableButtonEnhancement>
          <MenuButton appearance="subtle" className={styles.trigger}>
            {`View: ${label}`}
          </MenuButton>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemRadio name="view" value="">
              {everything}
            </MenuItemRadio>
            {views.saved.map((view) => (
              <MenuItemRadio key={view.id} name="view" value={view.search} {...(view.id === views.defaultId ? { secondaryContent: 'default' } : {})}>
                {view.name}
              </MenuItemRadio>
            ))}
            <MenuDivider />
            <MenuItem icon={<AddRegular />} disabled={shown !== undefined || search === ''} onClick={() => setDialog('save')}>
              Save this view…
            </MenuItem>
            <MenuItem icon={<SettingsRegular />} disabled={views.saved.length === 0} onClick={() => setDialog('manage')}>
              Manage views…
            </MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
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
