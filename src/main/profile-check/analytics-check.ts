import { nowInSeconds } from '#shared/domain/date.ts'
import type { Finding } from '../connection/finding.ts'
import { type CheckContext, NEEDS_SIGN_IN, type NotTried } from './check.ts'
import { userClient } from './user-client.ts'
import { WatchedFetch } from './watched-fetch.ts'

/** Asks the analytics host for the sites of one second: a short answer, and only a reading one. */
export async function checkAnalytics(context: CheckContext): Promise<readonly Finding[] | NotTried> {
  const { analyticsUrl, sendTokenToAnalytics = false } = context.profile.platform
  if (analyticsUrl === undefined) return { notTried: 'platform.analyticsUrl is not set: the dashboards show prepared figures only.' }
  const { session } = context.signIn
  if (session === undefined && sendTokenToAnalytics) return NEEDS_SIGN_IN
  const watched = new WatchedFetch(context.fetch)
  const client = userClient({ ...context, fetch: watched.fetch }, session)
  const now = nowInSeconds()
  const answer = await client.analytics({ call: 'onboarding_dashboard', fromDate: now, toDate: now })
  client.close()
  if (answer.ok) return [{ service: 'Analytics', ok: true, message: 'The analytics service answers with rows that the dashboards can read.' }]
  const status = watched.last?.status
  const isRefused = status === 401 || status === 403
  if (isRefused && !sendTokenToAnalytics) return [wrong(`The analytics service wants a sign-in (status ${status}). Set platform.sendTokenToAnalytics to true.`)]
  if (isRefused) {
    const refused = `The analytics service refuses ${session?.user.userName ?? 'this user'} (status ${status}).`
    return [wrong(`${refused} Check platform.analyticsUrl, and that the user may see the dashboards.`)]
  }
  return [wrong(`The analytics service gives no dashboards: ${answer.error.message} Check platform.analyticsUrl.`)]
}

const wrong = (message: string): Finding => ({ service: 'Analytics', ok: false, message })
