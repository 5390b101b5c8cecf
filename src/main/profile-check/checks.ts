import type { Finding } from '../connection/finding.ts'
import { checkIdentity } from '../identity/check-identity.ts'
import { heldToken } from '../identity/session.ts'
import { Places } from '../places/places.ts'
import { checkStorage } from '../storage/check-storage.ts'
import { storageTokenUse } from '../storage/storage-token.ts'
import { checkAnalytics } from './analytics-check.ts'
import { type Check, type CheckContext, type NotTried, SERVICE_LIMIT } from './check.ts'
import { SIGN_IN_LIMIT } from './checked-sign-in.ts'
import { checkGraphql } from './graphql-check.ts'
import { checkRest } from './rest-check.ts'
import { checkSignIn } from './sign-in-check.ts'
import { checkSignInPage } from './sign-in-page-check.ts'
import { WatchedFetch } from './watched-fetch.ts'

/** Every check, in the order in which they are tried: what a later one needs comes first. */
export const CHECKS: readonly Check[] = [
  { service: 'Identity', limit: SERVICE_LIMIT, run: ({ profile, fetch }) => checkIdentity(profile, fetch) },
  { service: 'Sign-in page', limit: SERVICE_LIMIT, run: checkSignInPage },
  { service: 'Sign-in', limit: SIGN_IN_LIMIT + SERVICE_LIMIT, run: checkSignIn },
  { service: 'GraphQL', limit: SERVICE_LIMIT, run: checkGraphql },
  { service: 'REST', limit: SERVICE_LIMIT, run: checkRest },
  { service: 'Analytics', limit: SERVICE_LIMIT, run: checkAnalytics },
  { service: 'Storage', limit: SERVICE_LIMIT, run: checkStoredFiles },
  { service: 'Places', limit: SERVICE_LIMIT, run: checkPlaces },
]

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Asks the places service for the states of one country. */
async function checkPlaces({ profile, fetch }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (profile.places === undefined) return { notTried: 'places is not set: states come from a list of the console, and cities are typed.' }
  const watched = new WatchedFetch(fetch)
  const places = new Places({ connection: { profile: () => profile }, fetch: watched.fetch, logger: SILENT })
  const answer = await places.states({ country: 'IND' })
  if (answer.ok && answer.value.length > 0) {
    return [{ service: 'Places', ok: true, message: `The places service takes the key and names the states of a country (${answer.value.length} of India).` }]
  }
  if (answer.ok) return [wrong('The places service answers, but knows no states of India. Check places.url.')]
  const status = watched.last?.status
  if (status === 401 || status === 403) return [wrong(`The places service refuses the key (status ${status}). Check places.apiKey.`)]
  return [wrong(`${answer.error.message} Check places.url.`)]
}

const wrong = (message: string): Finding => ({ service: 'Places', ok: false, message })

/** Tries the storage and the address of the pictures; without a signed-in user, all but whether it lets them in. */
async function checkStoredFiles({ profile, fetch, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (profile.storage === undefined) return { notTried: 'storage is not set: no pictures are shown or stored, and no invoices are downloaded.' }
  const { session } = signIn
  const token = session === undefined ? undefined : heldToken(session, profile, storageTokenUse(profile))?.token
  return (await checkStorage(profile, fetch, token)).map((finding) => ({ ...finding, message: forAuthor(finding.message) }))
}

/** The console's users are sent to whoever gave them the profile: here that is the reader. */
const forAuthor = (message: string): string =>
  message
    .replace('ask whoever gave you the profile whether', 'check whether')
    .replace('ask whoever gave you the profile for', 'correct the profile: find')
    .replace('ask whoever gave you the profile', 'correct the profile')
