import type { Control } from '#local-platform/faults/control.ts'
import type { FaultRequest } from '#local-platform/faults/fault.ts'
import type { PlatformClient } from '#main/platform/platform-client.ts'
import type { Result } from '#shared/result.ts'
import type { Facts } from '#tests/contract/calls.ts'
import type { KnownOperation } from './known-operations.ts'

/** One call under one fault, as it went. */
export interface Cell {
  readonly operation: KnownOperation
  readonly fault: Omit<FaultRequest, 'operation'> | null
  readonly result: Result<unknown>
  /** How often the platform received the call. */
  readonly requests: number
  /** The call that nothing hit afterwards. */
  readonly next: Result<unknown>
}

export interface Setting {
  readonly control: Control
  readonly client: PlatformClient
  readonly facts: Facts
  /** A call that is not under attack at the same time. */
  readonly harmless: KnownOperation
}

/** Makes a call while a fault waits for it, and a harmless one after it. No other call of that operation may run at the same time. */
export async function play(operation: KnownOperation, fault: Cell['fault'], { control, client, facts, harmless }: Setting): Promise<Cell> {
  const before = control.calls(operation.name).length
  if (fault !== null) control.addFault({ ...fault, operation: operation.name })
  const result = await operation.call(client, facts)
  const requests = control.calls(operation.name).length - before
  const next = await harmless.call(client, facts)
  return { operation, fault, result, requests, next }
}
