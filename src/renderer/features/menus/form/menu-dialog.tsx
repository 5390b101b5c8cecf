import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { RecordDialog } from '#patterns/record-page/record-dialog.tsx'
import type { Menu } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { AddSubMenu } from './add-sub-menu.tsx'
import { EditMenu } from './edit-menu.tsx'
import { editModeOf, MODE_TITLES } from './menu-values.ts'

const useStyles = makeStyles({ surface: { width: '860px', maxWidth: '100vw' } })

export interface MenuDialogProps {
  readonly mode: 'edit' | 'add-sub-menu'
  /** The menu that is edited, or the parent of the new one. */
  readonly menu: Menu
  /** All menus of the site. */
  readonly menus: readonly Menu[]
  readonly site: MenuSite
  /** What the parameter `dialog` of the address holds while this one is open. */
  readonly address: string
  readonly onClose: () => void
}

/** The dialog of a menu: "Update Menu", "Add Sub Menu" or "update Sub Menu". */
export const MenuDialog = ({ mode, menu, menus, site, address, onClose }: MenuDialogProps) => {
  const styles = useStyles()
  // What it was opened with: a status switched or a list read in the meantime does not change a form that is being filled.
  const [opened] = useState({ menu, menus })
  const title = MODE_TITLES[mode === 'edit' ? editModeOf(opened.menu) : 'ADD_SUB_MENU']
  return (
    <RecordDialog title={title} place={{ parameter: 'dialog', value: address }} onClose={onClose} className={styles.surface}>
      {mode === 'edit' ? (
        <EditMenu slugName={opened.menu.slugName} menus={opened.menus} site={site} />
      ) : (
        <AddSubMenu parent={opened.menu} menus={opened.menus} site={site} />
      )}
    </RecordDialog>
  )
}
