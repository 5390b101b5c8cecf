import { failure, type Result } from '#shared/result.ts'
import { NoAnswer } from '../storage/no-answer.ts'
import { StorageRefusal } from '../storage/storage-refusal.ts'

/** What to tell the user of something thrown while an object was stored, and the reason for the log. Neither holds an address or a credential. */
export function uploadFailure(cause: unknown): { readonly failure: Result<never>; readonly reason: string } {
  if (cause instanceof NoAnswer) {
    return { failure: failure('unreachable', 'The storage could not be reached, or the connection broke. Nothing was stored. Try again.'), reason: 'no answer' }
  }
  if (cause instanceof StorageRefusal) return { failure: failure('storage', cause.message, { code: cause.code }), reason: cause.code }
  // The storage's own word, which may be of any length.
  const code = cause instanceof Error ? cause.name.slice(0, 60) : 'unknown'
  return { failure: failure('storage', `The storage refused the file (${code}). Nothing was stored.`, { code }), reason: code }
}
