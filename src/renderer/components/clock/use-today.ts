import { useSyncExternalStore } from 'react'
import { endOfDay, nowInSeconds } from '#shared/domain/date.ts'

/**
 * The end of today, unix seconds. The same number all day, for code without hooks that `useToday` renders again,
 * such as a column.
 */
export const lastOfToday = (): number => endOfDay(nowInSeconds())

/** Milliseconds. Timers stop while the machine sleeps and do not follow a clock that is set, so the date is polled. */
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

/** A moment of today, unix seconds. Renders again at midnight, on waking, and when the date of the clock is set. */
export const useToday = (): number => useSyncExternalStore(subscribe, lastOfToday)
