import { failure, success } from '#shared/result.ts'
import type { Finding, Suspicion } from '../connection/finding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { heldToken, type Session } from '../identity/session.ts'
import type { Fittings } from '../platform/fitting/fittings.ts'
import { exchangeAsNobody, type HttpAnswer } from '../platform/http/http-exchange.ts'
import { TransportError } from '../platform/http/transport-error.ts'
import { PlatformClient } from '../platform/platform-client.ts'
import type { CheckedSignIn } from './checked-sign-in.ts'

export interface CheckContext {
  readonly profile: ConnectionProfile
  /** Aborts what it asks for once the check's time is over. */
  readonly fetch: typeof fetch
  /** Fitted to the profile as it was read, whatever a check changes in it. */
  readonly fittings: Pick<Fittings, 'fitOf' | 'offerOf'>
  /** Fits the operations to the schema that the profile names; why it cannot, as the end of a sentence. */
  readonly fitSchema: () => Promise<string | undefined>
  /** Text of the file that `platform.schema` names. */
  readonly schemaText?: string
  readonly signIn: CheckedSignIn
  /** Suspicions of earlier checks. */
  readonly suspicions: ReadonlySet<Suspicion>
  /** Services of earlier checks of which something is wrong. */
  readonly failed: ReadonlySet<string>
  /** Titles of the screens that are made of an operation. */
  readonly screensOf?: (operation: string) => readonly string[]
  /** Set if a small object may be stored. */
  readonly writesTest?: boolean
  /** Set if the policy of this computer locks the console. */
  readonly locks?: boolean
}

/** Why a check was not tried, as a sentence. */
export interface NotTried {
  readonly notTried: string
}

export interface Check {
  /** As it is in front of each line. */
  readonly service: string
  /** How long it may take, milliseconds. */
  readonly limit: number
  /** A rejection counts as wrong: its message is shown. */
  readonly run: (context: CheckContext) => Promise<readonly Finding[] | NotTried>
}

export const SERVICE_LIMIT = 10_000

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

type ClientContext = Pick<CheckContext, 'profile' | 'fetch' | 'fittings'>

/**
 * Uses the product's own client of the platform, for the signed-in user if there is one, and closes it on every way
 * out. It asks each question once: a check says what it saw.
 */
export async function withUserClient<Value>(
  context: ClientContext,
  session: Session | undefined,
  ask: (client: PlatformClient) => Promise<Value>,
): Promise<Value> {
  const client = userClient(context, session)
  try {
    return await ask(client)
  } finally {
    client.close()
  }
}

function userClient({ profile, fetch, fittings }: ClientContext, session: Session | undefined): PlatformClient {
  const held = session === undefined ? undefined : heldToken(session, profile, 'calls')
  return new PlatformClient({
    connection: { profile: () => profile, onChange: () => () => undefined },
    identity: {
      token: async () => (held === undefined ? failure('signed-out', 'Nobody is signed in.') : success(held.token)),
      renewedToken: async () => failure('signed-out', 'It refuses the sign-in.'),
      expire: () => undefined,
      owner: () => session?.subject,
    },
    fittings,
    fetch,
    logger: SILENT,
    timeouts: { retries: [], busyRetries: [] },
  })
}

/**
 * Asks an address as nobody: a POST of `content`, or a GET without it. A request without a whole answer is answered
 * with the reason.
 */
export const askAsNobody = (fetch: typeof globalThis.fetch, url: string, content?: unknown): Promise<HttpAnswer | TransportError> =>
  exchangeAsNobody(fetch, url, SERVICE_LIMIT, content).catch((error: unknown) => {
    if (error instanceof TransportError) return error
    throw error
  })
