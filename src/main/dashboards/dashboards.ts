import type { CallResult } from '#shared/bridge/bridge.ts'
import type { AnalyticsCall, DumpRequest } from '#shared/domain/dashboards/analytics-call.ts'
import { dumpDays } from '#shared/domain/dashboards/dashboard-window.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { type Result, success } from '#shared/result.ts'
import type { CancellableCalls } from '../bridge/cancellable-calls.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import { PlatformError } from '../platform/platform-error.ts'
import { readDump } from '../platform/rest/rest-answer.ts'

const DUMP_OPERATION = 'GetInternalDump'

/** The part of its answer that is read here; main has checked it against the operation already. */
interface DumpAnswer {
  readonly getInternalDump: { readonly dumpDate: string; readonly dumpData: string | null } | null
}

/** What the dashboards show: rows from the analytics host, or as they were prepared on a day before. */
export class Dashboards {
  readonly #platform: Pick<PlatformClient, 'analytics' | 'execute'>
  readonly #now: () => number

  /** @param now unix seconds */
  constructor(platform: Pick<PlatformClient, 'analytics' | 'execute'>, now: () => number = nowInSeconds) {
    this.#platform = platform
    this.#now = now
  }

  /** The rows of now. Failures as of `PlatformClient.analytics`. */
  async rows(call: AnalyticsCall, signal?: AbortSignal): Promise<Result<CallResult<'dashboards.rows'>>> {
    return this.#platform.analytics(call, { signal })
  }

  /** The newest prepared rows of the last ten days, looked for from today back; null when there are none. Failures as of `PlatformClient.execute`. */
  async dump(request: DumpRequest, signal?: AbortSignal): Promise<Result<CallResult<'dashboards.dump'>>> {
    const typeValue = typeValueOf(request)
    for (const dumpDate of dumpDays(this.#now())) {
      // One after the other: the newest is mostly the first, and the others are not needed then.
      const answer = await this.#platform.execute(DUMP_OPERATION, { typeValue, dumpDate }, { signal })
      if (!answer.ok) return answer
      const { getInternalDump: dump } = JSON.parse(answer.value.data) as DumpAnswer
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
}

const typeValueOf = (request: DumpRequest): string =>
  request.dashboard === 'onboarding_dashboard' && request.userName !== undefined ? `${request.dashboard}::${request.userName}` : request.dashboard

export const dashboardsHandlers = (dashboards: Dashboards, calls: CancellableCalls): HandlersOf<'dashboards'> => ({
  'dashboards.rows': ({ call, requestId }) => calls.run(requestId, (signal) => dashboards.rows(call, signal)),
  'dashboards.dump': ({ request, requestId }) => calls.run(requestId, (signal) => dashboards.dump(request, signal)),
})
