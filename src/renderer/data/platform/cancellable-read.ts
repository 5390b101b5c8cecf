import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Failure, Result } from '#shared/result.ts'
import { createStore } from '../bridge/store.ts'
import { PlatformFailure, unwrap } from './platform-failure.ts'

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

/** What stopping a wait makes of a read. */
const STOPPED: Failure = { kind: 'cancelled', message: 'You stopped waiting for the platform.' }

/** What ends each read that has been waiting for long. */
export const slowReads = createStore<ReadonlySet<(failure: Failure) => void>>(new Set())

/** Gives up every read that has been waiting for long. */
export const stopSlowReads = (): void => {
  for (const stop of slowReads.current()) stop(STOPPED)
}

/** Counts a read as slow once it has waited long enough; returns what ends the counting. */
const watchRead = (stop: (failure: Failure) => void): (() => void) => {
  const timer = setTimeout(() => slowReads.set(new Set([...slowReads.current(), stop])), SLOW_AFTER)
  return () => {
    clearTimeout(timer)
    if (slowReads.current().has(stop)) slowReads.set(new Set([...slowReads.current()].filter((each) => each !== stop)))
  }
}
