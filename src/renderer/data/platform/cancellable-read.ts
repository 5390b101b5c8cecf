import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Result } from '#shared/result.ts'
import { PlatformFailure, unwrap } from './platform-failure.ts'
import { watchRead } from './slow-reads.ts'

/**
 * Makes a call under a name by which main gives it up: when the signal is aborted because nobody waits for the answer any more, or when the user stops
 * waiting. Throws a `PlatformFailure`.
 */
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
