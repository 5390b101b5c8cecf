import { useCallback, useMemo } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser, useMayAccess, useMaySeeList } from '#data/session/current-user.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import type { DashboardSite, OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { nonUsageWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import type { Role } from '#shared/domain/role.ts'
import { useClock, useRowsNow, useScope } from '../board/use-site-rows.ts'
import { isWithinScope, owedWithinScope, type Scope, userOf } from '../rules/scope.ts'
import { siteFigures } from './site-figures.ts'
import { type Tile, tileState } from './today-tiles.tsx'

/** As long as the list of sites counts as fresh, milliseconds. */
const FRESH_FOR = 5 * 60_000

type TileId = 'ending-7' | 'ending-30' | 'risk' | 'idle' | 'owing' | 'expired'

const USUAL: readonly TileId[] = ['ending-7', 'ending-30', 'risk', 'owing', 'idle', 'expired']
const SUPPORT: readonly TileId[] = ['idle', 'ending-7', 'ending-30', 'expired', 'risk', 'owing']

/** What a role looks after comes first. */
const ORDERS: Partial<Readonly<Record<Role, readonly TileId[]>>> = {
  SUPPORT_ACCOUNT_MANAGER: SUPPORT,
  CUSTOMER_SUPPORT_LEAD: SUPPORT,
  SUPPORT_EXECUTIVE: SUPPORT,
  ACCOUNTS: ['owing', 'risk', 'ending-7', 'ending-30', 'expired', 'idle'],
}

/** The list of sites with a filter, and with those of the user's own where that is what they look after. */
const listOf = (filter: Readonly<Record<string, string>>, { salesPerson, supportAccManager }: Scope): string =>
  `/?${new URLSearchParams({
    ...filter,
    ...(salesPerson === undefined ? {} : { salesPerson }),
    ...(supportAccManager === undefined ? {} : { accountManager: supportAccManager }),
  })}`

/**
 * The figures of a member of staff: of all sites, of a sales person and an account manager of their own. Those they
 * may not see are left out.
 */
export const useStaffFigures = () => {
  const { role } = useCurrentUser()
  const scope = useScope()
  const may = useMayAccess()
  const maySee = useMaySeeList('sites')
  const mayIdle = may({ group: 'nonusage_dashboard', operation: 'nonusage_dashboard' })
  const mayOwing = may({ group: 'outstanding_dashboard', operation: 'outstanding_dashboard' })
  const clock = useClock()

  const list = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { enabled: maySee, staleTime: FRESH_FOR })
  const sites = list.data?.getSitesAdmin
  const today = useToday()
  const figures = useMemo(() => sites && siteFigures(sites, scope, today), [sites, scope, today])
  const idleCall = useMemo(() => ({ call: 'non_usage' as const, ...nonUsageWindow(clock.now), ...userOf(scope) }), [clock.now, scope])
  const idle = useRowsNow<DashboardSite>(idleCall, mayIdle)
  const owingCall = useMemo(() => ({ call: 'outstanding_dashboard' as const, type: 'salesPerson' as const, ...userOf(scope) }), [scope])
  const owing = useRowsNow<OutstandingRow>(owingCall, mayOwing)

  const ofSites = tileState({ data: figures, error: list.isPending || list.isFetching ? null : list.failure })
  const ofLicenses = (id: TileId, label: string, explanation: string, count: number | undefined, license: string) =>
    maySee && { id, kind: 'count' as const, label, explanation, count: count ?? 0, to: listOf({ license }, scope), state: ofSites }
  const idleSites = idle.data?.rows.filter((site) => isWithinScope(site, scope))
  const owingPeople = owing.data && owedWithinScope(owing.data.rows, scope)
  const tiles: Readonly<Record<TileId, Tile | false>> = {
    'ending-7': ofLicenses('ending-7', 'Expiring in 7 days', 'licenses that end within a week', figures?.endingIn7, 'expiring-7'),
    'ending-30': ofLicenses('ending-30', 'Expiring in 30 days', 'licenses that end within 30 days', figures?.endingIn30, 'expiring'),
    expired: ofLicenses('expired', 'Expired', 'licenses that have ended', figures?.expired, 'expired'),
    risk: maySee && {
      id: 'risk',
      kind: 'risk',
      label: 'Revenue at risk',
      explanation: 'what the subscriptions cost that end within 30 days',
      risk: figures?.risk ?? [],
      toOf: (currency) => listOf({ license: 'expiring', currency }, scope),
      state: ofSites,
    },
    idle: mayIdle && {
      id: 'idle',
      kind: 'count',
      label: 'Idle sites',
      explanation: 'switched on, without an order in the last 4 days',
      count: idleSites?.length ?? 0,
      to: '/nonusage-dashboard',
      state: tileState(idle),
    },
    owing: mayOwing && {
      id: 'owing',
      kind: 'count',
      label: 'Negative balances',
      // Balances are on that dashboard alone: the list of sites has none to filter by.
      explanation: 'sites that owe, by sales person',
      count: owingPeople?.reduce((sum, { sites: owed }) => sum + owed.length, 0) ?? 0,
      to: scope.salesPerson === undefined ? '/outstanding-dashboard' : `/outstanding-dashboard?${new URLSearchParams({ person: scope.salesPerson })}`,
      state: tileState(owing),
    },
  }
  const order = (role === null ? undefined : ORDERS[role]) ?? USUAL
  const nameOf = useCallback((siteId: string) => sites?.find((site) => site.siteId === siteId)?.companyName?.trim() || null, [sites])
  return {
    tiles: order.flatMap((id) => tiles[id] || []),
    nameOf,
    whose: scope.salesPerson ?? scope.supportAccManager,
    read: {
      asOf: list.asOf,
      failure: figures === undefined ? null : list.failure,
      isOffline: list.isOffline,
      isFetching: list.isFetching || idle.isFetching || owing.isFetching,
    },
    refresh: () => {
      clock.reset()
      if (maySee) list.refetch()
      if (mayIdle) void idle.refetch()
      if (mayOwing) void owing.refetch()
    },
  }
}
