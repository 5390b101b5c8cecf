import { Menu, MenuItemLink, MenuList, MenuPopover, MenuTrigger, makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, MegaphoneRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import type { MenuScreen } from '../routing/screens.ts'
import { SidebarItem } from './sidebar-item.tsx'
import { useSidebarEntryStyles } from './sidebar-styles.ts'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, paddingTop: tokens.spacingVerticalXXS },
})

export interface SidebarSubmenuProps {
  readonly label: string
  readonly screens: readonly MenuScreen[]
  /** Path of the highlighted item, of this submenu or another. */
  readonly highlighted: string | undefined
  readonly isFolded: boolean
  readonly onOpen: () => void
}

/** A submenu of the sidebar: opens below its name, or beside its icon when the sidebar is folded. */
export const SidebarSubmenu = (props: SidebarSubmenuProps) => (props.isFolded ? <FoldedSubmenu {...props} /> : <UnfoldedSubmenu {...props} />)

const UnfoldedSubmenu = ({ label, screens, highlighted, onOpen }: SidebarSubmenuProps) => {
  const entry = useSidebarEntryStyles()
  const styles = useStyles()
  const holdsHighlighted = screens.some((screen) => screen.path === highlighted)
  const [choice, setChoice] = useState<boolean | null>(null)
  const isOpen = choice ?? holdsHighlighted
  return (
    <>
      <button type="button" className={entry.entry} aria-expanded={isOpen} onClick={() => setChoice(!isOpen)}>
        <span className={mergeClasses(entry.icon, holdsHighlighted && entry.iconHighlighted)}>
          <MegaphoneRegular aria-hidden />
        </span>
        <span className={entry.label}>{label}</span>
        {isOpen ? <ChevronDownRegular aria-hidden /> : <ChevronRightRegular aria-hidden />}
      </button>
      {isOpen && (
        <ul className={styles.list}>
          {screens.map((screen) => (
            <li key={screen.path}>
              <SidebarItem screen={screen} isHighlighted={screen.path === highlighted} isFolded={false} isSub onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const FoldedSubmenu = ({ label, screens, highlighted }: SidebarSubmenuProps) => {
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
  const follow = useLinkClickHandler<HTMLAnchorElement>(screen.path)
  const { label, icon: Icon } = screen.menu
  return (
    <MenuItemLink href={href} onClick={follow} icon={<Icon />}>
      {label}
    </MenuItemLink>
  )
}
