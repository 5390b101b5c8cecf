import { Menu, MenuDivider, MenuItem, MenuList, type PositioningVirtualElement } from '@fluentui/react-components'
import { Fragment, type ReactElement, useState } from 'react'
import { ConfirmPopover } from '../../confirm-popover.tsx'
import { MenuPopover } from '../../on-screen/menu-popover.tsx'
import { ACTION_KEYS } from '../../shortcuts/action-keys.ts'
import { useMenuKeys } from '../../shortcuts/use-menu-keys.tsx'
import type { RowAction } from '../data-table-props.ts'

export interface OpenRowMenu {
  readonly rowId: string
  readonly index: number
  readonly actions: readonly RowAction[]
  readonly target: HTMLElement | PositioningVirtualElement
  readonly anchor: HTMLElement
  /** Chosen by its keys: what it asks is asked at once. */
  readonly chosen?: RowAction | undefined
}

interface RowMenuProps {
  readonly menu: Pick<OpenRowMenu, 'actions' | 'target' | 'anchor' | 'chosen'>
  readonly label: string
  readonly onClose: () => void
}

/** One menu for all rows: made when it opens, so that rows carry no menu of their own. Also that of a record's own screen. */
export function RowMenu({ menu, label, onClose }: RowMenuProps): ReactElement {
  const menuKeys = useMenuKeys()
  const [asking, setAsking] = useState<RowAction | null>(menu.chosen ?? null)
  if (asking?.confirm !== undefined) {
    return (
      <ConfirmPopover
        {...asking.confirm}
        destructive={asking.destructive === true}
        open
        target={menu.anchor}
        onOpenChange={(open) => {
          if (!open) onClose()
        }}
        onConfirm={asking.onSelect}
      />
    )
  }
  const select = (action: RowAction) => {
    if (action.confirm !== undefined) {
      setAsking(action)
      return
    }
    onClose()
    action.onSelect()
  }
  return (
    <Menu
      open
      onOpenChange={(_, { open, type }) => {
        // A click on an entry is answered by the entry itself.
        if (!open && type !== 'menuItemClick') onClose()
      }}
      // From its button at the row's end it opens inwards; from the pointer as every context menu.
      positioning={{
        target: menu.target,
        position: 'below',
        align: menu.target === menu.anchor ? 'end' : 'start',
        fallbackPositions: ['above-end', 'above-start', 'before'],
      }}
    >
      <MenuPopover target={menu.anchor}>
        <MenuList aria-label={`Actions for ${label}`}>
          {menu.actions.map((action) => (
            <Fragment key={action.id}>
              {action.divided === true ? <MenuDivider /> : null}
              <MenuItem
                {...(action.icon ? { icon: action.icon } : {})}
                disabled={action.disabledReason !== undefined}
                {...(action.disabledReason === undefined ? {} : { title: action.disabledReason, subText: action.disabledReason })}
                {...menuKeys(ACTION_KEYS[action.id])}
                onClick={() => select(action)}
              >
                {action.label}
              </MenuItem>
            </Fragment>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
