import { join } from 'node:path'
import log from 'electron-log/node'
import { redact } from './redact.ts'

/** Writes a line to the log file. `cause` is what was caught: its stack goes along, redacted like the rest. */
export type Log = (message: string, cause?: unknown) => void

export interface Logs {
  readonly error: Log
  readonly warn: Log
  readonly info: Log
  /** The file that is written to, for "Show Log File". */
  readonly file: string
}

/**
 * The log file of the console: `main.log`, moved aside to `main.old.log` at one megabyte.
 *
 * electron-log's `node` entry, not its `main` entry: that one opens IPC channels of its own, past the bridge.
 *
 * @param folder where the file stands; made when absent
 * @param echo whether lines go to the terminal as well
 */
export function openLog(folder: string, echo: boolean): Logs {
  const file = join(folder, 'main.log')
  log.transports.file.resolvePathFn = () => file
  log.transports.file.level = 'info'
  log.transports.console.level = echo ? 'info' : false
  log.hooks.push((message) => ({ ...message, data: message.data.map((part) => redact(textOf(part))) }))

  const write =
    (level: 'error' | 'warn' | 'info'): Log =>
    (message, cause) =>
      cause === undefined ? log[level](message) : log[level](message, cause)
  return { error: write('error'), warn: write('warn'), info: write('info'), file }
}

function textOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (part instanceof Error) return part.cause === undefined ? String(part.stack) : `${part.stack}\nCaused by: ${textOf(part.cause)}`
  return JSON.stringify(part) ?? String(part)
}
