import type { Finding } from '../connection/finding.ts'
import { TextReader } from '../platform/http/body-reader.ts'
import { exchange, jsonMessage } from '../platform/http/http-exchange.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { type CheckContext, SERVICE_LIMIT } from './check.ts'
import { WatchedFetch } from './watched-fetch.ts'

const LARGEST_ANSWER = 1 << 20

/** Asks the base of the REST calls for a page, by GET and as nobody: each call of the console is a POST and changes a site, so none is made. */
export async function checkRest({ profile, fetch }: CheckContext): Promise<readonly Finding[]> {
  const { restUrl: url } = profile.platform
  const watched = new WatchedFetch(fetch)
  try {
    const { status } = await exchange(watched.fetch, {
      url,
      message: jsonMessage(undefined),
      signal: undefined,
      silence: SERVICE_LIMIT,
      longest: SERVICE_LIMIT,
      limit: LARGEST_ANSWER,
      reader: new TextReader(),
    })
    if (status >= 500) return [wrong(`The REST services fail (status ${status}). Ask whoever runs them, or check platform.restUrl.`)]
    if (status < 300 && watched.last?.isWebPage === true) return [wrong('A web page answers at the REST address. Check platform.restUrl.')]
    return [{ service: 'REST', ok: true, message: 'The REST address answers. Its calls change sites, so none was made.' }]
  } catch (error) {
    if (!(error instanceof TransportError)) throw error
    return [wrong(`The REST services cannot be reached: ${error.message}. Check platform.restUrl.`)]
  }
}

const wrong = (message: string): Finding => ({ service: 'REST', ok: false, message })
