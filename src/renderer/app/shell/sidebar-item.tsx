import { mergeClasses, Tooltip } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { MenuScreen } from '../routing/screens.ts'
import { useSidebarEntryStyles } from './sidebar-styles.ts'

export interface SidebarItemProps {
  readonly screen: MenuScreen
  /** Path of the open screen. */
  readonly path: string
  readonly isHighlighted: boolean
  readonly isFolded: boolean
  /** It stands inside a submenu. */
  readonly isSub?: boolean
  readonly onOpen: () => void
}

/** One link of the sidebar. */
export const SidebarItem = ({ screen, path, isHighlighted, isFolded, isSub = false, onOpen }: SidebarItemProps) => {
  const styles = useSidebarEntryStyles()
  const { label, icon: Icon } = screen.menu
  const link = (
    <Link
      to={screen.path}
      className={mergeClasses(styles.entry, isSub && !isFolded && styles.sub, isHighlighted && styles.highlighted)}
      {...(isHighlighted ? { 'aria-current': path === screen.path ? 'page' : 'true' } : {})}
      {...(isFolded ? { 'aria-label': label } : {})}
      onClick={onOpen}
    >
      {(!isSub || isFolded) && (
        <span className={mergeClasses(styles.icon, isHighlighted && styles.iconHighlighted)}>
          <Icon aria-hidden />
        </span>
      )}
      {!isFolded && <span className={styles.label}>{label}</span>}
    </Link>
  )
  if (!isFolded) return link
  return (
    <Tooltip content={label} relationship="label" positioning="after">
      {link}
    </Tooltip>
  )
}
