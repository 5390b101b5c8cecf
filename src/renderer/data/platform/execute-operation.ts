import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Bridge, EventPayload } from '#shared/bridge/bridge.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import { cancellableRead } from './cancellable-read.ts'
import { withGaps } from './incomplete-lists.ts'
import { unwrap } from './platform-failure.ts'

/** An answer of the platform: its data, and when it was received in unix seconds. */
export interface PlatformAnswer<Data> {
  readonly data: Data
  readonly receivedAt: number
  /** What is missing of it; undefined where it is whole. */
  readonly missing?: Missing
}

interface ExecuteOptions {
  /** The answer may be shown in part: the caller handles `missing`. Lists of `shared/partial-lists.ts` only; of others a part is an error. */
  readonly acceptsGaps?: boolean
  /** Takes the rows of a long list so far, where it is slow to come. */
  readonly onRows?: (rows: readonly unknown[]) => void
}

/** The id under which main knows an operation: generated in the place of its text, so that the page cannot send its own. */
export const operationOf = <Data, Variables>(document: TypedDocumentNode<Data, Variables>): string => {
  const { hash } = (document as { readonly __meta__?: { readonly hash?: unknown } }).__meta__ ?? {}
  if (typeof hash !== 'string') throw new TypeError('A document without an operation id: was the code generated with persisted documents?')
  return hash
}

/** Throws a `PlatformFailure`. `signal` cancels the call in main too: with one it is a read, which the user may give up. */
export const executeOperation = async <Data, Variables>(
  bridge: Bridge,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  signal?: AbortSignal,
  { acceptsGaps = false, onRows }: ExecuteOptions = {},
): Promise<PlatformAnswer<Data>> => {
  const gaps = acceptsGaps ? { acceptsGaps } : {}
  let parts: AnswerParts | undefined
  const call = (requestId: string) => {
    parts = gatherParts(bridge, requestId, onRows)
    const asked = { operation: operationOf(document), variables: variables as Record<string, unknown>, requestId, inParts: true, ...gaps }
    return bridge.platform.execute(asked)
  }
  try {
    const {
      data,
      receivedAt,
      parts: count,
      missing,
    } = signal === undefined ? unwrap(await call(crypto.randomUUID())) : await cancellableRead(bridge, signal, call)
    const whole = (count === undefined ? JSON.parse(data) : await parts?.joined(data, count)) as Data
    return missing === undefined ? { data: whole, receivedAt } : { data: withGaps(whole, missing), receivedAt, missing }
  } finally {
    parts?.close()
  }
}

type Part = EventPayload<'platform.part'>

type Gatherers = Map<string, (part: Part) => void>

const gatherersOf = new WeakMap<Bridge, Gatherers>()

/** One listener for all calls over a bridge, added with the first. */
const listen = (bridge: Bridge): Gatherers => {
  const known = gatherersOf.get(bridge)
  if (known !== undefined) return known
  const gatherers: Gatherers = new Map()
  gatherersOf.set(bridge, gatherers)
  bridge.on('platform.part', (part) => gatherers.get(part.requestId)?.(part))
  return gatherers
}

/** Milliseconds. A list that is there sooner is drawn once, when it is whole. */
const FIRST_ROWS_AFTER = 1500
const ROWS_EVERY = 1000
/** Of many rows only when this many more have come: each time all of them are filtered and sorted. */
const MANY_ROWS = 20_000
const GROWTH = 1.5

interface AnswerParts {
  /** The answer's data with its list put together from this many parts. Waits for those that the answer overtook. */
  readonly joined: (data: string, count: number) => Promise<unknown>
  /** The call is over: further parts are nobody's. */
  readonly close: () => void
}

/** Parses each part of a long list as it comes. `onRows` takes all rows so far, now and then, where it is slow to come. */
const gatherParts = (bridge: Bridge, requestId: string, onRows?: (rows: readonly unknown[]) => void): AnswerParts => {
  let lists: unknown[][] = []
  let shownAt = performance.now()
  let pause = FIRST_ROWS_AFTER
  let received = 0
  let shown = 0
  let wanted = Number.POSITIVE_INFINITY
  const { promise: complete, resolve } = Promise.withResolvers<void>()
  const settle = (): void => {
    if (lists.length >= wanted) resolve()
  }
  const gatherers = listen(bridge)
  gatherers.set(requestId, ({ at, elements }) => {
    if (at === 0) {
      lists = []
      received = 0
      shown = 0
    }
    const list = JSON.parse(`[${elements}]`) as unknown[]
    lists.push(list)
    received += list.length
    settle()
    const now = performance.now()
    if (onRows === undefined || now - shownAt < pause || (received > MANY_ROWS && received < shown * GROWTH)) return
    shownAt = now
    shown = received
    pause = ROWS_EVERY
    onRows(lists.flat())
  })
  return {
    joined: async (data, count) => {
      wanted = count
      settle()
      await complete
      const rows = lists.flat()
      return Object.fromEntries(Object.keys(JSON.parse(data) as object).map((field) => [field, rows]))
    },
    close: () => void gatherers.delete(requestId),
  }
}
