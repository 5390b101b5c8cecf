import type { ActivityEntry, ChangeAbout } from '#shared/bridge/activity.ts'
import type { CallArgument, CallResult } from '#shared/bridge/bridge.ts'
import type { PlatformOffer, Reachability } from '#shared/bridge/platform.ts'
import type { AnalyticsCall } from '#shared/domain/dashboards/analytics-call.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { Fittings } from './fitting/fittings.ts'
import { handedOn, readPlannedPages } from './fitting/planned-list.ts'
import { type PreparedCall, preparedCall } from './fitting/planned-operation.ts'
import { type GraphqlData, readGraphqlAnswer } from './graphql/graphql-answer.ts'
import { type TrustedOperation, trustedOperation } from './graphql/trusted-operations.ts'
import { TextReader } from './http/http-exchange.ts'
import { type ListPart, ListReader, type PartTaker } from './lists/list-reader.ts'
import { missingInShort, RowLosses } from './lists/row-losses.ts'
import { readInSlices, slicedOffer, slicingOf } from './lists/site-slices.ts'
import { signedOutMeanwhile } from './platform-error.ts'
import { asPlatformError, type PlatformCall, PlatformSender, type PlatformTimeouts, sizeOf, TIMEOUT } from './platform-sender.ts'
import { ReachabilityMonitor } from './reachability.ts'
import { analyticsAddress, type DashboardRows, readAnalyticsAnswer, readRestAnswer } from './rest/rest-answer.ts'
import { answerWithout, temporaryPasswordFor, withTemporaryPassword } from './temporary-password.ts'

/** A good and whole answer to an operation, for the offline copies. */
export interface PlatformAnswer {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
  /** The answer's `data` as JSON text, checked. */
  readonly text: string
  /** Every field that was asked for is null or an empty list. */
  readonly isEmpty: boolean
}

/** Takes a long list while it arrives, for the offline copies. */
export interface ListKeeper {
  /** Part 0 begins the list, also once more. */
  readonly part: PartTaker
  /** Whether the answer was good and whole: only then what it took counts. Called once. */
  readonly end: (isWhole: boolean) => void
}

/** Who is asked for a keeper of an operation's list; undefined: it is not kept. */
export type KeeperOf = (asked: Pick<PlatformAnswer, 'operation' | 'variables'> & { readonly listField: string }) => ListKeeper | undefined

/** What a sender says of its mutation, for the record of what was sent. */
export interface SentBy {
  readonly about?: ChangeAbout | undefined
  /** Left out: by hand. */
  readonly way?: ActivityEntry['way']
  /** The sender's own key of what it sends, where it may learn the outcome later. */
  readonly key?: string
}

/** A mutation that is about to be sent; calls of REST too. */
export interface SentMutation extends SentBy {
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** An answer to a mutation: data as JSON text, or of REST whether it gave a result. */
export type MutationAnswer = Result<{ readonly data: string } | { readonly hasResult: boolean }>

export interface PlatformClientOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly identity: Pick<Identity, 'token' | 'renewedToken' | 'expire' | 'owner'>
  /** The operations as a platform with a schema of its own takes them. Left out: as they are in the build. */
  readonly fittings?: Pick<Fittings, 'fitOf' | 'offerOf'>
  /** Electron's `net.fetch` in the product: it honours the system proxy and certificates. */
  readonly fetch: typeof fetch
  /**
   * Sends mutations. Must never send a request twice by itself: Chromium's network stack silently repeats a request when a *reused* connection
   * closes before an answer (HttpNetworkTransaction::ShouldResendRequest), POST included. Default: `fetch`.
   */
  readonly fetchOnce?: typeof fetch
  /** Called with each good answer but long lists: `(answer) => offlineCache.record(answer)`. */
  readonly onAnswer?: (answer: PlatformAnswer) => void
  /** Takes the long lists, which are nowhere whole: `(asked) => offlineCache.keeperOf(asked)`. */
  readonly keeperOf?: KeeperOf
  /** Told of each mutation before it goes out: `(sent) => activity.begin(sent)`. What it gives takes the answer. */
  readonly onMutation?: (sent: SentMutation) => (answer: MutationAnswer) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly timeouts?: Partial<PlatformTimeouts>
}

export interface ExecuteOptions {
  readonly signal?: AbortSignal | undefined
  readonly onPart?: PartTaker | undefined
  /** A list of `PARTIAL_LISTS` may come without what failed of it; the answer then says what is missing. */
  readonly acceptsGaps?: boolean | undefined
  /** Of a mutation. */
  readonly sent?: SentBy | undefined
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
    const timeouts = { ...TIMEOUT, ...options.timeouts }
    this.#sender = new PlatformSender({ connection, identity, fetch, fetchOnce, timeouts, reachability: () => this.#reachability })
    const { firstProbe: first, longestProbe: longest } = timeouts
    this.#reachability = new ReachabilityMonitor({ probe: () => this.#sender.probe(), first, longest, now: this.#now })
    options.connection.onChange(() => this.#reachability.reached())
  }

  /**
   * Executes an operation known from the build. `receivedAt` is unix seconds. `onPart` takes a long list while it arrives; the answer then holds it empty, with
   * the number of its parts. Every failure is a value with a kind of `PlatformErrorKind`, `invalid-arguments` or `not-offered`.
   */
  async execute(
    operation: string,
    variables: Readonly<Record<string, unknown>>,
    options: ExecuteOptions = {},
  ): Promise<Result<CallResult<'platform.execute'>>> {
    const known = trustedOperation(operation)
    if (known === undefined) return failure('invalid-arguments', `This console does not know the operation ${operation}.`)
    const call = this.#prepared(known, variables)
    if (!call.ok) return call
    const needs = options.acceptsGaps === true ? known.needs : undefined
    const { onPart, keeper } = this.#kept(known, variables, options.onPart)
    const answered = known.kind === 'mutation' ? this.#options.onMutation?.({ operation, variables, ...options.sent }) : undefined
    const answer = await this.#answer(known, call.value, needs, { ...options, onPart })
    answered?.(answer.ok ? success({ data: answer.value.text }) : answer)
    keeper?.end(answer.ok && answer.value.missing === null && answer.value.parts > 0)
    if (!answer.ok) return answer
    const { text, isEmpty, parts, missing } = answer.value
    if (missing !== null) this.#options.logger.warn(`${operation}: came in part: ${missingInShort(missing)}`)
    else if (parts === 0) this.#options.onAnswer?.({ operation, variables, text, isEmpty })
    const receivedAt = Math.floor(this.#now() / 1000)
    return success({ data: text, receivedAt, ...(parts === 0 ? {} : { parts }), ...(missing === null ? {} : { missing }) })
  }

  /** What takes the parts of a list: the page, and before it the offline copies. */
  #kept({ name: operation, listField }: TrustedOperation, variables: Readonly<Record<string, unknown>>, toPage: ExecuteOptions['onPart']) {
    if (toPage === undefined || listField === undefined) return { onPart: toPage, keeper: undefined }
    const keeper = this.#options.keeperOf?.({ operation, variables, listField })
    const onPart = (part: ListPart): unknown => Promise.all([keeper?.part(part), toPage(part)])
    return { onPart, keeper }
  }

  /** The operation as the platform takes it. Of a list that is asked for in slices, each slice is prepared. */
  #prepared(known: TrustedOperation, variables: Readonly<Record<string, unknown>>): Result<PreparedCall> {
    const { connection, fittings, logger } = this.#options
    const profile = connection.profile()
    const fit = fittings === undefined || slicingOf(known.name, profile?.platform) ? ({ state: 'ours' } as const) : fittings.fitOf(profile, known.name)
    const call = preparedCall(known, withTemporaryPassword(known.name, variables, profile), fit)
    if (!call.ok) logger.warn(`${known.name}: ${call.error.kind}: ${call.error.message}`)
    return call
  }

  /** Asks at once, or slice by slice where the profile says so. */
  async #answer(known: TrustedOperation, call: PreparedCall, needs: TrustedOperation['needs'], options: ExecuteOptions): Promise<Result<GraphqlData>> {
    const { identity, connection } = this.#options
    const [owner, profile] = [identity.owner(), connection.profile()]
    const slicing = slicingOf(known.name, profile?.platform)
    // The pages of one list are of one user.
    const isSame = (): boolean => identity.owner() === owner && connection.profile() === profile
    if (slicing === undefined) return this.#asked(call, needs, options, isSame)
    return readInSlices(slicing, {
      ask: async (operation, page) => {
        const slice = trustedOperation(operation)
        if (slice === undefined) return failure('invalid-arguments', `This console does not know the operation ${operation}.`)
        const prepared = this.#prepared(slice, page)
        const answer = prepared.ok ? await this.#asked(prepared.value, needs, { signal: options.signal }, isSame) : prepared
        return isSame() ? answer : signedOutMeanwhile(slice.kind).toFailure()
      },
      onPart: options.onPart,
      acceptsGaps: needs !== undefined,
    })
  }

  /** Reads a list that has to be converted whole, page by page if the platform has pages, and hands it on in parts. */
  async #asked(call: PreparedCall, needs: TrustedOperation['needs'], options: ExecuteOptions, isSame: () => boolean): Promise<Result<GraphqlData>> {
    const { operation, variables, plan } = call
    const { listField, kind, convert, convertRows } = operation
    const { onPart } = options
    const ask = async (page: TrustedOperation, values: Readonly<Record<string, unknown>>): Promise<Result<GraphqlData>> => {
      const answer = await this.#ask(page, values, undefined, { signal: options.signal })
      return isSame() ? answer : signedOutMeanwhile(kind).toFailure()
    }
    const answer = plan?.paging === undefined ? await this.#ask(operation, variables, needs, options) : await readPlannedPages(call, plan, ask)
    if (!answer.ok || convert === undefined || convertRows !== undefined || listField === undefined || onPart === undefined) return answer
    return success(await handedOn(answer.value, listField, onPart))
  }

  async #ask(
    known: TrustedOperation,
    variables: Readonly<Record<string, unknown>>,
    needs: TrustedOperation['needs'],
    { signal, onPart }: ExecuteOptions,
  ): Promise<Result<GraphqlData>> {
    const { name, kind, isRepeatable, text, listField, rowList, check, convert, convertRows } = known
    const secret = temporaryPasswordFor(name, this.#options.connection.profile())
    let losses: RowLosses | undefined
    return this.#run({
      name,
      kind,
      isRepeatable,
      host: 'platform',
      address: ({ platform }) => platform.graphqlUrl,
      content: { document: text, variables },
      signal,
      size: sizeOf(known),
      reader: () => {
        // Each try counts its own losses.
        losses = rowList && needs && new RowLosses(rowList, needs)
        // A list that cannot be converted row by row is read whole first.
        const isWhole = listField === undefined || (convert !== undefined && convertRows === undefined)
        return isWhole ? new TextReader() : new ListReader(listField, check, onPart, losses, convertRows)
      },
      read: (received) => readGraphqlAnswer(known, answerWithout(secret, received), losses),
    })
  }

  async rest(call: CallArgument<'platform.rest'>): Promise<Result<CallResult<'platform.rest'>>> {
    const { call: name, ...content } = call
    const answered = this.#options.onMutation?.({ operation: name, variables: content })
    const answer = await this.#run({
      name,
      kind: 'mutation',
      isRepeatable: false,
      host: 'platform',
      address: ({ platform }) => `${platform.restUrl.replace(/\/+$/, '')}/${name}`,
      content: { json: content },
      size: 'receipt',
      reader: () => new TextReader(),
      read: readRestAnswer,
    })
    answered?.(answer)
    return answer
  }

  /** A question to the analytics host: the rows that fit. `not-offered`: the profile names no such host. */
  async analytics(call: AnalyticsCall, { signal }: { readonly signal?: AbortSignal | undefined } = {}): Promise<Result<DashboardRows>> {
    const base = this.#options.connection.profile()?.platform.analyticsUrl
    if (base === undefined) return failure('not-offered', 'The connection profile names no analytics service.')
    return this.#run({
      name: call.call,
      kind: 'query',
      isRepeatable: true,
      host: 'analytics',
      address: ({ platform }) => analyticsAddress(platform.analyticsUrl ?? base, call),
      content: undefined,
      signal,
      size: 'list',
      reader: () => new TextReader(),
      read: (answer) => readAnalyticsAnswer(call, answer),
    })
  }

  /** Operations and fields that a platform with a schema of its own does not have. */
  offer(): PlatformOffer {
    const profile = this.#options.connection.profile()
    return slicedOffer(this.#options.fittings?.offerOf(profile) ?? { missing: [], absent: [], unsent: [] }, profile?.platform)
  }

  reachability(): Reachability {
    return this.#reachability.current()
  }

  /** Finds out at once whether a platform that was out of reach answers again. */
  checkReachability(): void {
    this.#reachability.probeNow()
  }

  /** Calls `listener` after each change; returns its unsubscribe. */
  onReachability(listener: (reachability: Reachability) => void): () => void {
    return this.#reachability.onChange(listener)
  }

  close(): void {
    this.#reachability.close()
  }

  async #run<Value>(asked: Omit<PlatformCall<Value>, 'owner'>): Promise<Result<Value>> {
    const { identity, connection } = this.#options
    const [owner, profile] = [identity.owner(), connection.profile()]
    const call = { ...asked, owner }
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
