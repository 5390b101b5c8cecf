import { failure, type Result } from '#shared/result.ts'
import { errorCode, STORAGE_REASONS } from '../vault/storage-failure.ts'

/** A file could not be had or kept. The message is a sentence for the user, without a path. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

type FolderName = 'downloads folder' | 'invoice folder'

const inItsPlace = (folder: FolderName): string => `There is a file where the ${folder} should be. Move it away and try again.`

/** For what the user can do something about; the others have only their reason. */
const SENTENCES: Readonly<Record<string, (folder: FolderName) => string>> = {
  ENOSPC: () => 'The disk is full. Make room and try again.',
  EDQUOT: () => 'Your disk quota is used up. Make room and try again.',
  EACCES: (folder) => `The console may not write to the ${folder}. Check its permissions and try again.`,
  EPERM: (folder) => `The console may not write to the ${folder}. Check its permissions and try again.`,
  EROFS: (folder) => `The ${folder} is read-only.`,
  ENOENT: (folder) => `The ${folder} is no longer there. Try again.`,
  ENOTDIR: inItsPlace,
  EEXIST: inItsPlace,
  EBUSY: () => 'Another program is using the file. Close it there and try again.',
  EMFILE: () => 'Too many files are open. Close some programs and try again.',
  ENFILE: () => 'Too many files are open. Close some programs and try again.',
}

/** What to tell the user of something caught while a file was fetched or written. */
export function fileErrorSentence(cause: unknown, folder: FolderName = 'downloads folder'): string {
  if (cause instanceof FileError) return cause.message
  const code = errorCode(cause)
  const reason = STORAGE_REASONS[code]
  const sentence = SENTENCES[code]?.(folder) ?? (reason && `The file could not be saved: ${reason}.`)
  return sentence ?? 'The connection broke before the file was complete. Try again.'
}

export const fileFailure = (cause: unknown): Result<never> => failure('storage', fileErrorSentence(cause))
