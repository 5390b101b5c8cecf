import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, MegaphoneRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import type { MenuScreen } from '../routing/screens.ts'
import { SidebarItem } from './sidebar-item.tsx'
import { useSidebarEntryStyles } from './sidebar-styles.ts'

const FoldedSubmenu = lazy(async () => ({ default: (await import('./folded-submenu.tsx')).FoldedSubmenu }))

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0, paddingTop: tokens.spacingVerticalXXS },
})

export interface SidebarSubmenuProps {
  readonly label: string
  readonly screens: readonly MenuScreen[]
  /** Path of the open screen. */
  readonly path: string
  /** Path of the highlighted item, of this submenu or another. */
  readonly highlighted: string | undefined
  readonly isFolded: boolean
  readonly onOpen: () => void
}

/** A submenu of the sidebar: opens below its name, or beside its icon when the sidebar is folded. */
export const SidebarSubmenu = (props: SidebarSubmenuProps) =>
  props.isFolded ? (
    <Suspense fallback={null}>
      <FoldedSubmenu {...props} />
    </Suspense>
  ) : (
    <UnfoldedSubmenu {...props} />
  )

const UnfoldedSubmenu = ({ label, screens, path, highlighted, onOpen }: SidebarSubmenuProps) => {
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
              <SidebarItem screen={screen} path={path} isHighlighted={screen.path === highlighted} isFolded={false} isSub onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
