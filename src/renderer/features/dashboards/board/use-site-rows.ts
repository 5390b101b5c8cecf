import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { cancellableRead } from '#data/platform/cancellable-read.ts'
import { rowsLeftOut } from '#data/platform/incomplete-lists.ts'
import { asPlatformFailure, type PlatformFailure } from '#data/platform/platform-failure.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { AnalyticsCall, DumpRequest } from '#shared/domain/dashboards/analytics-call.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { nowInSeconds, parseFormDate } from '#shared/domain/date.ts'
import { isWithinScope, type Scope, scopeOf } from '../rules/scope.ts'

interface Rows {
  readonly sites: readonly DashboardSite[]
  /** For `MissingNotice`, which the shell shows. */
  readonly missing?: Missing
}

interface Prepared extends Rows {
  /** Start of the day they were prepared on, unix seconds. */
  readonly preparedAt: number
}

/** What a dashboard of sites shows. */
export interface SiteRows {
  /** Undefined until there are any, or it is known that there will be none. */
  readonly sites: readonly DashboardSite[] | undefined
  /** The day up to which the rows hold, unix seconds: now, or when they were prepared. */
  readonly asOf: number
  /** They were prepared on the day of `asOf`. */
  readonly isPrepared: boolean
  /** Why the rows of now could not be had. */
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  /** Asks for the rows of now. */
  readonly refetch: () => void
}

export interface SiteRowsSource {
  readonly call: AnalyticsCall
  /** Unix seconds; the call was made for it. */
  readonly now: number
  /** Shows these while the rows of now are not there. */
  readonly dump?: DumpRequest
  /** `with-dump`: both are asked for at once. `after-dump`: the rows of now only where nothing was prepared. `never`: no dump. */
  readonly order: 'with-dump' | 'after-dump' | 'never'
}

/** The rows of a dashboard: from the analytics host, and while that has not answered as they were prepared before. */
export const useSiteRows = ({ call, now, dump, order }: SiteRowsSource): SiteRows => {
  const bridge = useBridge()
  const prepared = useQuery<Prepared | null, PlatformFailure>({
    queryKey: ['dashboards', 'dump', dump],
    queryFn: ({ signal }) => readDump(bridge, dump, signal),
    enabled: order !== 'never' && dump !== undefined,
    structuralSharing: false,
  })
  const hasNothingPrepared = !prepared.isFetching && !prepared.data
  const live = useQuery<Rows, PlatformFailure>({
    queryKey: ['dashboards', 'rows', call],
    queryFn: async ({ signal }) => {
      const { rows, leftOut } = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.rows({ call, requestId }))
      return { sites: JSON.parse(rows) as DashboardSite[], ...rowsLeftOut(leftOut) }
    },
    enabled: order !== 'after-dump' || hasNothingPrepared,
    structuralSharing: false,
  })
  const standIn = order === 'never' ? null : prepared.data
  const isPrepared = live.data === undefined && standIn !== null && standIn !== undefined
  const hasEnded = !live.isFetching && live.error !== null
  return {
    sites: useMemo(() => live.data?.sites ?? standIn?.sites ?? (hasEnded ? [] : undefined), [live.data, standIn, hasEnded]),
    asOf: isPrepared ? standIn.preparedAt : now,
    isPrepared,
    failure: live.error === null ? null : asPlatformFailure(live.error),
    isFetching: live.isFetching || (order === 'after-dump' && prepared.isFetching),
    refetch: () => void live.refetch(),
  }
}

async function readDump(bridge: Bridge, request: DumpRequest | undefined, signal: AbortSignal): Promise<Prepared | null> {
  if (request === undefined) return null
  const dump = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.dump({ request, requestId }))
  const preparedAt = dump === null ? null : parseFormDate(dump.dumpDate)
  return dump === null || preparedAt === null ? null : { sites: JSON.parse(dump.rows) as DashboardSite[], preparedAt, ...rowsLeftOut(dump.leftOut) }
}

/** The time that a dashboard shows, in unix seconds, and a function that sets it to now. In between it does not move, so that all rows are of one moment. */
export const useNow = (): readonly [number, () => void] => {
  const [now, setNow] = useState(nowInSeconds)
  return [now, useCallback(() => setNow(nowInSeconds()), [])]
}

/** To what the dashboards of the signed-in user are restricted. */
export const useScope = (): Scope => {
  const { userName, role, name } = useCurrentUser()
  return useMemo(() => scopeOf({ userName, role, name }), [userName, role, name])
}

/** The rows within a scope, of a call that cannot be restricted. */
export const useScoped = (rows: SiteRows, scope: Scope): SiteRows => {
  const { sites } = rows
  const within = useMemo(() => sites?.filter((site) => isWithinScope(site, scope)), [sites, scope])
  return { ...rows, sites: within }
}
