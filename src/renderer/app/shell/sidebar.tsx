import { Button, makeStyles, mergeClasses, Tooltip, tokens, useArrowNavigationGroup } from '@fluentui/react-components'
import { ChevronDoubleLeftRegular, ChevronDoubleRightRegular, ChevronDownRegular, ChevronRightRegular, MegaphoneRegular } from '@fluentui/react-icons'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { COMPACT_WINDOW, useMedia } from '#components/compact-window.ts'
import { lazyPart } from '#components/lazy-part.tsx'
import { listenForKeys } from '#components/shortcuts/composition.ts'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { highlightedAt, type MenuScreen, menuOf } from '../routing/screens.ts'
import { PinnedViews, SidebarItem, useSidebarEntryStyles } from './sidebar-item.tsx'

const SIDEBAR_WIDTH = '260px'
const SIDEBAR_FOLDED_WIDTH = '48px'

const useStyles = makeStyles({
  // Keeps its place beside the content while the menu itself lies over it.
  place: { flexShrink: 0, width: SIDEBAR_FOLDED_WIDTH, '@media print': { display: 'none' } },
  placeUnfolded: { width: SIDEBAR_WIDTH },
  // The menu button of the header opens it over the content.
  placeFolded: { [COMPACT_WINDOW]: { display: 'none' } },
  placeOverlay: { [COMPACT_WINDOW]: { width: 0 } },
  sidebar: {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    width: SIDEBAR_FOLDED_WIDTH,
    boxSizing: 'border-box',
    backgroundColor: tokens.colorNeutralBackground3,
    borderInlineEndWidth: tokens.strokeWidthThin,
    borderInlineEndStyle: 'solid',
    borderInlineEndColor: tokens.colorNeutralStroke2,
  },
  unfolded: { width: SIDEBAR_WIDTH },
  overlay: { position: 'absolute', insetBlock: 0, insetInlineStart: 0, zIndex: 100, boxShadow: tokens.shadow28 },
  list: {
    listStyleType: 'none',
    margin: 0,
    padding: tokens.spacingHorizontalXS,
    flexGrow: 1,
    overflowY: 'auto',
    overflowX: 'hidden',
    // A broad one would cover the icons of the folded menu.
    scrollbarWidth: 'thin',
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
  },
  sublist: { listStyleType: 'none', margin: 0, padding: 0, paddingTop: tokens.spacingVerticalXXS },
  foot: { padding: tokens.spacingHorizontalXS, display: 'flex' },
})

/** The menu at the left: what the user's role shows, the item of the open screen highlighted, only icons when folded. Arrow keys go through it as well as Tab. */
export const Sidebar = memo(({ sidebar, path }: { readonly sidebar: SidebarState; readonly path: string }) => {
  const styles = useStyles()
  const { role } = useCurrentUser()
  const highlighted = highlightedAt(path, role)
  const { isFolded, isOverlay, toggle, closeOverlay } = sidebar
  const arrowKeys = useArrowNavigationGroup({ axis: 'vertical', tabbable: true })
  const navigation = useRef<HTMLElement>(null)

  useEffect(() => {
    if (!isOverlay) return undefined
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && navigation.current?.contains(event.target) === false) closeOverlay()
    }
    const closeByKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeOverlay()
    }
    document.addEventListener('pointerdown', closeOutside)
    const endKeys = listenForKeys(document, closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      endKeys()
    }
  }, [isOverlay, closeOverlay])

  const Submenu = isFolded ? FoldedSubmenu : UnfoldedSubmenu
  const foldLabel = isFolded ? 'Expand' : 'Collapse'
  return (
    <div className={mergeClasses(styles.place, isFolded && styles.placeFolded, !isFolded && (isOverlay ? styles.placeOverlay : styles.placeUnfolded))}>
      <nav ref={navigation} aria-label="Main menu" className={mergeClasses(styles.sidebar, !isFolded && styles.unfolded, isOverlay && styles.overlay)}>
        <ul className={styles.list} {...arrowKeys}>
          {menuOf(role).map((entry) =>
            entry.kind === 'item' ? (
              <li key={entry.screen.path}>
                <SidebarItem screen={entry.screen} path={path} isHighlighted={highlighted === entry.screen.path} isFolded={isFolded} onOpen={closeOverlay} />
              </li>
            ) : (
              <li key={entry.label}>
                <Submenu label={entry.label} screens={entry.screens} path={path} highlighted={highlighted} onOpen={closeOverlay} />
              </li>
            ),
          )}
        </ul>
        {!isFolded && <PinnedViews under={undefined} onOpen={closeOverlay} />}
        <div className={styles.foot}>
          <Tooltip content={foldLabel} relationship="label" {...(isFolded ? {} : { visible: false })}>
            <Button appearance="subtle" size="small" icon={isFolded ? <ChevronDoubleRightRegular /> : <ChevronDoubleLeftRegular />} onClick={toggle}>
              {isFolded ? null : foldLabel}
            </Button>
          </Tooltip>
        </div>
      </nav>
    </div>
  )
})
Sidebar.displayName = 'Sidebar'

const FoldedSubmenu = lazyPart(async () => (await import('./folded-submenu.tsx')).FoldedSubmenu)

export interface SidebarSubmenuProps {
  readonly label: string
  readonly screens: readonly MenuScreen[]
  readonly path: string
  readonly highlighted: string | undefined
  readonly onOpen: () => void
}

/** A submenu of the unfolded sidebar: opens below its name. */
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
        <ul className={styles.sublist}>
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

/** Below this width the sidebar collapses. */
const NARROW_WINDOW = '(max-width: 991.98px)'

export interface SidebarState {
  readonly isFolded: boolean
  /** It lies over the content, in a narrow window. */
  readonly isOverlay: boolean
  readonly toggle: () => void
  /** Closes the overlay; does nothing to a sidebar beside the content. */
  readonly closeOverlay: () => void
}

/** Folded by choice, and always in a narrow window, where it opens over the content for one look. */
export const useSidebar = (): SidebarState => {
  const isNarrow = useMedia(NARROW_WINDOW)
  const { sidebarFolded } = usePreferences()
  const writePreferences = useWritePreferences()
  const [isOpenOver, setOpenOver] = useState(false)
  return useMemo(
    () => ({
      isFolded: isNarrow ? !isOpenOver : sidebarFolded,
      isOverlay: isNarrow && isOpenOver,
      toggle: () => (isNarrow ? setOpenOver(!isOpenOver) : void writePreferences({ sidebarFolded: !sidebarFolded })),
      closeOverlay: () => setOpenOver(false),
    }),
    [isNarrow, isOpenOver, sidebarFolded, writePreferences],
  )
}
