import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import { useBridge, useOfflineSince, useSession } from '#data/bridge/bridge-context.ts'
import { cancellableRead } from '#data/platform/execute-operation.ts'
import { rowsLeftOut } from '#data/platform/incomplete-lists.ts'
import { asPlatformFailure, type PlatformFailure } from '#data/platform/platform-failure.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { AnalyticsCall, DumpRequest } from '#shared/domain/dashboards/analytics-call.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { endOfDay, nowInSeconds, parseDay } from '#shared/domain/date.ts'
import { isWithinScope, loadsUserList, type Scope, scopeOf } from '../rules/scope.ts'

interface Rows<Row> {
  readonly rows: readonly Row[]
  /** For `MissingNotice`, which the shell shows. */
  readonly missing?: Missing
}

interface Prepared extends Rows<DashboardSite> {
  /** Start of the day they were prepared on, unix seconds. */
  readonly preparedAt: number
}

/** The time that a dashboard shows. It moves with a refresh and the day alone, so that all rows are of one moment. */
interface Clock {
  /** Unix seconds. */
  readonly now: number
  readonly reset: () => void
}

export interface SiteRows {
  /** Undefined until there are any, or it is known that there will be none. */
  readonly sites: readonly DashboardSite[] | undefined
  /** The day up to which the rows hold, unix seconds: now, or when they were prepared. */
  readonly asOf: number
  /** They were prepared on the day of `asOf`. */
  readonly isPrepared: boolean
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  /** Loads the current rows, of the present. */
  readonly refetch: () => void
}

export interface SiteRowsSource {
  readonly call: AnalyticsCall
  /** The call was made for its time. */
  readonly clock: Clock
  /** Shows these until the current rows are there. */
  readonly dump?: DumpRequest
  /**
   * `with-dump`: both are requested at once. `after-dump`: the current rows only where nothing was prepared. Absent:
   * no dump.
   */
  readonly order?: 'with-dump' | 'after-dump' | undefined
}

/** The rows of a dashboard: from the analytics host, and until that has answered as they were prepared before. */
export const useSiteRows = ({ call, clock, dump, order }: SiteRowsSource): SiteRows => {
  const prepared = usePrepared(dump, order !== undefined && dump !== undefined)
  const hasNothingPrepared = !prepared.isFetching && !prepared.data
  const live = useRowsNow<DashboardSite>(call, order !== 'after-dump' || hasNothingPrepared)
  const standIn = order === undefined ? null : prepared.data
  const isPrepared = live.data === undefined && standIn !== null && standIn !== undefined
  const hasEnded = !live.isFetching && live.error !== null
  return {
    sites: useMemo(() => live.data?.rows ?? standIn?.rows ?? (hasEnded ? [] : undefined), [live.data, standIn, hasEnded]),
    asOf: isPrepared ? standIn.preparedAt : clock.now,
    isPrepared,
    failure: live.error === null ? null : asPlatformFailure(live.error),
    isFetching: live.isFetching || (order === 'after-dump' && prepared.isFetching),
    refetch: () => {
      clock.reset()
      void live.refetch()
    },
  }
}

/** The rows of a prepared dashboard; null where nothing was prepared. */
export const usePrepared = (dump: DumpRequest | undefined, enabled: boolean) => {
  const bridge = useBridge()
  return useQuery<Prepared | null, PlatformFailure>({
    queryKey: ['dashboards', 'dump', dump],
    queryFn: ({ signal }) => readDump(bridge, dump, signal),
    enabled,
    structuralSharing: false,
  })
}

export const useRowsNow = <Row>(call: AnalyticsCall, enabled = true) => {
  const bridge = useBridge()
  return useQuery<Rows<Row>, PlatformFailure>({
    queryKey: ['dashboards', 'rows', call],
    queryFn: async ({ signal }) => {
      const { rows, leftOut } = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.rows({ call, requestId }))
      return { rows: JSON.parse(rows) as Row[], ...rowsLeftOut(leftOut) }
    },
    enabled,
    structuralSharing: false,
  })
}

async function readDump(bridge: Bridge, request: DumpRequest | undefined, signal: AbortSignal): Promise<Prepared | null> {
  if (request === undefined) return null
  const dump = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.dump({ request, requestId }))
  const preparedAt = dump === null ? null : parseDay(dump.dumpDate)
  return dump === null || preparedAt === null ? null : { rows: JSON.parse(dump.rows) as DashboardSite[], preparedAt, ...rowsLeftOut(dump.leftOut) }
}

/** Loads the next day by itself. Offline or locked it keeps the current rows, because no others can be loaded. */
export const useClock = (): Clock => {
  const today = useToday()
  const [now, setNow] = useState(nowInSeconds)
  const isOpen = useSession().phase === 'open'
  const isOnline = useOfflineSince() === null
  if (isOpen && isOnline && endOfDay(now) !== today) setNow(nowInSeconds())
  return useMemo(() => ({ now, reset: () => setNow(nowInSeconds()) }), [now])
}

export const useScope = (): Scope => {
  const user = useCurrentUser()
  return useMemo(() => scopeOf(user), [user])
}

/**
 * Who looks at a dashboard, to what it is restricted for them, and the users for its pickers where their role may
 * list them.
 */
export const useViewer = () => {
  const { role } = useCurrentUser()
  return { role, scope: useScope(), users: useInternalUsers(loadsUserList(role)) }
}

/** The rows within a scope: the call may not say it, and a prepared dashboard may be that of everybody. */
export const useScoped = (rows: SiteRows, scope: Scope): SiteRows => {
  const { sites } = rows
  const within = useMemo(() => sites?.filter((site) => isWithinScope(site, scope)), [sites, scope])
  return { ...rows, sites: within }
}
