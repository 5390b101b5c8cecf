import { explain, PlainFailure, scriptName } from './failure.ts'
import { cleanUpAll, isEnding } from './interruption.ts'

/**
 * Loaded before a script (`node --import`), never imported: an unhandled failure becomes one plain sentence; its details go to a log file.
 * What the script started is ended as well.
 */

process.on('uncaughtException', (problem: unknown) => void endWith(problem))
// A terminal that was closed takes no output any more, which must not keep anything from being cleaned up.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

async function endWith(problem: unknown): Promise<void> {
  // After a signal, what fails fails because of it.
  if (!isEnding()) console.error(problem instanceof PlainFailure ? problem.message : explain(`The ${scriptName()} script failed`, problem))
  await cleanUpAll()
  process.exit(1)
}
