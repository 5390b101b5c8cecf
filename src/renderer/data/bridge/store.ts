import { useSyncExternalStore } from 'react'
import type { Bridge, EventChannel, EventPayload } from '#shared/bridge/bridge.ts'
import type { Failure, Result } from '#shared/result.ts'

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

/** A value that main owns and announces: read once at start, then kept up to date by its event. Undefined until the first answer. */
export interface BridgeState<Channel extends EventChannel> extends Store<EventPayload<Channel> | undefined> {
  /** Why the first read failed; undefined while it has not. */
  readonly failure: () => Failure | undefined
  /** Takes over the value that a call answers with, unless an event has come since: that is newer. Resolves to the answer. */
  readonly take: (call: (from: Bridge) => Promise<Result<EventPayload<Channel>>>) => Promise<Result<EventPayload<Channel>>>
  /** Reads the value again; resolves when the answer is in. */
  readonly read: () => Promise<void>
}

/** `channel` carries the value's changes. An event that arrives while a call waits for its answer wins: the answer is older. */
export const createBridgeState = <Channel extends EventChannel>(
  bridge: Bridge,
  ask: (from: Bridge) => Promise<Result<EventPayload<Channel>>>,
  channel: Channel,
): BridgeState<Channel> => {
  const store = createStore<EventPayload<Channel> | undefined>(undefined)
  let failure: Failure | undefined
  let version = 0

  const publish = (next: EventPayload<Channel> | undefined, problem?: Failure): void => {
    version += 1
    failure = problem
    store.set(next)
  }
  const take: BridgeState<Channel>['take'] = async (call) => {
    const asked = version
    const result = await call(bridge)
    if (result.ok && version === asked) publish(result.value)
    return result
  }
  bridge.on(channel, (payload) => publish(payload))
  return {
    current: store.current,
    subscribe: store.subscribe,
    failure: () => failure,
    take,
    read: async () => {
      const asked = version
      const result = await take(ask)
      if (!result.ok && version === asked) publish(store.current(), result.error)
    },
  }
}
