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

/** Why the file system refused, as the end of a sentence, without a path. */
export function storageReason(error: unknown): string {
  const code = codeOf(error)
  return REASONS[code] ?? `the system answered ${code}`
}

/** A failure `storage`: `what` could not be done, e.g. `The session could not be saved`, and why. */
export const storageFailure = (what: string, error: unknown): Result<never> => failure('storage', `${what}: ${storageReason(error)}.`, { code: codeOf(error) })

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error')
