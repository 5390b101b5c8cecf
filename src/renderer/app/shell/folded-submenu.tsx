import { Menu, MenuItemLink, MenuList, MenuTrigger, mergeClasses } from '@fluentui/react-components'
import { MegaphoneRegular } from '@fluentui/react-icons'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { MenuPopover } from '#components/on-screen/menu-popover.tsx'
import type { MenuScreen } from '../routing/screens.ts'
import type { SidebarSubmenuProps } from './sidebar.tsx'
import { useSidebarEntryStyles } from './sidebar-item.tsx'

/** A submenu of the folded sidebar: an icon that opens its items beside it. */
export const FoldedSubmenu = ({ label, screens, highlighted }: Pick<SidebarSubmenuProps, 'label' | 'screens' | 'highlighted'>) => {
  const entry = useSidebarEntryStyles()
  const holdsHighlighted = screens.some((screen) => screen.path === highlighted)
  return (
    <Menu positioning="after-top">
      <MenuTrigger disableButtonEnhancement>
        <button type="button" aria-label={label} className={mergeClasses(entry.entry, holdsHighlighted && entry.highlighted)}>
          <span className={mergeClasses(entry.icon, holdsHighlighted && entry.iconHighlighted)}>
            <MegaphoneRegular aria-hidden />
          </span>
        </button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {screens.map((screen) => (
            <FoldedSubmenuItem key={screen.path} screen={screen} />
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

const FoldedSubmenuItem = ({ screen }: { readonly screen: MenuScreen }) => {
  const href = useHref(screen.path)
  const follow = useLinkClickHandler(screen.path)
  const { label, icon: Icon } = screen.menu
  return (
    <MenuItemLink href={href} onClick={follow} icon={<Icon />}>
      {label}
    </MenuItemLink>
  )
}
