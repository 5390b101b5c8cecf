import type { Channel } from '#shared/bridge/bridge.ts'
import { failure, type Result } from '#shared/result.ts'

/** What a locked console still serves: what the lock screen needs, what was typed, and the end of what is being written. It reads nothing of the user. */
const SERVED: ReadonlySet<Channel> = new Set([
  'shell.information',
  'shell.report',
  'shell.notices',
  'shell.unlockKeychain',
  'connection.status',
  'identity.status',
  'identity.signIn',
  'identity.cancelSignIn',
  'proxy.status',
  'proxy.signIn',
  'proxy.dismiss',
  'updates.status',
  'updates.news',
  'policy.read',
  'preferences.read',
  'platform.cancel',
  'platform.partTaken',
  'platform.offer',
  'platform.reachability',
  'drafts.write',
  'files.appendExport',
  'files.finishExport',
])

const LOCKED = failure('signed-out', 'The console is locked. Sign in again to go on.')

/** Why a call is not served while the console is locked; undefined for those that are. */
export const refusalOfLocked = (channel: Channel): Result<never> | undefined => (SERVED.has(channel) ? undefined : LOCKED)

/** Makes entries of the application's menu do nothing while the console is locked: whoever stands before it has not signed in, and paper would show what it covers. */
export const refusedWhileLocked =
  (isLocked: () => boolean) =>
  (work: () => void): (() => void) =>
  () => {
    if (!isLocked()) work()
  }
