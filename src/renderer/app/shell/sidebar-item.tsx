import { makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import { lazyPart } from '#components/lazy-part.tsx'
import { usePreferences } from '#data/bridge/bridge-context.ts'
import type { MenuScreen } from '../routing/screens.ts'

const PinnedViewsPart = lazyPart(async () => (await import('./pinned-views.tsx')).PinnedViews)

export interface PinnedViewsProps {
  /** The path of the entry that they belong to; undefined for those whose screen has no entry. */
  readonly under: string | undefined
  readonly label?: string
  readonly onOpen: () => void
}

/** Views in the sidebar; loaded once the user has pinned one. */
export const PinnedViews = (props: PinnedViewsProps) => {
  const { views } = usePreferences()
  return Object.values(views).some(({ saved }) => saved.some(({ pinnedAt }) => pinnedAt !== undefined)) && <PinnedViewsPart {...props} />
}

interface SidebarItemProps {
  readonly screen: MenuScreen
  readonly path: string
  readonly isHighlighted: boolean
  readonly isFolded: boolean
  readonly isSub?: boolean
  readonly onOpen: () => void
}

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
  if (!isFolded) {
    return (
      <>
        {link}
        <PinnedViews under={screen.path} label={label} onOpen={onOpen} />
      </>
    )
  }
  return (
    <Tooltip content={label} relationship="label" positioning="after">
      {link}
    </Tooltip>
  )
}

export const useSidebarEntryStyles = makeStyles({
  entry: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    position: 'relative',
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalMNudge,
    border: 'none',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorTransparentBackground,
    color: tokens.colorNeutralForeground2,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textAlign: 'start',
    textDecorationLine: 'none',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground3Hover, color: tokens.colorNeutralForeground2Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground3Pressed },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, outlineOffset: `calc(${tokens.strokeWidthThick} * -1)` },
  },
  highlighted: {
    backgroundColor: tokens.colorNeutralBackground3Selected,
    color: tokens.colorNeutralForeground2Selected,
    fontWeight: tokens.fontWeightSemibold,
    '::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      insetBlock: tokens.spacingVerticalSNudge,
      width: tokens.strokeWidthThicker,
      borderRadius: tokens.borderRadiusCircular,
      backgroundColor: tokens.colorCompoundBrandStroke,
    },
  },
  icon: { fontSize: tokens.fontSizeBase500, flexShrink: 0, display: 'flex' },
  iconHighlighted: { color: tokens.colorNeutralForeground2BrandSelected },
  label: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  sub: { paddingInlineStart: tokens.spacingHorizontalXXXL },
})
