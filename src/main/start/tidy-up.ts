import { cutOffMessage, removeHalfWritten } from '../files/left-over-files.ts'
import type { Ground } from './ground.ts'
import type { Services } from './services.ts'
import type { Session } from './session.ts'
import type { Shell } from './shell.ts'

const DAY = 86_400_000

/** Removes what an earlier run left behind and reports it, at the start and once a day. */
export function tidyUp({ userData, log }: Ground, { announce }: Shell, session: Session, { drafts, files }: Services): void {
  const { loaded, restored, policy, offline, activity, connections } = session
  const sweep = async (): Promise<string | null> => {
    const state = await removeHalfWritten(userData, log)
    void drafts.sweep()
    return cutOffMessage(await files.removeUnfinished(), state)
  }
  void loaded.then(() => (policy.removesCopies() ? offline.removeForbidden() : undefined))
  void loaded.then(() => activity.sweep())
  void connections.sweep()
  // The folder that a user chose for invoices is known once somebody is signed in.
  const signedIn = restored.catch(() => undefined)
  void signedIn.then(sweep).then((message) => {
    if (message !== null) announce({ kind: 'cut-off', intent: 'warning', message })
  })
  setInterval(() => void sweep(), DAY).unref()
}
