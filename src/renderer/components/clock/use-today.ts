import { useSyncExternalStore } from 'react'
import { endOfDay, nowInSeconds } from '#shared/domain/date.ts'

/**
 * The last moment of the day, unix seconds: the same number all day, and an instant of today for all that counts days. For what is drawn again by
 * `useToday` and has no hooks of its own, such as a column.
 */
export const lastOfToday = (): number => endOfDay(nowInSeconds())

/** Milliseconds. A timer stands still while the machine sleeps and does not follow a clock that is set: within a minute of either the day is looked at. */
const LOOK_EVERY = 60_000

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined

const tick = (): void => {
  clearTimeout(timer)
  const untilMidnight = (lastOfToday() + 1) * 1000 - Date.now()
  timer = setTimeout(tick, Math.max(1000, Math.min(LOOK_EVERY, untilMidnight)))
  for (const listener of listeners) listener()
}

/** One clock for all of the window: it runs while something on screen counts days. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  if (listeners.size === 1) {
    tick()
    window.addEventListener('focus', tick)
    document.addEventListener('visibilitychange', tick)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearTimeout(timer)
    window.removeEventListener('focus', tick)
    document.removeEventListener('visibilitychange', tick)
  }
}

/** Today, as unix seconds within it: draws again what counts days at midnight, on waking, and when the clock is set to another day. */
export const useToday = (): number => useSyncExternalStore(subscribe, lastOfToday)
