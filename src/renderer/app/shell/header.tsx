import { Badge, Button, type ButtonProps, makeStyles, Skeleton, SkeletonItem, Text, Tooltip, tokens } from '@fluentui/react-components'
import { ArrowLeftRegular, ArrowRightRegular, CloudOffRegular, NavigationRegular, PlugConnectedRegular, SearchRegular } from '@fluentui/react-icons'
import { lazy, memo, type ReactElement, type RefObject, Suspense, useState } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { COMPACT_WINDOW } from '#components/compact-window.ts'
import { Keys } from '#components/shortcuts/keys.tsx'
import { useNameAmongSeveral, useOfflineSince } from '#data/bridge/bridge-context.ts'
import { signedInOf, useCurrentUser } from '#data/session/current-user.ts'
import { formatMoment } from '#shared/domain/date.ts'
import { CopyLinkButton } from '../links/copy-link-button.tsx'
import type { OwnHistory } from './own-history.ts'
import type { ProfileMenuProps } from './profile-menu.tsx'
import type { Overlay } from './shell.tsx'
import type { SidebarState } from './sidebar.tsx'

const useStyles = makeStyles({
  header: {
    display: 'grid',
    gridTemplateColumns: '1fr minmax(0, 420px) 1fr',
    alignItems: 'center',
    gap: tokens.spacingHorizontalL,
    height: '48px',
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalS,
    backgroundColor: tokens.colorNeutralBackground3,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    boxSizing: 'border-box',
    '@media print': { display: 'none' },
    [COMPACT_WINDOW]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', gap: tokens.spacingHorizontalS },
  },
  // As wide as the title needs: the search gives way.
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, [COMPACT_WINDOW]: { minWidth: 0 } },
  // A small window has the keys and the menu.
  history: { display: 'flex', [COMPACT_WINDOW]: { display: 'none' } },
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
  search: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    width: '100%',
    minWidth: 0,
    paddingInline: tokens.spacingHorizontalM,
    paddingBlock: tokens.spacingVerticalXS,
    fontFamily: tokens.fontFamilyBase,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'text',
    textAlign: 'start',
    ':hover': { borderTopColor: tokens.colorNeutralStroke1Hover },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}` },
    [COMPACT_WINDOW]: { position: 'relative', paddingInline: tokens.spacingHorizontalSNudge },
  },
  // Only the icon is seen; the button keeps its name.
  searchText: {
    display: 'flex',
    alignItems: 'center',
    flexGrow: 1,
    minWidth: 0,
    gap: tokens.spacingHorizontalS,
    [COMPACT_WINDOW]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
  searchLabel: { flexGrow: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  badge: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  connection: { maxWidth: '200px', minWidth: 0 },
  // Takes what room there is, and asks for none.
  company: { color: tokens.colorNeutralForeground2, flexGrow: 1, width: 0 },
})

interface HeaderProps {
  readonly title: string
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly sidebar: SidebarState
  readonly history: OwnHistory
  readonly onOpen: (overlay: Overlay) => void
}

/** The bar over every screen: menu button, back and forward, title, company of a partner, search, offline badge, profile menu. */
export const Header = memo(({ title, headingRef, sidebar, history, onOpen }: HeaderProps) => {
  const styles = useStyles()
  const user = useCurrentUser()
  const company = user.role === 'CP' ? user.profile.companyName : null
  return (
    <header className={styles.header}>
      <div className={styles.start}>
        <Tooltip content={sidebar.isFolded ? 'Expand the menu' : 'Collapse the menu'} relationship="label">
          <Button appearance="subtle" icon={<NavigationRegular />} onClick={sidebar.toggle} aria-expanded={!sidebar.isFolded} />
        </Tooltip>
        <HistoryButtons {...history} />
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <CopyLinkButton />
        {company && (
          <Text truncate wrap={false} className={styles.company} title={company}>
            {company}
          </Text>
        )}
      </div>
      <button type="button" className={styles.search} aria-haspopup="dialog" onClick={() => onOpen('palette')}>
        <SearchRegular aria-hidden />
        <span className={styles.searchText}>
          <span className={styles.searchLabel}>Search or jump...</span>
          <Keys combination="mod+k" />
        </span>
      </button>
      <div className={styles.end}>
        <OfflineBadge />
        <ConnectionName />
        <LazyProfileMenu onOpen={onOpen} />
      </div>
    </header>
  )
})
Header.displayName = 'Header'

/** Through what this user has opened in this window. */
const HistoryButtons = ({ canGoBack, canGoForward, go }: OwnHistory) => (
  <div className={useStyles().history}>
    <Tooltip content="Go back" relationship="label">
      <Button appearance="subtle" icon={<ArrowLeftRegular />} disabled={!canGoBack} onClick={() => go('back')} />
    </Tooltip>
    <Tooltip content="Go forward" relationship="label">
      <Button appearance="subtle" icon={<ArrowRightRegular />} disabled={!canGoForward} onClick={() => go('forward')} />
    </Tooltip>
  </div>
)

/** Where there are several: which one every screen and every payment of this window belongs to. */
const ConnectionName = () => {
  const styles = useStyles()
  const name = useNameAmongSeveral()
  if (name === null) return null
  return (
    <Badge size="large" appearance="outline" color="informative" icon={<PlugConnectedRegular />} className={styles.connection} title={`Connected to ${name}`}>
      <span className={styles.searchLabel}>{name}</span>
    </Badge>
  )
}

const OfflineBadge = () => {
  const styles = useStyles()
  const since = useOfflineSince()
  const today = useToday()
  return (
    <div role="status">
      {since !== null && (
        <Tooltip content="The platform cannot be reached. The console tries again by itself; until then nothing can be changed." relationship="description">
          <Badge tabIndex={0} size="large" appearance="tint" color="warning" icon={<CloudOffRegular />} className={styles.badge}>
            Offline {formatMoment(since, today)}
          </Badge>
        </Tooltip>
      )}
    </div>
  )
}

const PICTURE_TO_COME = (
  <Skeleton aria-hidden>
    <SkeletonItem shape="circle" size={28} />
  </Skeleton>
)

const ProfileMenu = lazy(async () => ({ default: (await import('./profile-menu.tsx')).ProfileMenu }))

/** The profile menu, its chunk loaded after the first screen. A click that comes before it is not lost: the menu then opens when it is there. */
const LazyProfileMenu = (actions: Omit<ProfileMenuProps, 'defaultOpen'>) => {
  const { name } = signedInOf(useCurrentUser())
  const [isWanted, setWanted] = useState(false)
  // A press counts as well: between press and release the menu's own button may have taken the place, and nobody gets the click.
  const want = (): void => setWanted(true)
  return (
    <Suspense fallback={<ProfileButton name={name} picture={PICTURE_TO_COME} aria-haspopup="menu" onPointerDown={want} onClick={want} />}>
      <ProfileMenu defaultOpen={isWanted} {...actions} />
    </Suspense>
  )
}

interface ProfileButtonProps extends Partial<Omit<ButtonProps, 'as'>> {
  readonly name: string
  readonly picture: ReactElement
}

/** The picture of the signed-in user, which opens the profile menu. Takes what a menu trigger gives its button. */
export const ProfileButton = ({ name, picture, ...trigger }: ProfileButtonProps) => (
  <Button {...(trigger as ButtonProps)} appearance="subtle" shape="circular" aria-label={`Profile menu of ${name}`} icon={picture} />
)
