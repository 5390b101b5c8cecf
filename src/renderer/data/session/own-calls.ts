import type { Channel } from '#shared/bridge/bridge.ts'
import type { CallFilter } from '../bridge/filtered-bridge.ts'
import type { SessionStore } from './session-store.ts'

/** What gives something up, reports it, or brings a file to its end, which main keeps for the user who began it. */
const OF_NOBODY: ReadonlySet<string> = new Set<Channel>(['shell.report', 'platform.cancel', 'platform.partTaken', 'files.appendExport', 'files.finishExport'])

const OVER: ReturnType<CallFilter> = { refusal: { kind: 'signed-out', message: 'You signed out before this was done.' } }

/**
 * The filter for calls of one user's session: none while it goes on. What is still at work when another user's begins, such as the steps of a save, neither
 * goes on as the other one nor leaves anything with them.
 */
export const whileSessionOf = (session: Pick<SessionStore, 'user'>, userName: string) => (): CallFilter | undefined =>
  session.user()?.userName === userName ? undefined : (channel, argument) => (OF_NOBODY.has(channel) ? { argument } : OVER)
