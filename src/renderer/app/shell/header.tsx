import { Badge, Button, makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components'
import { CloudOffRegular, NavigationRegular } from '@fluentui/react-icons'
import { memo, type RefObject } from 'react'
import { useOfflineSince } from '#data/platform/reachability.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { formatTime } from '#shared/domain/date.ts'
import { HEADER_HEIGHT } from './layout.ts'
import { LazyProfileMenu } from './lazy-profile-menu.tsx'
import { SearchButton } from './search-button.tsx'
import type { SidebarState } from './use-sidebar.ts'

const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 420px) 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    height: HEADER_HEIGHT,
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
  },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  end: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: tokens.spacingHorizontalM },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    ':focus-visible': { outlineStyle: 'none' },
  },
  company: { color: tokens.colorNeutralForeground2 },
})

export interface HeaderProps {
  readonly title: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly sidebar: SidebarState
  readonly onOpenPalette: () => void
  readonly onOpenShortcuts: () => void
  readonly onForgetMe: () => void
}

/** The bar over every screen: menu button, title, company of a partner, search, offline badge, profile menu. */
export const Header = memo(({ title, headingRef, sidebar, onOpenPalette, onOpenShortcuts, onForgetMe }: HeaderProps) => {
  const styles = useStyles()
  const user = useCurrentUser()
  const company = user.role === 'CP' ? user.profile.companyName : null
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <Tooltip content={sidebar.isFolded ? 'Expand the menu' : 'Collapse the menu'} relationship="label">
          <Button appearance="subtle" icon={<NavigationRegular />} onClick={sidebar.toggle} aria-expanded={!sidebar.isFolded} />
        </Tooltip>
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {company && (
          <Text truncate wrap={false} className={styles.company}>
            {company}
          </Text>
        )}
      </div>
      <SearchButton onClick={onOpenPalette} />
      <div className={styles.end}>
        <OfflineBadge />
        <LazyProfileMenu onOpenShortcuts={onOpenShortcuts} onForgetMe={onForgetMe} />
      </div>
    </header>
  )
})
Header.displayName = 'Header'

const useBadgeStyles = makeStyles({ badge: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } })

/** Says since when the platform cannot be reached; nothing while it can. */
const OfflineBadge = () => {
  const styles = useBadgeStyles()
  const since = useOfflineSince()
  return (
    <div role="status">
      {since !== null && (
        <Tooltip content="The platform cannot be reached. The console tries again by itself; until then nothing can be changed." relationship="description">
          <Badge tabIndex={0} size="large" appearance="tint" color="warning" icon={<CloudOffRegular />} className={styles.badge}>
            Offline {formatTime(since)}
          </Badge>
        </Tooltip>
      )}
    </div>
  )
}
