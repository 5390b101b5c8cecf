import type { GetInternalDumpQuery } from '#generated/graphql.ts'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { AnalyticsCall, DumpRequest } from '#shared/domain/dashboards/analytics-call.ts'
import { dumpDays } from '#shared/domain/dashboards/dashboard-window.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { type Result, success } from '#shared/result.ts'
import type { CancellableCalls } from '../bridge/cancellable-calls.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { PlatformError } from '../platform/platform-error.ts'
import { readDump } from '../platform/rest/rest-answer.ts'

const DUMP_OPERATION = 'GetInternalDump'

type Settings = Pick<ConnectionProfile, 'dashboards'>

/** True if the call takes a user name: onboarding always does, the others if the profile says so. */
const takesUserName = (dashboard: AnalyticsCall['call'], profile: Settings | undefined): boolean =>
  dashboard === 'onboarding_dashboard' || profile?.dashboards?.sendUsername === true

/**
 * What the dashboards show: rows from the analytics host, or as they were prepared on a day before.
 *
 * @param now unix seconds
 */
export const dashboardsHandlers = (
  platform: Pick<PlatformClient, 'analytics' | 'execute'>,
  profile: () => Settings | undefined,
  calls: CancellableCalls,
  now: () => number = nowInSeconds,
): HandlersOf<'dashboards'> => ({
  'dashboards.rows': ({ call, requestId }) =>
    calls.run(requestId, (signal) => platform.analytics(takesUserName(call.call, profile()) ? call : { ...call, username: undefined }, { signal })),
  'dashboards.dump': ({ request, requestId }) =>
    calls.run(requestId, (signal) => preparedRows(platform, typeValueOf(request, profile()), request, now(), signal)),
})

/**
 * The newest or oldest prepared rows of the last ten days; null when there are none. Failures as of
 * `PlatformClient.execute`.
 */
async function preparedRows(
  platform: Pick<PlatformClient, 'execute'>,
  typeValue: string,
  { which }: DumpRequest,
  now: number,
  signal: AbortSignal,
): Promise<Result<CallResult<'dashboards.dump'>>> {
  const days = dumpDays(now)
  for (const dumpDate of which === 'oldest' ? days.toReversed() : days) {
    // One after the other: what is looked for is mostly among the first, and the others are not needed then.
    const answer = await platform.execute(DUMP_OPERATION, { typeValue, dumpDate }, { signal })
    if (!answer.ok) return answer
    const { getInternalDump: dump } = JSON.parse(answer.value.data) as GetInternalDumpQuery
    try {
      const read = readDump(dump?.dumpData ?? null)
      if (read !== null) return success({ dumpDate, ...read })
    } catch (error) {
      if (error instanceof PlatformError) return error.toFailure()
      throw error
    }
  }
  return success(null)
}

const typeValueOf = ({ dashboard, userName }: DumpRequest, profile: Settings | undefined): string =>
  userName !== undefined && takesUserName(dashboard, profile) ? `${dashboard}::${userName}` : dashboard
