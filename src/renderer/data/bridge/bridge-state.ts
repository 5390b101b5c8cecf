import { useSyncExternalStore } from 'react'
import type { Bridge, EventChannel, EventPayload } from '#shared/bridge/bridge.ts'
import type { Failure, Result } from '#shared/result.ts'

/** A value that main owns and announces: read once at start, then kept up to date by its event. */
export interface BridgeState<Channel extends EventChannel> {
  /** The newest value; undefined until the first answer. */
  readonly current: () => EventPayload<Channel> | undefined
  /** Why the first read failed; undefined while it has not. */
  readonly failure: () => Failure | undefined
  readonly subscribe: (listener: () => void) => () => void
  /** Takes over a value that a call answered with, so that the screen need not wait for the event. */
  readonly set: (value: EventPayload<Channel>) => void
  /** Reads the value again; resolves when the answer is in. */
  readonly read: () => Promise<void>
}

/**
 * Makes a store of a value that main owns. `ask` reads it from main, `channel` is the event that carries its changes.
 * An event that arrives during the first read wins: the read's answer is older.
 */
export const createBridgeState = <Channel extends EventChannel>(
  bridge: Bridge,
  ask: (from: Bridge) => Promise<Result<EventPayload<Channel>>>,
  channel: Channel,
): BridgeState<Channel> => {
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
      const result = await ask(bridge)
      if (version !== asked) return
      if (result.ok) publish(result.value, undefined)
      else publish(value, result.error)
    },
  }
}

/** The newest value of a store as React state; undefined until main has answered. */
export const useBridgeState = <Channel extends EventChannel>(state: BridgeState<Channel>): EventPayload<Channel> | undefined =>
  useSyncExternalStore(state.subscribe, state.current)
