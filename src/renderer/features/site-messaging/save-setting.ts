import { PlatformFailure } from '#data/platform/platform-failure.ts'
import { sendConfirmed } from '#data/saving/send-confirmed.ts'
import { CHANGED_MEANWHILE } from './messages.ts'

/** A setting that the platform keeps whole. Its texts, lists and objects are compared as they are written: build it with one order of keys. */
export interface SettingSave<Setting> {
  /** What the form was filled with, and what is to be there. */
  readonly loaded: Setting
  readonly wanted: Setting
  readonly read: () => Promise<Setting>
  readonly write: (setting: Setting) => Promise<unknown>
}

/**
 * Writes a setting. Nothing is sent when it is there already, as after an answer that was lost; nothing is overwritten that somebody else wrote since the
 * form was filled. Throws a `PlatformFailure`, of the kind `unknown-outcome` only when it could not be looked up whether it was done.
 */
export const saveSetting = async <Setting>({ loaded, wanted, read, write }: SettingSave<Setting>): Promise<void> => {
  const now = await read()
  if (isSame(now, wanted)) return
  if (!isSame(now, loaded)) throw new PlatformFailure({ kind: 'rejected', message: CHANGED_MEANWHILE })
  await sendConfirmed({ send: () => write(wanted), find: async () => (isSame(await read(), wanted) ? 'as-sent' : 'absent') })
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
