import { nowInSeconds } from '#shared/domain/date.ts'
import { type Finding, suspected, works, wrong } from '../connection/finding.ts'
import { checkIdentity } from '../identity/check-identity.ts'
import { heldToken } from '../identity/session.ts'
import { SIGN_IN_TIMEOUT } from '../identity/sign-in.ts'
import { Places } from '../places/places.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { checkStorage } from '../storage/check-storage.ts'
import { storageTokenUse } from '../storage/object-storage.ts'
import { askAsNobody, type Check, type CheckContext, type NotTried, SERVICE_LIMIT, SILENT, WatchedFetch, withUserClient } from './check.ts'
import { checkGraphql, checkSchema } from './graphql-check.ts'
import { checkQueries } from './queries-check.ts'
import { checkSignOut, checkUnlock } from './session-check.ts'
import { checkSignIn, checkSignInPage } from './sign-in-check.ts'

/** Every check, in the order in which they are tried: what a later one needs comes first. */
export const CHECKS: readonly Check[] = [
  { service: 'Identity', limit: SERVICE_LIMIT, run: ({ profile, fetch }) => checkIdentity(profile, fetch) },
  { service: 'Sign-in page', limit: SERVICE_LIMIT, run: checkSignInPage },
  { service: 'Sign-in', limit: SIGN_IN_TIMEOUT + SERVICE_LIMIT, run: checkSignIn },
  { service: 'Schema', limit: SERVICE_LIMIT, run: checkSchema },
  { service: 'GraphQL', limit: SERVICE_LIMIT, run: checkGraphql },
  { service: 'Queries', limit: 600_000, run: checkQueries },
  { service: 'REST', limit: SERVICE_LIMIT, run: checkRest },
  { service: 'Analytics', limit: SERVICE_LIMIT, run: checkAnalytics },
  { service: 'Storage', limit: SERVICE_LIMIT, run: checkStoredFiles },
  { service: 'Places', limit: SERVICE_LIMIT, run: checkPlaces },
  { service: 'Lock', limit: SIGN_IN_TIMEOUT + SERVICE_LIMIT, run: checkUnlock },
  { service: 'Sign-out', limit: 4 * SERVICE_LIMIT, run: checkSignOut },
]

/**
 * Asks the base of the REST calls for a page, by GET and as nobody: each call of the console is a POST and changes a
 * site, so none is made.
 */
async function checkRest({ profile, fetch }: CheckContext): Promise<readonly Finding[]> {
  const watched = new WatchedFetch(fetch)
  const answer = await askAsNobody(watched.fetch, profile.platform.restUrl)
  if (answer instanceof TransportError) return [wrong(`The REST services cannot be reached: ${answer.message}. Check platform.restUrl.`)]
  if (answer.status >= 500) return [wrong(`The REST services fail (status ${answer.status}). Ask whoever runs them, or check platform.restUrl.`)]
  if (answer.status === 404) {
    return [suspected('Nothing is at the REST address itself (status 404). Calls go to paths below it: compare platform.restUrl with the address of one.')]
  }
  if (answer.status === 401) {
    return [works('The REST address wants a sign-in (status 401), as it should. Its calls carry one, and change sites, so none was made.')]
  }
  if (answer.status < 300 && watched.last?.isWebPage === true) return [wrong('A web page answers at the REST address. Check platform.restUrl.')]
  return [works('The REST address answers. Its calls change sites, so none was made.')]
}

/** Asks the analytics host for the sites of one second: a short answer, and only a reading one. */
async function checkAnalytics({ profile, fetch, fittings, signIn: { session } }: CheckContext): Promise<readonly Finding[] | NotTried> {
  const { analyticsUrl, sendTokenToAnalytics = false } = profile.platform
  if (analyticsUrl === undefined) return { notTried: 'platform.analyticsUrl is not set: the dashboards show prepared figures only.' }
  if (session === undefined && sendTokenToAnalytics) return { notTried: 'Only a signed-in user can try it.' }
  const watched = new WatchedFetch(fetch)
  const now = nowInSeconds()
  const answer = await withUserClient({ profile, fetch: watched.fetch, fittings }, session, (client) =>
    client.analytics({ call: 'onboarding_dashboard', fromDate: now, toDate: now }),
  )
  if (answer.ok) return [works('The analytics service answers with rows that the dashboards can read.')]
  const status = watched.last?.status
  const isRefused = status === 401 || status === 403
  if (isRefused && !sendTokenToAnalytics) return [wrong(`The analytics service wants a sign-in (status ${status}). Set platform.sendTokenToAnalytics to true.`)]
  if (isRefused) {
    const refused = `The analytics service refuses ${session?.user.userName ?? 'this user'} (status ${status}).`
    return [wrong(`${refused} Check platform.analyticsUrl, and that the user may see the dashboards.`)]
  }
  return [wrong(`The analytics service gives no dashboards: ${answer.error.message} Check platform.analyticsUrl.`)]
}

/** Tries the storage and the address of the pictures; without a signed-in user, all but whether it lets them in. */
async function checkStoredFiles({ profile, fetch, signIn: { session }, writesTest }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (profile.storage === undefined) return { notTried: 'storage is not set: no pictures are shown or stored, and no invoices are downloaded.' }
  const token = session === undefined ? undefined : heldToken(session, profile, storageTokenUse(profile))?.token
  return checkStorage(profile, fetch, { token, writesTest })
}

/** Asks the places service for the states of one country. */
async function checkPlaces({ profile, fetch }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (profile.places === undefined) return { notTried: 'places is not set: states come from a list of the console, and cities are typed.' }
  const watched = new WatchedFetch(fetch)
  const places = new Places({ connection: { profile: () => profile }, fetch: watched.fetch, logger: SILENT })
  const answer = await places.states({ country: 'IND' })
  if (answer.ok && answer.value.length > 0) {
    return [works(`The places service takes the key and names the states of a country (${answer.value.length} of India).`)]
  }
  if (answer.ok) return [wrong('The places service answers, but knows no states of India. Check places.url.')]
  const status = watched.last?.status
  if (status === 401 || status === 403) return [wrong(`The places service refuses the key (status ${status}). Check places.apiKey.`)]
  return [wrong(`${answer.error.message} Check places.url.`)]
}
