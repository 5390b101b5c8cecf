import { useSyncExternalStore } from 'react'
import { endOfDay, nowInSeconds } from '#shared/domain/date.ts'

/**
 * The last moment of the day, unix seconds: the same number all day, and an instant of today for all that counts days.
 */
const lastOfToday = (): number => endOfDay(nowInSeconds())

const subscribe = (onChange: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    timer = setTimeout(
      () => {
        onChange()
        wait()
      },
      Math.max(1000, (lastOfToday() + 1) * 1000 - Date.now()),
    )
  }
  wait()
  // A timer does not run while the machine sleeps.
  window.addEventListener('focus', onChange)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('focus', onChange)
  }
}

/** Today, as unix seconds within it: draws again at midnight what counts days. */
export const useToday = (): number => useSyncExternalStore(subscribe, lastOfToday)
