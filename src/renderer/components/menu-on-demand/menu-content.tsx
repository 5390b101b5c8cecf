import { Menu, MenuDivider, MenuItem, MenuItemCheckbox, MenuItemRadio, MenuList } from '@fluentui/react-components'
import { MenuPopover } from '../on-screen/menu-popover.tsx'
import { ACTION_KEYS, type ActionId } from '../shortcuts/action-keys.ts'
import { useMenuKeys } from '../shortcuts/use-menu-keys.tsx'
import type { MenuEntry } from './menu-on-demand.tsx'

interface MenuContentProps {
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly target: HTMLElement | null
  readonly onClose: () => void
}

/** The opened menu; a chunk of its own, see `MenuOnDemand`. */
export const MenuContent = ({ label, entries, target, onClose }: MenuContentProps) => {
  const chosen = entries.flatMap((entry) => (entry.kind === 'choice' && entry.isChosen ? [entry.id] : []))
  const checked = entries.flatMap((entry) => (entry.kind === 'check' && entry.isChecked ? [entry.id] : []))
  return (
    <Menu
      open
      checkedValues={{ choice: chosen, check: checked }}
      positioning={{ target, position: 'below', align: 'start' }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <MenuPopover target={target}>
        <MenuList aria-label={label}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const Entry = ({ entry }: { readonly entry: MenuEntry }) => {
  const menuKeys = useMenuKeys()
  const keysProps = (action: ActionId | null | undefined) => (action === null || action === undefined ? {} : menuKeys(ACTION_KEYS[action]))
  switch (entry.kind) {
    case 'action':
      return (
        <MenuItem
          {...(entry.icon === undefined ? {} : { icon: entry.icon })}
          {...keysProps(entry.action)}
          disabled={entry.disabled === true}
          onClick={entry.onSelect}
        >
          {entry.label}
        </MenuItem>
      )
    case 'choice':
      return (
        <MenuItemRadio
          name="choice"
          value={entry.id}
          {...(entry.note === undefined ? keysProps(entry.action) : { secondaryContent: entry.note })}
          onClick={entry.onSelect}
        >
          {entry.label}
        </MenuItemRadio>
      )
    case 'check':
      return (
        <MenuItemCheckbox
          name="check"
          persistOnClick={false}
          value={entry.id}
          {...keysProps(entry.action)}
          disabled={entry.disabled === true}
          onClick={entry.onSelect}
        >
          {entry.label}
        </MenuItemCheckbox>
      )
    case 'divider':
      return <MenuDivider />
  }
}
