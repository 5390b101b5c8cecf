import { useSyncExternalStore } from 'react'

/** A value that lives outside React. */
export interface Store<Value> {
  readonly current: () => Value
  readonly subscribe: (listener: () => void) => () => void
}

export const createStore = <Value>(initial: Value): Store<Value> & { readonly set: (value: Value) => void } => {
  const listeners = new Set<() => void>()
  let value = initial
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set: (next) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

/** The value of a store as React state. */
export const useStore = <Value>({ subscribe, current }: Store<Value>): Value => useSyncExternalStore(subscribe, current)
