import { failure, success } from '#shared/result.ts'
import { heldToken, type Session } from '../identity/session.ts'
import { exchange, type HttpAnswer, jsonMessage, TextReader } from '../platform/http/http-exchange.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import { type CheckContext, SERVICE_LIMIT } from './check.ts'

const LARGEST_ANSWER = 1 << 20

export const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A `fetch` that remembers its last answer, for what the product's own reading of it leaves out. */
export class WatchedFetch {
  readonly fetch: typeof fetch
  #last: { readonly status: number; readonly isWebPage: boolean } | undefined

  constructor(inner: typeof fetch) {
    this.fetch = async (input, init) => {
      const answer = await inner(input, init)
      this.#last = { status: answer.status, isWebPage: /\bhtml\b/i.test(answer.headers.get('content-type') ?? '') }
      return answer
    }
  }

  get last() {
    return this.#last
  }
}

/** The product's own client of the platform, for the signed-in user if there is one. It asks each question once: a check says what it saw. */
export function userClient({ profile, fetch }: Pick<CheckContext, 'profile' | 'fetch'>, session: Session | undefined): PlatformClient {
  const held = session === undefined ? undefined : heldToken(session, profile, 'calls')
  return new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: {
      token: async () => (held === undefined ? failure('signed-out', 'Nobody is signed in.') : success(held.token)),
      renewedToken: async () => failure('signed-out', 'It refuses the sign-in.'),
      expire: () => undefined,
      owner: () => session?.subject,
    },
    fetch,
    logger: SILENT,
    timeouts: { retries: [] },
  })
}

/** Asks an address as nobody: a POST of `content`, or a GET without it. A request without a whole answer is answered with the reason. */
export async function askAsNobody(fetch: typeof globalThis.fetch, url: string, content?: unknown): Promise<HttpAnswer | TransportError> {
  const limits = { silence: SERVICE_LIMIT, longest: SERVICE_LIMIT, limit: LARGEST_ANSWER }
  try {
    return await exchange(fetch, { url, message: jsonMessage(undefined, content), signal: undefined, ...limits, reader: new TextReader() })
  } catch (error) {
    if (error instanceof TransportError) return error
    throw error
  }
}
