import type { Outcome } from './command.ts'
import { PlainFailure } from './failure.ts'
import { writeLog } from './log.ts'

/** Lines of a failed tool's output that are shown; the log file has all of them. */
const SHOWN_LINES = 15

/** Does a piece of work and prints one line when it is done, with the time it took: "Code generated (3 s)". A terminal shows it while it runs. */
export async function timed<Result>(doing: string, done: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now()
  if (process.stdout.isTTY) process.stdout.write(`${doing} ...`)
  try {
    const result = await work()
    clearLine()
    console.log(`${done} (${secondsSince(began)})`)
    return result
  } catch (error) {
    clearLine()
    throw error
  }
}

function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001B[K')
}

/** How long it has been since a time of `performance.now`: "0.4 s", "12 s". */
export function secondsSince(began: number): string {
  const seconds = (performance.now() - began) / 1000
  return `${seconds < 0.95 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** @throws a `PlainFailure` with the last lines of a tool's output when it failed */
export function requireSuccess(what: string, tool: string, { code, output }: Outcome): void {
  if (code === 0) return
  throw new PlainFailure(`${what} failed. The last lines of ${tool}:\n${lastLines(output)}\nDetails: ${writeLog(tool, output)}`)
}

/** The last lines of an output that say something, without the lines of a stack trace. */
export function lastLines(output: string, count = SHOWN_LINES): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
  return lines
    .slice(-count)
    .map((line) => `  ${line.replaceAll(/\b\w*Error: /g, '')}`)
    .join('\n')
}
