import type { Bridge, EventPayload } from '#shared/bridge/bridge.ts'

type Part = EventPayload<'platform.part'>

/** Who gathers the parts of a call, by its request id. */
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

/** The parts of one call's answer. */
export interface AnswerParts {
  /** The answer's data with its list put together from this many parts. Waits for those that the answer overtook. */
  readonly joined: (data: string, count: number) => Promise<unknown>
  /** The call is over: further parts are nobody's. */
  readonly close: () => void
}

/**
 * Gathers the parts of a long list and parses each as it comes: when the last byte of 100,000 sites is there, all but the last part is done.
 * `onRows` takes all rows so far, now and then, where the list is slow to come.
 */
export const gatherParts = (bridge: Bridge, requestId: string, onRows?: (rows: readonly unknown[]) => void): AnswerParts => {
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
