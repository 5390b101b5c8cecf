import { useSyncExternalStore } from 'react'

/** Keys of sendings whose outcome a dialog of this page shows, so that neither a toast nor a bar need say it too. */
let watched: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

const publish = (next: ReadonlySet<string>): void => {
  watched = next
  for (const listener of listeners) listener()
}

export const watch = (key: string): void => publish(new Set([...watched, key]))
export const unwatch = (key: string): void => publish(new Set([...watched].filter((each) => each !== key)))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWatchedKeys = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => watched)
