import { readableServerMessage } from '#shared/domain/text.ts'
import { asPlatformFailure } from '../platform/platform-failure.ts'
import { isUserNameFree } from './is-user-name-free.ts'

/** What became of a creation. `taken`: somebody signs in by that name, or whether somebody does could not be found out. */
export type Creation = { readonly state: 'created' } | { readonly state: 'taken' } | { readonly state: 'failed'; readonly reason: string }

export interface CreationOrder {
  readonly userName: string
  /** Sends the creation. Throws a `PlatformFailure`. */
  readonly send: () => Promise<unknown>
  /** Reads the platform back: whether there is one of that user name now. */
  readonly isThere: () => Promise<boolean>
  /** What is said when that could not be found out either. */
  readonly unknownReason: string
}

/**
 * Creates somebody who signs in by a user name. The name is asked about once more, whatever was known while it was typed; a check that fails counts as taken.
 * Where no usable answer comes the platform is read back: the name was free, so one that is there now was created by this call; one that is not may be created
 * anew. Source: USER-017, OUTL-011.
 */
export const createWithUserName = async ({ userName, send, isThere, unknownReason }: CreationOrder): Promise<Creation> => {
  if (!(await isUserNameFree(userName).catch(() => false))) return { state: 'taken' }
  try {
    await send()
    return { state: 'created' }
  } catch (cause) {
    const { kind, message } = asPlatformFailure(cause)
    const reason = readableServerMessage(message)
    if (kind === 'rejected' && /user.?name.*(?:exist|taken)/i.test(reason)) return { state: 'taken' }
    if (kind !== 'unknown-outcome' && kind !== 'invalid-answer') return { state: 'failed', reason }
    try {
      return (await isThere()) ? { state: 'created' } : { state: 'failed', reason }
    } catch {
      return { state: 'failed', reason: unknownReason }
    }
  }
}
