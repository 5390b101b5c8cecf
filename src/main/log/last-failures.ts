import { type FileHandle, open } from 'node:fs/promises'
import { constants } from 'node:os'
import { format, parse } from 'node:path'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { FAILURE_KINDS } from '#shared/failure-kinds.ts'
import { STORAGE_REASONS } from '../vault/storage-failure.ts'
import { redact } from './redact.ts'

type LoggedFailure = Diagnostics['failures'][number]

/** Bytes that are read of the end of a log file. */
const TAIL = 256 * 1024

/**
 * The last warnings and errors of a log file and of the one that was moved aside before it, newest first. Each is reduced to what the console itself says:
 * what a server, a file or a person is called is left out, whoever wrote it. Never rejects: a file that cannot be read has none.
 */
export async function lastFailures(file: string, count: number): Promise<readonly LoggedFailure[]> {
  const { dir, name, ext } = parse(file)
  const texts = await Promise.all([format({ dir, name: `${name}.old`, ext }), file].map(tailOf))
  return texts.flatMap(failuresIn).slice(-count).toReversed()
}

async function tailOf(file: string): Promise<string> {
  let handle: FileHandle | undefined
  try {
    handle = await open(file)
    const { size } = await handle.stat()
    const length = Math.min(size, TAIL)
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer.toString('utf8', 0, bytesRead)
  } catch {
    return ''
  } finally {
    await handle?.close()
  }
}

/** What begins an entry; `log.ts` indents every further line, so no text of a server can begin one. */
const ENTRY = /^\[(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)\.\d{3}\] \[(warn|error)\] +(.*)$/gm

const failuresIn = (text: string): LoggedFailure[] =>
  [...text.matchAll(ENTRY)].map(([, year, month, day, hour, minute, second, level, message = '']) => ({
    at: Math.floor(new Date(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)).getTime() / 1000),
    level: level === 'error' ? 'error' : 'warn',
    what: ownWords(message),
  }))

/** Up to the first colon or quotation a line is the console's own; behind it whatever was caught or answered. */
const OWN_PART = /^[^:"“”'‘’`<]{1,200}/u

/** Of the rest: kinds of failures, codes of Node and Chromium, statuses, and the console's reasons for a request that failed. */
const KNOWN = new RegExp(
  [
    `(?<=: )(?:${FAILURE_KINDS.join('|')})(?=: )`,
    String.raw`\b(?:${Object.keys(constants.errno).join('|')}|ENOTFOUND|EAI_AGAIN|(?:ERR|OAUTH|CERT|UND_ERR)_[A-Z0-9_]+)\b`,
    String.raw`\banswered \d{3}\b`,
    'the connection was refused|its name cannot be found|there is no network|no connection could be made|the proxy does not let it through',
    'its certificate or encryption is not accepted by this computer|its certificate is not trusted by this computer|its certificate is not valid today',
    'the proxy of this computer (?:does not let the console through|asks for a password)|it did not answer in time|the connection (?:broke off|failed)',
    'its answer broke off|it answers with a redirect|its answer is too large',
    Object.values(STORAGE_REASONS).join('|'),
  ].join('|'),
  'g',
)

function ownWords(line: string): string {
  const own = OWN_PART.exec(line)?.[0].trim() ?? ''
  const known = [...new Set(line.slice(own.length).match(KNOWN) ?? [])].slice(0, 5)
  return redact([own === '' ? 'Something failed' : own, ...known].join(', '))
}
