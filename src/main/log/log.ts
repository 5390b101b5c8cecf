import { join } from 'node:path'
import log from 'electron-log/node'
import { rotate } from './log-rotation.ts'
import { PageReports } from './page-reports.ts'
import { redact } from './redact.ts'
import { RefusalCounter } from './refusal-counter.ts'

/** Writes a line to the log file. `cause` is what was caught: its stack is written too, redacted like the rest. */
export type Log = (message: string, cause?: unknown) => void

type Level = 'error' | 'warn' | 'info'

export interface Logs {
  readonly error: Log
  readonly warn: Log
  readonly info: Log
  /** What the page reports: a file of its own, so many lines a minute. */
  readonly report: (level: Level, message: string) => void
  /** What was refused to the page or to another caller: a file that a flood cannot push anything out of. `detail` may come from the page. */
  readonly refused: (what: string, detail?: string) => void
  /** The file that is written to, for "Show Log File". */
  readonly file: string
}

export interface LogOptions {
  /** Whether lines go to the terminal as well. */
  readonly echo: boolean
  /** Milliseconds on a clock that does not jump. */
  readonly now?: () => number
  readonly securityFileSize?: number
}

const MEGABYTE = 1024 ** 2
/** Older files of the security log that are kept. */
const SECURITY_FILES = 4
const LONGEST_DETAIL = 300
/** Characters of one part of a line: whoever logs a server's text as it came, or its stack, cannot hold the process or fill the disk with it. */
const LONGEST_PART = 8000

/**
 * The log files of the console: `main.log` (moved aside to `main.old.log` at one megabyte), `page.log` likewise, and `security.log` with four older files.
 *
 * electron-log's `node` entry, not its `main` entry: that one opens IPC channels of its own, past the bridge.
 *
 * @param folder where the files are; made when absent
 */
export function openLog(folder: string, { echo, now = () => performance.now(), securityFileSize = MEGABYTE }: LogOptions): Logs {
  const main = openFile(join(folder, 'main.log'), 'main', echo)
  const page = openFile(join(folder, 'page.log'), 'page', echo)
  const security = openFile(join(folder, 'security.log'), 'security', echo)
  security.transports.file.maxSize = securityFileSize
  security.transports.file.archiveLogFn = (file) => rotate(file.path, SECURITY_FILES)

  const write =
    (level: Level): Log =>
    (message, cause) =>
      cause === undefined ? main[level](message) : main[level](message, cause)
  const reports = new PageReports({ write: (level, message) => page[level](message), now })
  const refusals = new RefusalCounter()
  return {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    report: (level, message) => reports.take(level, message),
    refused: (what, detail = '') => {
      const { isWritten, name, count } = refusals.count(what)
      if (!isWritten) return
      security.warn(`Refused ${name}${count === 1 ? '' : ` (${count} times)`}${detail === '' ? '' : `: ${detail.slice(0, LONGEST_DETAIL)}`}`)
    },
    file: join(folder, 'main.log'),
  }
}

function openFile(file: string, logId: string, echo: boolean) {
  const logger = log.create({ logId })
  logger.transports.file.resolvePathFn = () => file
  logger.transports.file.level = 'info'
  logger.transports.console.level = echo ? 'info' : false
  logger.hooks.push((message) => ({ ...message, data: message.data.map((part) => redact(shortened(textOf(part)))) }))
  return logger
}

const shortened = (text: string): string => (text.length <= LONGEST_PART ? text : `${text.slice(0, LONGEST_PART)} (cut)`)

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return part.cause === undefined ? String(part.stack) : `${part.stack}\nCaused by: ${textOf(part.cause)}`
  return JSON.stringify(part) ?? String(part)
}
