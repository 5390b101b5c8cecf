import { useSyncExternalStore } from 'react'
import type { Bridge, EventChannel, EventPayload } from '#shared/bridge/bridge.ts'
import type { Failure, Result } from '#shared/result.ts'
import { bridge } from './bridge.ts'

/** A value that main owns and announces: read once at start, then kept by its event. */
export interface BridgeState<Value> {
  /** The newest value; undefined until the first answer. */
  readonly current: () => Value | undefined
  /** Why the first read failed; undefined while it has not. */
  readonly failure: () => Failure | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Takes over a value that a call answered with, so that the screen need not wait for the event. */
  readonly set: (value: Value) => void
  /** Reads the value anew; resolves when the answer is in. */
  readonly read: () => Promise<void>
}

/**
 * Makes a store of a value that main owns. `read` asks main for it, `channel` is the event that carries its changes.
 * An event that comes while the first read is under way wins: the read's answer is older.
 */
export const createBridgeState = <Channel extends EventChannel>(
  read: (from: Bridge) => Promise<Result<EventPayload<Channel>>>,
  channel: Channel,
): BridgeState<EventPayload<Channel>> => {
  type Value = EventPayload<Channel>
  const listeners = new Set<() => void>()
  let value: Value | undefined
  let failure: Failure | undefined
  let version = 0

  const publish = (next: Value | undefined, problem: Failure | undefined): void => {
    version += 1
    value = next
    failure = problem
    for (const listener of listeners) listener()
  }

  bridge.on(channel, (payload) => publish(payload, undefined))

  return {
    current: () => value,
    failure: () => failure,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (next) => publish(next, undefined),
    read: async () => {
      const asked = version
      const result = await read(bridge)
      if (version !== asked) return
      if (result.ok) publish(result.value, undefined)
      else publish(value, result.error)
    },
  }
}

/** The newest value of a store as React state; undefined until main has answered. */
export const useBridgeState = <Value>(state: BridgeState<Value>): Value | undefined => useSyncExternalStore(state.subscribe, state.current)
