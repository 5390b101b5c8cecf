import type { Bridge } from '#shared/bridge/bridge.ts'
import type { Failure } from '#shared/result.ts'

/** Decides about one call: its argument as it may be sent, or why it may not. */
export type CallFilter = (channel: string, argument: unknown) => { readonly argument: unknown } | { readonly refusal: Failure }

type AnyCall = (argument: unknown) => Promise<unknown>

/**
 * A bridge whose calls go through a filter while there is one. Asked at each call, so that a button, a timer or an undo that took hold of the bridge before
 * the filter was there is held to it as well. Events come through.
 */
export const filteredBridge = (bridge: Bridge, filterNow: () => CallFilter | undefined): Bridge => {
  const groups = new Map<PropertyKey, object>()
  const callOf =
    (group: PropertyKey, member: PropertyKey): AnyCall =>
    (argument) => {
      const send = (bridge as unknown as Record<PropertyKey, Record<PropertyKey, AnyCall>>)[group]?.[member] as AnyCall
      const verdict = filterNow()?.(`${String(group)}.${String(member)}`, argument) ?? { argument }
      return 'refusal' in verdict ? Promise.resolve({ ok: false, error: verdict.refusal }) : send(verdict.argument)
    }
  const groupOf = (name: PropertyKey): object => {
    const known = groups.get(name) ?? new Proxy({}, { get: (_, member) => callOf(name, member) })
    groups.set(name, known)
    return known
  }
  return new Proxy({}, { get: (_, name) => (name === 'on' ? bridge.on : groupOf(name)) }) as Bridge
}
