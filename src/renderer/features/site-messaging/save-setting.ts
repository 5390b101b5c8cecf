import { asPlatformFailure, PlatformFailure } from '#app/platform/platform-failure.ts'
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
  try {
    await write(wanted)
  } catch (cause) {
    if (!isUnconfirmed(cause) || !isSame(await read().catch(() => null), wanted)) throw cause
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The platform may have done it: no answer came, or one that does not fit. */
const isUnconfirmed = (cause: unknown): boolean => ['unknown-outcome', 'invalid-answer'].includes(asPlatformFailure(cause).kind)
