import path from 'node:path'
import { inspect } from 'node:util'
import { writeLog } from './log.ts'

/** A failure whose message says all that its reader needs: it is printed as it is, without a log. */
export class PlainFailure extends Error {
  override readonly name = 'PlainFailure'
}

/** The first line of an error's message, without the name of its class, as part of a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const line = message.split('\n').find((candidate) => candidate.trim() !== '') ?? 'no reason given'
  return line
    .trim()
    .replace(/^(?:\w*Error: )+/, '')
    .replace(/[.:]$/, '')
}

/** Writes an error with its stack to a log file. @returns a plain sentence with its reason and the file's path */
export function explain(what: string, error: unknown): string {
  return `${what}: ${reasonOf(error)}. Details: ${writeLog(scriptName(), `${inspect(error, { depth: 5 })}\n`)}`
}

/** The script that runs, by the name of its file. */
export const scriptName = (): string => path.basename(process.argv[1] ?? 'script', '.ts')
