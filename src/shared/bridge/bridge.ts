import type * as z from 'zod'
import type { Result } from '../result.ts'
import { activityCalls, activityEvents } from './activity.ts'
import { bulkCalls, bulkEvents } from './bulk.ts'
import { campaignsCalls, campaignsEvents } from './campaigns.ts'
import { connectionCalls, connectionEvents } from './connection.ts'
import { dashboardsCalls } from './dashboards.ts'
import { diagnosticsCalls } from './diagnostics.ts'
import { draftsCalls } from './drafts.ts'
import { filesCalls, filesEvents } from './files.ts'
import { identityCalls, identityEvents } from './identity.ts'
import { invoicesCalls, invoicesEvents } from './invoices.ts'
import { moneyCalls, moneyEvents } from './money.ts'
import { offlineCalls } from './offline.ts'
import { placesCalls } from './places.ts'
import { platformCalls, platformEvents } from './platform.ts'
import { policyCalls } from './policy.ts'
import { preferencesCalls } from './preferences.ts'
import { proxyCalls } from './proxy.ts'
import { shellCalls, shellEvents } from './shell.ts'
import { updatesCalls, updatesEvents } from './updates.ts'

/**
 * The contract between renderer and main: one map of calls, one map of events. Both sides infer their types from it.
 * A call crosses as `ipcRenderer.invoke(channel, argument)` and always answers with a `Result`; an event as `webContents.send(channel, payload)`.
 * Nothing in it can hold a token, a key, a file path or a storage credential.
 */
export const calls = {
  ...shellCalls,
  ...connectionCalls,
  ...identityCalls,
  ...platformCalls,
  ...dashboardsCalls,
  ...offlineCalls,
  ...filesCalls,
  ...draftsCalls,
  ...placesCalls,
  ...moneyCalls,
  ...campaignsCalls,
  ...bulkCalls,
  ...activityCalls,
  ...invoicesCalls,
  ...policyCalls,
  ...preferencesCalls,
  ...proxyCalls,
  ...updatesCalls,
  ...diagnosticsCalls,
}

export const events = {
  ...shellEvents,
  ...connectionEvents,
  ...identityEvents,
  ...platformEvents,
  ...filesEvents,
  ...moneyEvents,
  ...campaignsEvents,
  ...bulkEvents,
  ...activityEvents,
  ...invoicesEvents,
  ...updatesEvents,
}

export type Channel = keyof typeof calls
export type CallArgument<Name extends Channel> = z.infer<(typeof calls)[Name]['argument']>
export type CallResult<Name extends Channel> = z.infer<(typeof calls)[Name]['result']>

export type EventChannel = keyof typeof events
export type EventPayload<Name extends EventChannel> = z.infer<(typeof events)[Name]>

type Call<Name extends Channel> =
  undefined extends CallArgument<Name> ? () => Promise<Result<CallResult<Name>>> : (argument: CallArgument<Name>) => Promise<Result<CallResult<Name>>>

type GroupOf<Name extends string> = Name extends `${infer Group}.${string}` ? Group : never
type MemberOf<Name extends string, Group extends string> = Name extends `${Group}.${infer Member}` ? Member : never

/** The shape of `window.bridge`: `bridge.platform.execute(...)`, and `bridge.on('identity.changed', listener)` which returns its unsubscribe. */
export type Bridge = {
  readonly [Group in GroupOf<Channel>]: { readonly [Member in MemberOf<Channel, Group>]: Call<`${Group}.${Member}` & Channel> }
} & {
  readonly on: <Name extends EventChannel>(channel: Name, listener: (payload: EventPayload<Name>) => void) => () => void
}
