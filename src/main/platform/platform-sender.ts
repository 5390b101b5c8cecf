import { setTimeout as wait } from 'node:timers/promises'
import type { Result } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import { authorizationOf, type ConnectionProfile } from '../connection/profile.ts'
import type { Identity } from '../identity/identity.ts'
import { graphqlExchange } from './graphql/graphql-exchange.ts'
import type { TrustedOperation } from './graphql/trusted-operations.ts'
import { type BodyReader, exchange, exchangeAsNobody, type HttpAnswer, type HttpMessage, jsonMessage } from './http/http-exchange.ts'
import { isFromPlatform } from './http/http-status.ts'
import { TransportError } from './http/transport-error.ts'
import { type CallKind, fromTransport, NOT_RUN, noAnswer, PlatformError, TokenRefused } from './platform-error.ts'
import type { ReachabilityMonitor } from './reachability.ts'

/** A GraphQL document with its variables, or what a REST call posts; undefined: a GET. */
type CallContent = { readonly document: string; readonly variables: Readonly<Record<string, unknown>> } | { readonly json: unknown } | undefined

export interface PlatformCall<Value> {
  readonly name: string
  readonly kind: CallKind
  /** Whether it may be sent again by itself, once its token was refused. */
  readonly isRepeatable: boolean
  /** The analytics host is another: whether it answers, and whether it takes the token, says nothing of the platform. */
  readonly host: 'platform' | 'analytics'
  readonly address: (profile: ConnectionProfile) => string
  readonly content: CallContent
  readonly signal?: AbortSignal | undefined
  readonly size: AnswerSize
  readonly reader: () => BodyReader
  readonly read: (answer: HttpAnswer) => Value
  /** Whose call it is: it is sent under nobody else's token. Undefined: nobody is signed in. */
  readonly owner: string | undefined
}

/** `list`: as much as a text of this process can hold; `record`: one page of records; `receipt`: what a mutation answers. */
type AnswerSize = 'list' | 'record' | 'receipt'

export const sizeOf = ({ kind, listField }: Pick<TrustedOperation, 'kind' | 'listField'>): AnswerSize => {
  if (kind === 'mutation') return 'receipt'
  return listField === undefined ? 'record' : 'list'
}

/** What a failed call means. Rethrows what is a defect of the console. */
export function asPlatformError(call: Pick<PlatformCall<unknown>, 'kind' | 'host' | 'signal'>, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  if (error instanceof TransportError) return fromTransport(call.kind, error)
  if (error instanceof TokenRefused && call.host === 'analytics') return new PlatformError('forbidden', 'The analytics service does not take your sign-in.')
  if (error instanceof TokenRefused) return new PlatformError('signed-out', 'Your session has ended. Sign in again to go on.')
  if (call.signal?.aborted === true) return new PlatformError('cancelled', 'Cancelled.')
  throw error
}

/** How long a call may take and how often a query is sent. All milliseconds. */
export const TIMEOUT = {
  /** How long nothing may come of an answer. */
  silence: 60_000,
  /** How long a whole answer may take: one that trickles never falls silent. A long list may take a while on a slow line. */
  longest: 120_000,
  longestList: 900_000,
  /** Waits before a query is sent once more; of a platform that is busy, where it does not say itself how long to wait. */
  retries: [300, 1200] as readonly number[],
  busyRetries: [1000, 4000] as readonly number[],
  /** A platform that asks for a longer wait than this is not asked again. */
  longestBusyWait: 15_000,
  /** Wait before the first probe while the platform is out of reach; doubled for each further one, up to the longest. */
  firstProbe: 2000,
  longestProbe: 30_000,
}
export type PlatformTimeouts = Readonly<typeof TIMEOUT>

/** How long to wait before a query that failed `sent` times is sent once more, milliseconds; undefined: it is not. */
function pauseAfter(error: PlatformError, sent: number, timeouts: PlatformTimeouts): number | undefined {
  if (error.details?.['reason'] === 'too-slow') return undefined
  if (error.kind === 'unreachable') return timeouts.retries[sent - 1]
  const pause = error.kind === 'busy' ? timeouts.busyRetries[sent - 1] : undefined
  if (pause === undefined || error.retryAfter === undefined) return pause
  return error.retryAfter <= timeouts.longestBusyWait ? error.retryAfter : undefined
}

const PROBE_SILENCE = 10_000

/**
 * How long the token of a mutation must still be good, milliseconds: what must not be done twice is not sent again
 * after a refusal.
 */
const MUTATION_TOKEN_LASTS = 300_000

/** Bytes. A text of this process can be little longer than the first. */
const LARGEST: Readonly<Record<AnswerSize, number>> = { list: 2 * 1024 ** 3, record: 128 * 1024 ** 2, receipt: 8 * 1024 ** 2 }

interface PlatformSenderOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly identity: Pick<Identity, 'token' | 'renewedToken' | 'expire' | 'owner'>
  readonly fetch: typeof fetch
  readonly fetchOnce: typeof fetch
  readonly timeouts: PlatformTimeouts
  readonly reachability: () => Pick<ReachabilityMonitor, 'current' | 'reached'>
}

/** Sends calls as the signed-in user: how often, under which token, for how long. */
export class PlatformSender {
  readonly #options: PlatformSenderOptions

  constructor(options: PlatformSenderOptions) {
    this.#options = options
  }

  /** Queries are asked again, unless the platform is known to be out of reach; mutations never. Throws what `asPlatformError` knows. */
  async ask<Value>(call: PlatformCall<Value>): Promise<Value> {
    const { timeouts, reachability } = this.#options
    const wasReachable = reachability().current().state === 'reachable'
    for (let sent = 1; ; sent += 1) {
      try {
        return await this.#asUser(call)
      } catch (error) {
        const problem = asPlatformError(call, error)
        const mayAskAgain = call.kind === 'query' && (wasReachable || problem.kind === 'busy')
        const pause = mayAskAgain ? pauseAfter(problem, sent, timeouts) : undefined
        if (pause === undefined) throw error
        await wait(pause, undefined, call.signal === undefined ? {} : { signal: call.signal })
      }
    }
  }

  /**
   * A token that is refused is renewed once. Then the call is sent once more, unless it must not be done twice: a
   * resolver, or what it calls, may have
   * refused the token too, and a gateway may have lost where.
   */
  async #asUser<Value>(call: PlatformCall<Value>): Promise<Value> {
    const { connection, identity } = this.#options
    if (call.host === 'analytics' && connection.profile()?.platform.sendTokenToAnalytics !== true) {
      return call.read(await this.#send(call, undefined))
    }
    const token = tokenIn(await identity.token(call.kind === 'mutation' ? MUTATION_TOKEN_LASTS : undefined))
    try {
      return call.read(await this.#send(call, token))
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
    }
    const next = await identity.renewedToken(token)
    if (!call.isRepeatable) throw noAnswer(call.kind, true, 'it refused the sign-in', { outcome: 'unknown' })
    const renewed = tokenIn(next)
    try {
      return call.read(await this.#send(call, renewed))
    } catch (error) {
      if (error instanceof TokenRefused && call.host === 'platform') identity.expire()
      throw error
    }
  }

  async #send<Value>(call: PlatformCall<Value>, token: string | undefined): Promise<HttpAnswer> {
    const { connection, identity, fetch, fetchOnce, timeouts, reachability } = this.#options
    // Another user may have signed in while a token was renewed, or before a query is asked again.
    if (identity.owner() !== call.owner) throw new PlatformError('signed-out', 'You signed out before it was sent.', NOT_RUN)
    const profile = connection.profile()
    if (profile === undefined) throw new PlatformError('signed-out', 'Choose a connection profile first.')
    call.signal?.throwIfAborted()
    const url = call.address(profile)
    const request = {
      url,
      // A mutation that was sent is waited for: to give it up would only leave its outcome unknown.
      signal: call.kind === 'query' ? call.signal : undefined,
      silence: timeouts.silence,
      longest: call.size === 'list' ? timeouts.longestList : timeouts.longest,
      limit: LARGEST[call.size],
      reader: call.reader(),
    }
    const authorization = token === undefined ? undefined : authorizationOf(profile, token)
    const send = (message: HttpMessage): Promise<HttpAnswer> => exchange(call.kind === 'query' ? fetch : fetchOnce, { ...request, message })
    const { content } = call
    const answer =
      content !== undefined && 'document' in content
        ? await graphqlExchange(send, { url, authorization, ...content })
        : await send(jsonMessage(authorization, content?.json))
    if (call.host === 'platform' && isFromPlatform(answer)) reachability().reached()
    return answer
  }

  /** Both must answer before calls can: the identity provider, where a new token is due, and the platform, with whatever it says to nobody's question. */
  async probe(): Promise<boolean> {
    const { connection, identity, fetch, timeouts } = this.#options
    const profile = connection.profile()
    if (profile === undefined) return true
    const token = await identity.token()
    if (!token.ok && token.error.kind === 'unreachable') return false
    try {
      const longest = Math.min(PROBE_SILENCE, timeouts.silence)
      return isFromPlatform(await exchangeAsNobody(fetch, profile.platform.graphqlUrl, longest, { query: '{ __typename }' }))
    } catch {
      return false
    }
  }
}

function tokenIn(result: Result<string>): string {
  if (result.ok) return result.value
  const { kind, message } = result.error
  throw new PlatformError(kind === 'signed-out' || kind === 'unreachable' ? kind : 'identity', message)
}
