import { setTimeout as wait } from 'node:timers/promises'
import type { CallArgument, CallResult, Reachability } from '#shared/bridge.ts'
import type { AnalyticsCall } from '#shared/domain/analytics-call.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Identity } from '../identity/identity.ts'
import { analyticsAddress, type DashboardRows, readAnalyticsAnswer } from './analytics-answer.ts'
import { type BodyReader, TextReader } from './body-reader.ts'
import { type GraphqlData, readGraphqlAnswer } from './graphql-answer.ts'
import { exchange, type HttpAnswer } from './http-exchange.ts'
import { isFromPlatform } from './http-status.ts'
import { type ListPart, ListReader } from './list-reader.ts'
import type { Logger } from './logger.ts'
import { type CallKind, fromTransport, PlatformError, TokenRefused } from './platform-error.ts'
import { ReachabilityMonitor } from './reachability.ts'
import { readRestAnswer } from './rest-answer.ts'
import { missingInShort, RowLosses } from './row-losses.ts'
import { readInSlices, slicingOf } from './site-slices.ts'
import { TransportError } from './transport-error.ts'
import { type TrustedOperation, trustedOperation } from './trusted-operations.ts'

/** A good and whole answer to an operation, told to whoever keeps copies. */
export interface PlatformAnswer {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The answer's `data` as JSON text, checked. */
  readonly text: string
  /** Every field that was asked for is null or an empty list. */
  readonly isEmpty: boolean
}

export interface PlatformClientOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly identity: Pick<Identity, 'token' | 'renewedToken' | 'expire' | 'owner'>
  /** Electron's `net.fetch` in the product: it honours the system proxy and certificates. */
  readonly fetch: typeof fetch
  /**
   * Sends mutations. Must never send a request twice by itself: Chromium's network stack silently repeats a request when a *reused* connection
   * closes before an answer (HttpNetworkTransaction::ShouldResendRequest), POST included. Default: `fetch`.
   */
  readonly fetchOnce?: typeof fetch
  /** Told of each good answer: `(answer) => offlineCache.record(answer)`. */
  readonly onAnswer?: (answer: PlatformAnswer) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly patience?: Partial<PlatformPatience>
}

/** All milliseconds. */
export interface PlatformPatience {
  /** How long nothing may come of an answer. */
  readonly silence: number
  /** Waits before a query is sent once more. */
  readonly retries: readonly number[]
  /** Wait before the first probe while the platform is out of reach; doubled for each further one, up to `longestProbe`. */
  readonly firstProbe: number
  readonly longestProbe: number
}

const PATIENCE: PlatformPatience = { silence: 60_000, retries: [300, 1200], firstProbe: 2000, longestProbe: 30_000 }

/** How long a probe waits for its answer, milliseconds. */
const PROBE_SILENCE = 10_000

/** Bytes. A text of this process can be little longer. */
const LARGEST_ANSWER = 512 * 1024 * 1024

export interface ExecuteOptions {
  readonly signal?: AbortSignal | undefined
  /** Takes a long list while it arrives. */
  readonly onPart?: ((part: ListPart) => void) | undefined
  /** A list of `PARTIAL_LISTS` may come without what failed of it; the answer then says what is missing. */
  readonly acceptsGaps?: boolean | undefined
}

interface Call<Value> {
  readonly name: string
  readonly kind: CallKind
  /** The analytics host is another: whether it answers, and whether it takes the token, says nothing of the platform. */
  readonly host: 'platform' | 'analytics'
  readonly address: (profile: ConnectionProfile) => string
  /** Undefined: a GET. */
  readonly content: unknown
  readonly signal: AbortSignal | undefined
  readonly reader: () => BodyReader
  readonly read: (answer: HttpAnswer) => Value
}

/** Executes the platform's known operations and REST calls, as the signed-in user. */
export class PlatformClient {
  readonly #options: PlatformClientOptions
  readonly #patience: PlatformPatience
  readonly #now: () => number
  readonly #reachability: ReachabilityMonitor

  constructor(options: PlatformClientOptions) {
    this.#options = options
    this.#patience = { ...PATIENCE, ...options.patience }
    this.#now = options.now ?? Date.now
    const { firstProbe: first, longestProbe: longest } = this.#patience
    this.#reachability = new ReachabilityMonitor({ probe: () => this.#probe(), first, longest, now: this.#now })
    options.connection.onChange(() => this.#reachability.reached())
  }

  /**
   * Executes an operation known from the build. `receivedAt` is unix seconds. `onPart` takes a long list while it arrives; the answer then holds it empty, with
   * the number of its parts. Every failure is a value with a kind of `PlatformErrorKind` or `invalid-arguments`.
   */
  async execute(
    operation: string,
    variables: Readonly<Record<string, unknown>>,
    options: ExecuteOptions = {},
  ): Promise<Result<CallResult<'platform.execute'>>> {
    const known = trustedOperation(operation)
    if (known === undefined) return failure('invalid-arguments', `This console does not know the operation ${operation}.`)
    const rows = options.acceptsGaps === true ? known.partialRows : undefined
    const answer = await this.#answer(known, variables, rows, options)
    if (!answer.ok) return answer
    const { text, isEmpty, parts, missing } = answer.value
    if (missing === null) this.#options.onAnswer?.({ operation, variables, text, isEmpty })
    else this.#options.logger.warn(`${operation}: came in part: ${missingInShort(missing)}`)
    const receivedAt = Math.floor(this.#now() / 1000)
    const gaps = missing === null ? {} : { missing }
    return success(parts === 0 ? { data: text, receivedAt, ...gaps } : { data: JSON.stringify({ [known.listField ?? '']: [] }), receivedAt, parts, ...gaps })
  }

  /** Asks at once, or slice by slice where the profile says so. */
  async #answer(
    known: TrustedOperation,
    variables: Readonly<Record<string, unknown>>,
    rows: TrustedOperation['partialRows'],
    options: ExecuteOptions,
  ): Promise<Result<GraphqlData>> {
    const { identity, connection } = this.#options
    const [owner, profile] = [identity.owner(), connection.profile()]
    const slicing = slicingOf(known.name, profile?.platform)
    if (slicing === undefined) return this.#ask(known, variables, rows, options)
    return readInSlices(slicing, {
      ask: async (operation, page) => {
        const slice = trustedOperation(operation)
        if (slice === undefined) return failure('invalid-arguments', `This console does not know the operation ${operation}.`)
        const answer = await this.#ask(slice, page, slice.rowList && rows && { list: slice.rowList, needs: rows.needs }, { signal: options.signal })
        // The pages of one list are of one user.
        return identity.owner() === owner && connection.profile() === profile ? answer : signedOutMeanwhile(slice.kind).toFailure()
      },
      onPart: options.onPart,
      acceptsGaps: rows !== undefined,
    })
  }

  async #ask(
    known: TrustedOperation,
    variables: Readonly<Record<string, unknown>>,
    rows: TrustedOperation['partialRows'],
    { signal, onPart }: ExecuteOptions,
  ): Promise<Result<GraphqlData>> {
    const { name, kind, text, listField, check } = known
    let losses: RowLosses | undefined
    return this.#run({
      name,
      kind,
      host: 'platform',
      address: ({ platform }) => platform.graphqlUrl,
      content: { operationName: name, query: text, variables },
      signal,
      reader: () => {
        // Each try counts its own losses.
        losses = rows && new RowLosses(rows.list, rows.needs)
        return listField === undefined ? new TextReader() : new ListReader(listField, check, onPart, losses)
      },
      read: (received) => readGraphqlAnswer(known, received, losses),
    })
  }

  /** A REST call that changes a site. Source: CALL-065, CALL-066, CALL-068. */
  async rest(
    call: CallArgument<'platform.rest'>,
    { signal }: { readonly signal?: AbortSignal | undefined } = {},
  ): Promise<Result<CallResult<'platform.rest'>>> {
    const { call: name, ...content } = call
    return this.#run({
      name,
      kind: 'mutation',
      host: 'platform',
      address: ({ platform }) => `${platform.restUrl.replace(/\/+$/, '')}/${name}`,
      content,
      signal,
      reader: () => new TextReader(),
      read: readRestAnswer,
    })
  }

  /** A question to the analytics host: the rows that fit. `not-found`: the profile names no such host. Source: CALL2-060, CALL2-061. */
  async analytics(call: AnalyticsCall, { signal }: { readonly signal?: AbortSignal | undefined } = {}): Promise<Result<DashboardRows>> {
    const base = this.#options.connection.profile()?.platform.analyticsUrl
    if (base === undefined) return failure('not-found', 'The connection profile names no analytics service.')
    return this.#run({
      name: call.call,
      kind: 'query',
      host: 'analytics',
      address: ({ platform }) => analyticsAddress(platform.analyticsUrl ?? base, call),
      content: undefined,
      signal,
      reader: () => new TextReader(),
      read: (answer) => readAnalyticsAnswer(call, answer),
    })
  }

  reachability(): Reachability {
    return this.#reachability.current()
  }

  /** Calls `listener` after each change; returns its unsubscribe. */
  onReachability(listener: (reachability: Reachability) => void): () => void {
    return this.#reachability.onChange(listener)
  }

  /** Stops the probe. */
  close(): void {
    this.#reachability.close()
  }

  async #run<Value>(call: Call<Value>): Promise<Result<Value>> {
    const { identity, connection } = this.#options
    const [owner, profile] = [identity.owner(), connection.profile()]
    try {
      const value = await this.#tried(call)
      // Signed out, another user or another connection in the meantime: the answer is not for this session.
      if (identity.owner() !== owner || connection.profile() !== profile) throw signedOutMeanwhile(call.kind)
      return success(value)
    } catch (error) {
      const problem = asPlatformError(call, error)
      if (problem.kind !== 'cancelled') this.#options.logger.warn(`${call.name}: ${problem.kind}: ${problem.message}`)
      if (call.host === 'platform' && (problem.kind === 'unreachable' || problem.kind === 'unknown-outcome')) this.#reachability.lost()
      return problem.toFailure()
    }
  }

  /** Queries are asked again when no answer came, unless the platform is known to be out of reach; mutations never are. */
  async #tried<Value>(call: Call<Value>): Promise<Value> {
    const waits = call.kind === 'query' && this.#reachability.current().state === 'reachable' ? this.#patience.retries : []
    for (const pause of waits) {
      try {
        return await this.#asUser(call)
      } catch (error) {
        if (asPlatformError(call, error).kind !== 'unreachable') throw error
        await wait(pause, undefined, call.signal === undefined ? {} : { signal: call.signal })
      }
    }
    return this.#asUser(call)
  }

  /** A token that is refused is refreshed once and the call sent once more. `TokenRefused` is the proof that the platform did nothing with it. */
  async #asUser<Value>(call: Call<Value>): Promise<Value> {
    if (call.host === 'analytics' && this.#options.connection.profile()?.platform.sendTokenToAnalytics !== true) {
      return call.read(await this.#send(call, undefined))
    }
    const token = tokenIn(await this.#options.identity.token())
    try {
      return call.read(await this.#send(call, token))
    } catch (error) {
      if (!(error instanceof TokenRefused)) throw error
    }
    const renewed = tokenIn(await this.#options.identity.renewedToken(token))
    try {
      return call.read(await this.#send(call, renewed))
    } catch (error) {
      if (error instanceof TokenRefused && call.host === 'platform') this.#options.identity.expire()
      throw error
    }
  }

  async #send<Value>(call: Call<Value>, token: string | undefined): Promise<HttpAnswer> {
    const profile = this.#options.connection.profile()
    if (profile === undefined) throw new PlatformError('signed-out', 'Choose a connection profile first.')
    call.signal?.throwIfAborted()
    const { fetch, fetchOnce = fetch } = this.#options
    const answer = await exchange(call.kind === 'query' ? fetch : fetchOnce, {
      url: call.address(profile),
      token,
      content: call.content,
      // A mutation that was sent is waited for: to give it up would only leave its outcome unknown.
      signal: call.kind === 'query' ? call.signal : undefined,
      silence: this.#patience.silence,
      limit: LARGEST_ANSWER,
      reader: call.reader(),
    })
    if (call.host === 'platform' && isFromPlatform(answer)) this.#reachability.reached()
    return answer
  }

  /** Both must answer before calls can: the identity provider, where a new token is due, and the platform, with whatever it says to nobody's question. */
  async #probe(): Promise<boolean> {
    const profile = this.#options.connection.profile()
    if (profile === undefined) return true
    const token = await this.#options.identity.token()
    if (!token.ok && token.error.kind === 'unreachable') return false
    try {
      const answer = await exchange(this.#options.fetch, {
        url: profile.platform.graphqlUrl,
        token: undefined,
        content: { query: '{ __typename }' },
        signal: undefined,
        silence: Math.min(PROBE_SILENCE, this.#patience.silence),
        limit: LARGEST_ANSWER,
        reader: new TextReader(),
      })
      return isFromPlatform(answer)
    } catch {
      return false
    }
  }
}

/** The answer is nobody's any more; of a mutation the details say that it was sent. */
const signedOutMeanwhile = (kind: CallKind): PlatformError =>
  new PlatformError('signed-out', 'You signed out before the answer came.', kind === 'mutation' ? { outcome: 'unknown' } : undefined)

function tokenIn(result: Result<string>): string {
  if (result.ok) return result.value
  const { kind, message } = result.error
  throw new PlatformError(kind === 'signed-out' || kind === 'unreachable' ? kind : 'identity', message)
}

function asPlatformError(call: Pick<Call<unknown>, 'kind' | 'host' | 'signal'>, error: unknown): PlatformError {
  if (error instanceof PlatformError) return error
  if (error instanceof TransportError) return fromTransport(call.kind, error)
  if (error instanceof TokenRefused && call.host === 'analytics') return new PlatformError('forbidden', 'The analytics service does not take your sign-in.')
  if (error instanceof TokenRefused) return new PlatformError('signed-out', 'Your session has ended. Sign in again to go on.')
  if (call.signal?.aborted === true) return new PlatformError('cancelled', 'Cancelled.')
  throw error
}
