import { failure, type Result } from '#shared/result.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'the folder may not be written to',
  EPERM: 'the folder may not be written to',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
}

const UNKNOWN = 'an unknown error'

/** Why the file system refused, as the end of a sentence, without a path. */
export function storageReason(error: unknown): string {
  const code = errorCode(error) || UNKNOWN
  return REASONS[code] ?? `the system answered ${code}`
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
