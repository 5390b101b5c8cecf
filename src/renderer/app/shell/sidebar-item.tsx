import { makeStyles, mergeClasses, Tooltip, tokens } from '@fluentui/react-components'
import { Link } from 'react-router-dom'
import type { MenuScreen } from '../routing/screens.ts'

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
  if (!isFolded) return link
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
