import { renameSync } from 'node:fs'
import { format, join, parse } from 'node:path'
import log from 'electron-log/node'
import { redact } from './redact.ts'

/** Writes a line to the log file. `cause` is what was caught: its stack is written too, redacted like the rest. */
export type Log = (message: string, cause?: unknown) => void

type Level = 'error' | 'warn' | 'info'

export interface Logs {
  readonly error: Log
  readonly warn: Log
  readonly info: Log
  /** What the page reports: a file of its own, this many lines a minute. */
  readonly report: (level: Level, message: string) => void
  /** What was refused to the page or to another caller: a file that a flood cannot push anything out of. `detail` may come from the page. */
  readonly refused: (what: string, detail?: string) => void
  readonly file: string
}

export interface LogOptions {
  /** Whether lines go to the terminal as well. */
  readonly echo: boolean
  readonly now?: () => number
  readonly securityFileSize?: number
}

const MEGABYTE = 1024 ** 2
const SECURITY_FILES = 4
const LONGEST_DETAIL = 300
/** Characters of one part of a line: a server's text or stack cannot hold the process or fill the disk. */
const LONGEST_PART = 8000

/**
 * The log files of the console: `main.log` (moved aside to `main.old.log` at one megabyte), `page.log` likewise, and `security.log` with four
 * older files. electron-log's `node` entry, not its `main` entry: that one opens IPC channels of its own, past the bridge.
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
      cause === undefined ? main[level](message) : main[level](`${message}:`, cause)
  const countRefusal = refusalCounter()
  return {
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    report: pageReports((level, message) => page[level](message), now),
    refused: (what, detail = '') => {
      const { isWritten, name, count } = countRefusal(what)
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
  logger.hooks.push((message) => ({ ...message, data: message.data.map((part) => indented(redact(shortened(textOf(part))))) }))
  return logger
}

/** Nothing that was answered or caught can begin a line, and so look like another entry. */
const indented = (text: string): string => text.replace(/\r\n?|\n/g, '\n    ')

const shortened = (text: string): string => (text.length <= LONGEST_PART ? text : `${text.slice(0, LONGEST_PART)} (cut)`)

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return part.cause === undefined ? String(part.stack) : `${part.stack}\nCaused by: ${textOf(part.cause)}`
  return JSON.stringify(part) ?? String(part)
}

/** Moves a full log file aside: `security.log` becomes `security.1.log`, and so on; the one after `files` is overwritten. Never throws. */
function rotate(file: string, files: number): void {
  const { dir, name, ext } = parse(file)
  const older = (index: number): string => (index === 0 ? file : format({ dir, name: `${name}.${index}`, ext }))
  for (let index = files; index > 0; index -= 1) {
    try {
      renameSync(older(index - 1), older(index))
    } catch {
      // There are not so many yet, or a program holds one open: the log goes on in the same file.
    }
  }
}

/** Kinds of refusals that are counted individually; what comes after counts as one kind. */
const MOST_KINDS = 500
const LONGEST_NAME = 200
const OTHERS = 'something else'

/** Of each kind the first, second, fourth, eighth and so on is written: a flood pushes no earlier one out of the log. */
function refusalCounter(): (what: string) => { readonly isWritten: boolean; readonly name: string; readonly count: number } {
  const counts = new Map<string, number>()
  return (what) => {
    const wanted = what.slice(0, LONGEST_NAME)
    const name = counts.has(wanted) || counts.size < MOST_KINDS ? wanted : OTHERS
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { isWritten: Number.isInteger(Math.log2(count)), name, count }
  }
}

const MOST_A_MINUTE = 60
const MINUTE = 60_000
const LONGEST = 2000

/** Writes what the page reports, limited in number and length: a broken page repeats itself. */
function pageReports(write: Logs['report'], now: () => number): Logs['report'] {
  let minuteBegan = Number.NEGATIVE_INFINITY
  let taken = 0
  return (level, message) => {
    if (now() - minuteBegan >= MINUTE) {
      if (taken > MOST_A_MINUTE) write('warn', `${taken - MOST_A_MINUTE} reports were dropped`)
      minuteBegan = now()
      taken = 0
    }
    taken += 1
    if (taken <= MOST_A_MINUTE) write(level, message.slice(0, LONGEST))
  }
}
