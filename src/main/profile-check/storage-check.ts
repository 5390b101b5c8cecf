import type { Finding } from '../connection/finding.ts'
import { heldToken } from '../identity/session.ts'
import { checkStorage } from '../storage/check-storage.ts'
import { storageTokenUse } from '../storage/storage-token.ts'
import type { CheckContext, NotTried } from './check.ts'

/** Tries the storage and the address of the pictures; without a signed-in user, all but whether it lets them in. */
export async function checkStoredFiles({ profile, fetch, signIn }: CheckContext): Promise<readonly Finding[] | NotTried> {
  if (profile.storage === undefined) return { notTried: 'storage is not set: no pictures are shown or stored, and no invoices are downloaded.' }
  const { session } = signIn
  const token = session === undefined ? undefined : heldToken(session, profile, storageTokenUse(profile))?.token
  return (await checkStorage(profile, fetch, token)).map((finding) => ({ ...finding, message: forAuthor(finding.message) }))
}

/** The console's users are sent to whoever gave them the profile: here that is the reader. */
const forAuthor = (message: string): string =>
  message
    .replace('ask whoever gave you the profile whether', 'check whether')
    .replace('ask whoever gave you the profile for', 'correct the profile: find')
    .replace('ask whoever gave you the profile', 'correct the profile')
