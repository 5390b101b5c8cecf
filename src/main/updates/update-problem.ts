import { STORAGE_REASONS } from '../vault/storage-failure.ts'

/** Why an update cannot be had. The message is a sentence for the user; the cause goes to the log. */
export class UpdateProblem extends Error {
  override readonly name = 'UpdateProblem'
}

const DAMAGED = 'The downloaded file is not the one that was published. It was deleted and nothing was installed.'
const CUT = 'The download was interrupted. Nothing was installed.'
const UNREACHABLE = 'The update server could not be reached.'

/** By the error codes of Node and electron-updater. */
const BY_CODE: Readonly<Record<string, string>> = {
  ERR_CHECKSUM_MISMATCH: DAMAGED,
  ERR_UPDATER_INVALID_SIGNATURE: 'The downloaded installer is not signed by the publisher of this console. It was deleted and nothing was installed.',
  ENOSPC: 'There is not enough space on the disk for the update.',
  EACCES: 'The console may not write where the update belongs.',
  ECONNREFUSED: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  ECONNRESET: CUT,
}

/** By the texts of Chromium's network and of electron-updater, which come without a code. */
const BY_TEXT: readonly (readonly [RegExp, string])[] = [
  [/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION_(?:RESET|CLOSED|ABORTED)|ERR_NETWORK_(?:CHANGED|IO_SUSPENDED)|aborted|cancelled/i, CUT],
  [/ERR_CERT_/, 'The update server could not prove its identity: its certificate is not trusted on this computer.'],
  [/net::ERR_|fetch failed|timed? ?out/i, UNREACHABLE],
  [/Cannot download .* status \d+/, 'The update server has no such file. Nothing was installed.'],
]

/** The sentence for the user about whatever was thrown while an update was looked for, downloaded or installed. */
export function updateSentence(cause: unknown): string {
  if (cause instanceof UpdateProblem) return cause.message
  const { code, message } = cause as { readonly code?: unknown; readonly message?: unknown }
  const byCode = typeof code === 'string' ? (BY_CODE[code] ?? ofStorage(code)) : undefined
  return byCode ?? BY_TEXT.find(([text]) => text.test(String(message)))?.[1] ?? 'The update did not succeed. Nothing was changed; the log file has the details.'
}

function ofStorage(code: string): string | undefined {
  const reason = STORAGE_REASONS[code]
  return reason && `The update could not be stored: ${reason}. Nothing was installed.`
}
