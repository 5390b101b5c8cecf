import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import type { Bridge, EventPayload } from '#shared/bridge/bridge.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { withoutReferences } from '#shared/domain/payment.ts'
import type { Failure, Result } from '#shared/result.ts'
import { createStore } from '../bridge/store.ts'
import { rowsOfOperation } from './compact/compact-lists.ts'
import type { RowStore } from './compact/compact-rows.ts'
import { withGaps } from './incomplete-lists.ts'
import { operationOf } from './operation-of.ts'
import { PlatformFailure, unwrap, withOperation } from './platform-failure.ts'

/** An answer of the platform: its data, and when it was received in unix seconds. */
export interface PlatformAnswer<Data> {
  readonly data: Data
  readonly receivedAt: number
  /** What is missing of it; undefined where it is whole. */
  readonly missing?: Missing
}

interface ExecuteOptions {
  /**
   * The answer may be shown in part: the caller handles `missing`. Lists of `shared/partial-lists.ts` only; of others
   * a part is an error.
   */
  readonly acceptsGaps?: boolean
  /** Takes the rows of a long list so far, where it is slow to come. */
  readonly onRows?: (rows: readonly unknown[]) => void
  /** Of a mutation: what it changes, as people read it later. */
  readonly about?: ChangeAbout
}

/**
 * Throws a `PlatformFailure`. `signal` cancels the call in main too: with one it is a read, which the user may give
 * up.
 */
export const executeOperation = async <Data, Variables>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  { acceptsGaps = false, onRows, about }: ExecuteOptions = {},
): Promise<PlatformAnswer<Data>> => {
  const extras = { ...(acceptsGaps ? { acceptsGaps } : {}), ...(about === undefined ? {} : { about }) }
  let parts: ReturnType<typeof gatherParts> | undefined
  const operation = operationOf(document)
  const read = (json: string): unknown => JSON.parse(withoutReferences(operation, json))
  const call = (requestId: string) => {
    parts = gatherParts(bridge, requestId, { newRows: () => rowsOfOperation(operation), read, onRows })
    const asked = { operation, variables: variables as Record<string, unknown>, requestId, inParts: true, ...extras }
    return bridge.platform.execute(asked)
  }
  try {
    const answer = signal === undefined ? unwrap(await call(crypto.randomUUID())) : await cancellableRead(bridge, signal, call)
    const { data, receivedAt, missing } = answer
    const whole = (answer.parts === undefined ? read(data) : await parts?.joined(data, answer.parts)) as Data
    return missing === undefined ? { data: whole, receivedAt } : { data: withGaps(whole, missing), receivedAt, missing }
  } catch (error) {
    throw withOperation(error, operation)
  } finally {
    parts?.close()
  }
}

type Part = EventPayload<'platform.part'>

type Gatherers = Map<string, (part: Part) => void>

const gatherersOf = new WeakMap<Bridge['on'], Gatherers>()

/**
 * One listener for all calls of a window, added with the first: each session has a bridge of its own over the same
 * events.
 */
const listen = (bridge: Bridge): Gatherers => {
  const known = gatherersOf.get(bridge.on)
  if (known !== undefined) return known
  const gatherers: Gatherers = new Map()
  gatherersOf.set(bridge.on, gatherers)
  bridge.on('platform.part', (part) => gatherers.get(part.requestId)?.(part))
  return gatherers
}

/** Milliseconds. A list that is there sooner is drawn once, when it is whole. */
const FIRST_ROWS_AFTER = 1500
const ROWS_EVERY = 1000
/** Of many rows only when this many more have come: each time all of them are filtered and sorted. */
const MANY_ROWS = 20_000
const GROWTH = 1.5

interface Gathering {
  readonly onRows: ExecuteOptions['onRows']
  readonly newRows: () => RowStore
  readonly read: (json: string) => unknown
}

/**
 * Parses each part of a long list as it comes. `onRows` takes all rows so far, now and then, where it is slow to
 * come.
 */
const gatherParts = (bridge: Bridge, requestId: string, { newRows, read, onRows }: Gathering) => {
  let list = newRows()
  let count = 0
  let shownAt = performance.now()
  let pause = FIRST_ROWS_AFTER
  let shown = 0
  let wanted = Number.POSITIVE_INFINITY
  const { promise: complete, resolve } = Promise.withResolvers<void>()
  const settle = (): void => {
    if (count >= wanted) resolve()
  }
  const gatherers = listen(bridge)
  gatherers.set(requestId, ({ at, elements }) => {
    if (at === 0) {
      list = newRows()
      count = 0
      shown = 0
    }
    list.add(read(`[${elements}]`) as unknown[])
    void bridge.platform.partTaken({ requestId })
    count += 1
    settle()
    const now = performance.now()
    if (onRows === undefined || now - shownAt < pause || (list.length > MANY_ROWS && list.length < shown * GROWTH)) return
    shownAt = now
    shown = list.length
    pause = ROWS_EVERY
    onRows(list.rows())
  })
  return {
    /** The answer's data with its list put together from this many parts. Waits for those that the answer overtook. */
    joined: async (data: string, parts: number): Promise<unknown> => {
      wanted = parts
      settle()
      await complete
      return withRows(data, list)
    },
    close: () => void gatherers.delete(requestId),
  }
}

/** Data that hold one list, with its rows. */
export const withRows = (data: string, list: RowStore): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(JSON.parse(data) as object).map((field) => [field, list.rows()]))

/** A call that main gives up once `signal` is aborted or the user stops waiting. Throws a `PlatformFailure`. */
export const cancellableRead = async <Value>(bridge: Bridge, signal: AbortSignal, call: (requestId: string) => Promise<Result<Value>>): Promise<Value> => {
  if (signal.aborted) throw new PlatformFailure({ kind: 'cancelled', message: 'Cancelled.' })
  const requestId = crypto.randomUUID()
  const cancel = (): void => void bridge.platform.cancel({ requestId })
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  const unwatch = watchRead((failure) => {
    cancel()
    reject(new PlatformFailure(failure))
  })
  signal.addEventListener('abort', cancel, { once: true })
  try {
    return unwrap(await Promise.race([call(requestId), stopped]))
  } finally {
    unwatch()
    signal.removeEventListener('abort', cancel)
  }
}

/** After this many milliseconds without an answer the user is asked whether to go on waiting. */
const SLOW_AFTER = 8000

/** What ends each read that has been waiting for long. */
export const slowReads = createStore<ReadonlySet<(failure: Failure) => void>>(new Set())

/** Gives up every read that has been waiting for long. */
export const stopSlowReads = (): void => {
  for (const stop of slowReads.current()) stop({ kind: 'cancelled', message: 'You stopped waiting for the platform.' })
}

/** Counts a read as slow once it has waited long enough; returns what ends the counting. */
const watchRead = (stop: (failure: Failure) => void): (() => void) => {
  const timer = setTimeout(() => slowReads.set(new Set([...slowReads.current(), stop])), SLOW_AFTER)
  return () => {
    clearTimeout(timer)
    if (slowReads.current().has(stop)) slowReads.set(new Set([...slowReads.current()].filter((each) => each !== stop)))
  }
}
