import { failure, type Result } from '#shared/result.ts'

/** A file could not be had or kept. The message is a sentence for the user, without a path. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

const SENTENCES: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room and try again.',
  EDQUOT: 'Your disk quota is used up. Make room and try again.',
  EACCES: 'The console may not write to the downloads folder. Check its permissions and try again.',
  EPERM: 'The console may not write to the downloads folder. Check its permissions and try again.',
  EROFS: 'The downloads folder is read-only.',
  ENOENT: 'The downloads folder is no longer there. Try again.',
  ENOTDIR: 'The downloads folder is no longer there. Try again.',
  EEXIST: 'A file stands in the place of the downloads folder. Move it away and try again.',
  EMFILE: 'Too many files are open. Close some programs and try again.',
}

/** What to tell the user of something caught while a file was fetched or written. */
export function fileErrorSentence(cause: unknown): string {
  if (cause instanceof FileError) return cause.message
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return SENTENCES[code] ?? 'The connection broke before the file was complete. Try again.'
}

/** The same as it crosses the bridge. */
export const fileFailure = (cause: unknown): Result<never> => failure('storage', fileErrorSentence(cause))
