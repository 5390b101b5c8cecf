import type { Failure } from '#shared/result.ts'

/** After this many milliseconds without an answer the user is asked whether to go on waiting. */
const SLOW_AFTER = 8000

/** Ends a wait with a failure; what it waited for is given up in main. */
type Stop = (failure: Failure) => void

/** What stopping a wait makes of a read. */
const STOPPED: Failure = { kind: 'cancelled', message: 'You stopped waiting for the platform.' }

const slow = new Set<Stop>()
const listeners = new Set<() => void>()

const changed = (): void => {
  for (const listener of listeners) listener()
}

/** Whether any read has been waiting for long. */
export const hasSlowReads = (): boolean => slow.size > 0

/** Calls `listener` whenever that may have changed; returns its unsubscribe. */
export const onSlowReads = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives up every read that has been waiting for long. */
export const stopSlowReads = (): void => {
  for (const stop of slow) stop(STOPPED)
}

/** Counts a read as slow once it has waited long enough; returns what ends the counting. */
export const watchRead = (stop: Stop): (() => void) => {
  const timer = setTimeout(() => {
    slow.add(stop)
    changed()
  }, SLOW_AFTER)
  return () => {
    clearTimeout(timer)
    if (slow.delete(stop)) changed()
  }
}
