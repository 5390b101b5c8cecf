import { failure, type Result } from '#shared/result.ts'

/** System error codes in words, each the end of a sentence. Every message about a file uses these. */
export const STORAGE_REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the disk takes no files of this size',
  EROFS: 'the disk is read-only',
  EACCES: 'you do not have permission',
  EPERM: 'the system does not allow it',
  EIO: 'the disk reports an error',
  EBUSY: 'another program is using it',
  EMFILE: 'the console has too many files open',
  ENFILE: 'this computer has too many files open',
  EISDIR: 'there is a folder where the file should be',
  ENOTDIR: 'there is a file where the folder should be',
  EEXIST: 'there is a file where the folder should be',
  ENOTEMPTY: 'the folder is not empty',
  ENOENT: 'it is no longer there',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead back to themselves',
}

const UNKNOWN = 'an unknown error'

/** Why the file system refused, as the end of a sentence, without a path. */
export function storageReason(error: unknown): string {
  const code = errorCode(error) || UNKNOWN
  return STORAGE_REASONS[code] ?? `the system answered ${code}`
}

/** A failure `storage`: `what` could not be done, e.g. `The session could not be saved`, and why. */
export const storageFailure = (what: string, error: unknown): Result<never> =>
  failure('storage', `${what}: ${storageReason(error)}.`, { code: errorCode(error) || UNKNOWN })

/** What the system calls an error, such as `ENOENT`; empty where it has no such name. */
export const errorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** What is read of a file or a folder; undefined where there is none. Rejects with the system's other errors. */
export async function ifPresent<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return undefined
    throw error
  }
}
