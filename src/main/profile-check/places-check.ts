import type { Finding } from '../connection/finding.ts'
import { Places } from '../places/places.ts'
import type { CheckContext, NotTried } from './check.ts'
import { WatchedFetch } from './watched-fetch.ts'

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Asks the places service for the states of one country. */
export async function checkPlaces({ profile, fetch }: CheckContext): Promise<readonly Finding[] | NotTried> {
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
