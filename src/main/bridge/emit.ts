import { type EventChannel, type EventPayload, events } from '#shared/bridge/bridge.ts'

/** The one way main sends the renderer something it did not ask for. */
export type Emit = <Name extends EventChannel>(channel: Name, payload: EventPayload<Name>) => void

export interface EmitOptions {
  /** Sends to every window of the console that is alive. */
  readonly send: (channel: string, payload: unknown) => void
  /** Whether payloads are parsed before they leave: in development and tests. */
  readonly checkPayloads: boolean
  readonly log: (message: string, cause?: unknown) => void
}

/** Makes the typed `emit`. A payload that does not fit the contract is logged and not sent. */
export function createEmit({ send, checkPayloads, log }: EmitOptions): Emit {
  return (channel, payload) => {
    const fits = checkPayloads ? events[channel].safeParse(payload) : { success: true as const }
    if (fits.success) send(channel, payload)
    else log(`An event of ${channel} does not fit the contract`, fits.error)
  }
}
