import type { CallArgument, CallResult, Reachability } from '#shared/bridge.ts'
import type { AnalyticsCall } from '#shared/domain/analytics-call.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import { TextReader } from './body-reader.ts'
import { readGraphqlAnswer } from './graphql-answer.ts'
import { type ListPart, ListReader } from './list-reader.ts'
import type { Logger } from './logger.ts'
import { type AnswerSize, asPlatformError, type PlatformCall } from './platform-call.ts'
import { type CallKind, PlatformError } from './platform-error.ts'
import { PlatformSender } from './platform-sender.ts'
import { PATIENCE, type PlatformPatience } from './platform-timeouts.ts'
import { ReachabilityMonitor } from './reachability.ts'
import { analyticsAddress, readAnalyticsAnswer } from './rest/analytics-answer.ts'
import { readRestAnswer } from './rest/rest-answer.ts'
import { type TrustedOperation, trustedOperation } from './trusted-operations.ts'

/** A good answer to an operation, told to whoever keeps copies. */
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

/** Executes the platform's known operations and REST calls, as the signed-in user. */
export class PlatformClient {
  readonly #options: PlatformClientOptions
  readonly #sender: PlatformSender
  readonly #now: () => number
  readonly #reachability: ReachabilityMonitor

  constructor(options: PlatformClientOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    const { connection, identity, fetch, fetchOnce = fetch } = options
    const patience = { ...PATIENCE, ...options.patience }
    this.#sender = new PlatformSender({ connection, identity, fetch, fetchOnce, patience, reachability: () => this.#reachability })
    const { firstProbe: first, longestProbe: longest } = patience
    this.#reachability = new ReachabilityMonitor({ probe: () => this.#sender.probe(), first, longest, now: this.#now })
    options.connection.onChange(() => this.#reachability.reached())
  }

  /**
   * Executes an operation known from the build. `receivedAt` is unix seconds. `onPart` takes a long list while it arrives; the answer then holds it empty, with
   * the number of its parts. Every failure is a value with a kind of `PlatformErrorKind` or `invalid-arguments`.
   */
  async execute(
    operation: string,
    variables: Readonly<Record<string, unknown>>,
    { signal, onPart }: { readonly signal?: AbortSignal | undefined; readonly onPart?: ((part: ListPart) => void) | undefined } = {},
  ): Promise<Result<CallResult<'platform.execute'>>> {
    const known = trustedOperation(operation)
    if (known === undefined) return failure('invalid-arguments', `This console does not know the operation ${operation}.`)
    const answer = await this.#run({
      name: operation,
      kind: known.kind,
      host: 'platform',
      address: ({ platform }) => platform.graphqlUrl,
      content: { operationName: operation, query: known.text, variables },
      signal,
      size: sizeOf(known),
      reader: () => (known.listField === undefined ? new TextReader() : new ListReader(known.listField, known.check, onPart)),
      read: (received) => readGraphqlAnswer(known, received),
    })
    if (!answer.ok) return answer
    const { text, isEmpty, parts } = answer.value
    this.#options.onAnswer?.({ operation, variables, text, isEmpty })
    const receivedAt = Math.floor(this.#now() / 1000)
    return success(parts === 0 ? { data: text, receivedAt } : { data: JSON.stringify({ [known.listField ?? '']: [] }), receivedAt, parts })
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
      size: 'receipt',
      reader: () => new TextReader(),
      read: readRestAnswer,
    })
  }

  /** A question to the analytics host: the rows as JSON text, checked. `not-found`: the profile names no such host. Source: CALL2-060, CALL2-061. */
  async analytics(call: AnalyticsCall, { signal }: { readonly signal?: AbortSignal | undefined } = {}): Promise<Result<string>> {
    const base = this.#options.connection.profile()?.platform.analyticsUrl
    if (base === undefined) return failure('not-found', 'The connection profile names no analytics service.')
    return this.#run({
      name: call.call,
      kind: 'query',
      host: 'analytics',
      address: ({ platform }) => analyticsAddress(platform.analyticsUrl ?? base, call),
      content: undefined,
      signal,
      size: 'list',
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

  async #run<Value>(call: PlatformCall<Value>): Promise<Result<Value>> {
    const { identity, connection } = this.#options
    const [owner, profile] = [identity.owner(), connection.profile()]
    try {
      const value = await this.#sender.ask(call)
      // Signed out, another user or another connection in the meantime: the answer is not for this session.
      if (identity.owner() !== owner || connection.profile() !== profile) throw signedOutMeanwhile(call.kind)
      return success(value)
    } catch (error) {
      const problem = asPlatformError(call, error)
      if (problem.kind !== 'cancelled') this.#options.logger.warn(`${call.name}: ${problem.kind}: ${problem.message}`)
      if (call.host === 'platform' && problem.isLost) this.#reachability.lost()
      return problem.toFailure()
    }
  }
}

const sizeOf = ({ kind, listField }: TrustedOperation): AnswerSize => {
  if (kind === 'mutation') return 'receipt'
  return listField === undefined ? 'record' : 'list'
}

/** The answer is nobody's any more; of a mutation the details say that it was sent. */
const signedOutMeanwhile = (kind: CallKind): PlatformError =>
  new PlatformError('signed-out', 'You signed out before the answer came.', kind === 'mutation' ? { outcome: 'unknown' } : undefined)
