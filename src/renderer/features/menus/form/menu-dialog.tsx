import { Button, Dialog, DialogBody, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { LeaveDialog } from '#components/dialog-leaving/leave-dialog.tsx'
import { useLeaveGuard } from '#components/dialog-leaving/use-leave-guard.ts'
import { useOpener } from '#components/dialog-leaving/use-opener.ts'
import { type Menu, menuName } from '../menu.ts'
import type { MenuSite } from '../menu-site.ts'
import { WithSetting } from '../settings/with-setting.tsx'
import { MenuForm } from './menu-form.tsx'
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
  const [isDirty, setDirty] = useState(false)
  const refocus = useOpener()
  const closed = useCallback(() => {
    onClose()
    refocus()
  }, [onClose, refocus])
  const guard = useLeaveGuard({ isDirty, parameter: 'dialog', value: address, onLeave: closed })
  const formMode = mode === 'edit' ? editModeOf(menu) : 'ADD_SUB_MENU'
  // What it was opened with: a status switched or a list read meanwhile does not change a form that is being filled.
  const [opened] = useState({ menu, menus })
  return (
    <Dialog open modalType="modal" onOpenChange={(_, data) => !data.open && guard.leave()}>
      <DialogSurface className={styles.surface}>
        <DialogBody>
          <DialogTitle action={<Button appearance="subtle" aria-label="Close" title="Close (Esc)" icon={<DismissRegular />} onClick={guard.leave} />}>
            {MODE_TITLES[formMode]}
          </DialogTitle>
          {formMode === 'ADD_SUB_MENU' ? (
            <MenuForm mode={formMode} {...opened} setting={null} site={site} onDirtyChange={setDirty} onLeave={guard.leave} onDone={guard.confirm} />
          ) : (
            <WithSetting domain={site.domain} menuSlug={menu.slugName}>
              {(setting) => (
                <MenuForm mode={formMode} {...opened} setting={setting} site={site} onDirtyChange={setDirty} onLeave={guard.leave} onDone={guard.confirm} />
              )}
            </WithSetting>
          )}
        </DialogBody>
        {guard.isAsking && <LeaveDialog detail={`Your changes to ${menuName(menu)} are not saved.`} onLeave={guard.confirm} onStay={guard.stay} />}
      </DialogSurface>
    </Dialog>
  )
}
