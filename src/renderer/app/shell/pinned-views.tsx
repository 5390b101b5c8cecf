import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { usePreferences } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type ViewCount, viewCountKey } from '#patterns/list-page/saved-views/count-views.ts'
import type { Preferences, SavedView } from '#shared/bridge/preferences.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import type { Role } from '#shared/domain/role.ts'
import { formatCount } from '#shared/domain/text.ts'
import { highlightedAt, screenAt } from '../routing/screens.ts'
import type { PinnedViewsProps } from './sidebar-item.tsx'
import { useSidebarEntryStyles } from './sidebar-item.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  view: {
    minHeight: '28px',
    fontSize: tokens.fontSizeBase200,
    paddingInlineStart: `calc(${tokens.spacingHorizontalXXXL} + ${tokens.spacingHorizontalMNudge})`,
  },
  shown: { color: tokens.colorNeutralForeground2Selected, fontWeight: tokens.fontWeightSemibold },
  count: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

/** The views that the user pinned to one entry of the sidebar, each with its number of rows where that is known. */
export const PinnedViews = ({ under, label, onOpen }: PinnedViewsProps) => {
  const styles = useStyles()
  const { role, seenBy } = useCurrentUser()
  const { views } = usePreferences()
  const pinned = useMemo(() => viewsUnder(under, views, role), [role, under, views])
  // Pinned views belong to who is signed in.
  if (pinned.length === 0 || seenBy !== undefined) return null
  return (
    <ul className={styles.list} aria-label={label === undefined ? 'Pinned views' : `Pinned views of ${label}`}>
      {pinned.map(({ view, address }) => (
        <li key={view.id}>
          <PinnedView view={view} address={address} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

const PinnedView = ({ view, address, onOpen }: { readonly view: SavedView; readonly address: string; readonly onOpen: () => void }) => {
  const styles = useStyles()
  const entry = useSidebarEntryStyles()
  const { pathname, search } = useLocation()
  // Nothing is loaded for it: the list counts while it is on screen, and after a start it is the number of then.
  const { data: known = view.counted } = useQuery<ViewCount>({ queryKey: viewCountKey(view.id), queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY })
  const isShown = pathname + search === address
  return (
    <Link
      to={address}
      className={mergeClasses(entry.entry, styles.view, isShown && styles.shown)}
      title={known === undefined ? view.name : `${view.name}: ${formatCount(known.count)} as of ${formatDateTime(known.asOf)}`}
      {...(isShown ? { 'aria-current': 'true' } : {})}
      onClick={onOpen}
    >
      <span className={entry.label}>{view.name}</span>
      {known !== undefined && <span className={styles.count}>{formatCount(known.count)}</span>}
    </Link>
  )
}

interface PinnedAddress {
  readonly view: SavedView
  readonly address: string
}

/** The pinned views whose list belongs to an entry, or to none; those of screens that the role has not are left out. */
export const viewsUnder = (under: string | undefined, views: Preferences['views'], role: Role | null): readonly PinnedAddress[] =>
  Object.values(views)
    .flatMap(({ saved }) => saved)
    .flatMap((view): readonly PinnedAddress[] => {
      const { pinnedAt, search } = view
      const path = pinnedAt?.split('?', 1)[0]
      if (pinnedAt === undefined || path === undefined || screenAt(path, role) === undefined || highlightedAt(path, role) !== under) return []
      return [{ view, address: search === '' ? pinnedAt : `${pinnedAt}${pinnedAt.includes('?') ? '&' : '?'}${search}` }]
    })
