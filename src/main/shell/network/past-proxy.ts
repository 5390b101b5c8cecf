import { addressOf, type NetworkSession } from './fresh-connection-fetch.ts'
import type { ProxyLogin } from './proxy-login.ts'
import type { Passage } from './proxy-probe.ts'

/** The code of a request that a proxy held up because it wants a password: nothing of it reached anybody (`transport-error.ts`). */
const HELD_UP = 'net::ERR_PROXY_AUTH_REQUESTED'

/** Failures of a request that the proxy may be behind; it fails for many reasons, and only a probe tells which. */
const BY_PROXY = /\bERR_(TUNNEL_CONNECTION_FAILED|PROXY_AUTH_\w+)/

type Outcome = { readonly response: Response } | { readonly error: unknown }

/** A `fetch` for what may be asked again: where a proxy asks for a password that is known, it gets past and the request is repeated once. */
export function fetchPastProxy(
  login: Pick<ProxyLogin, 'pass' | 'timesLetThrough'>,
  partition: string,
  fetch: typeof globalThis.fetch,
): typeof globalThis.fetch {
  return async (input, init) => {
    const before = login.timesLetThrough
    const outcome = await outcomeOf(fetch(input, init))
    if (!isByProxy(outcome)) return answerOf(outcome)
    const passage = await unlessAborted(login.pass(partition, addressOf(input)), init?.signal)
    if (passage.state === 'asked') throw heldUp(outcome)
    const isLetThrough = passage.state === 'open' && (passage.isAnswered || login.timesLetThrough !== before)
    if (!isLetThrough || !isRepeatable(init?.body)) return answerOf(outcome)
    return fetch(input, init)
  }
}

/**
 * The session of mutations: gets past a proxy that asks before anything is sent, and never sends twice. What an answer 407 means is not decided here: a
 * platform may give it after it did what was asked.
 */
export function sessionPastProxy(login: Pick<ProxyLogin, 'pass' | 'mayHoldUp'>, partition: string, session: NetworkSession): NetworkSession {
  return {
    closeAllConnections: () => session.closeAllConnections(),
    fetch: async (input, init) => {
      const address = addressOf(input)
      if (login.mayHoldUp(partition)) {
        const passage = await unlessAborted(login.pass(partition, address), init?.signal)
        if (passage.state === 'asked') throw new Error(HELD_UP)
        // The probe leaves a used connection behind, on which Chromium would repeat a request that fails.
        await session.closeAllConnections()
        init?.signal?.throwIfAborted()
      }
      const outcome = await outcomeOf(session.fetch(address, init))
      if (!isByProxy(outcome)) return answerOf(outcome)
      const passage = login.pass(partition, address)
      // A failure proves that nothing was sent, and may as well name its reason.
      if ('error' in outcome && (await passage).state === 'asked') throw heldUp(outcome)
      return answerOf(outcome)
    },
  }
}

const outcomeOf = (answer: Promise<Response>): Promise<Outcome> =>
  answer.then(opened).then(
    (response) => ({ response }),
    (error: unknown) => ({ error }),
  )

/**
 * Where a proxy refuses a tunnel, Chromium may hand out its answer 407 and fail only the content, with ERR_TUNNEL_CONNECTION_FAILED. That failure proves
 * that nothing was sent; so an answer 407 is opened, and the rest of its content, which nobody reads, is given up.
 */
async function opened(response: Response): Promise<Response> {
  if (response.status !== 407 || response.body === null) return response
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new Response(value ?? null, { status: 407, headers: response.headers })
}

function answerOf(outcome: Outcome): Response {
  if ('response' in outcome) return outcome.response
  throw outcome.error
}

const isByProxy = (outcome: Outcome): boolean =>
  'response' in outcome ? outcome.response.status === 407 : outcome.error instanceof Error && BY_PROXY.test(outcome.error.message)

const heldUp = (outcome: Outcome): Error => new Error(HELD_UP, 'error' in outcome ? { cause: outcome.error } : {})

/** A stream is read once. */
const isRepeatable = (body: unknown): boolean =>
  body === undefined || body === null || typeof body === 'string' || body instanceof URLSearchParams || ArrayBuffer.isView(body)

function unlessAborted(passage: Promise<Passage>, signal: AbortSignal | null | undefined): Promise<Passage> {
  if (signal === null || signal === undefined) return passage
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error)
    signal.addEventListener('abort', abort, { once: true })
    void passage.then(resolve).finally(() => signal.removeEventListener('abort', abort))
  })
}
