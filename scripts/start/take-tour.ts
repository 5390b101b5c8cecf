import { existsSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { run } from '../command.ts'
import { findDesktop, inDesktopSession } from '../desktop-session.ts'
import { beforeEnd } from '../interruption.ts'
import type { Host } from '../prepare/machine.ts'
import { WITH_PLAIN_FAILURES } from '../root.ts'

/** Walks the console in a desktop session of its own, in all views or in one, and prints the path of the pictures' page at the end. @returns the exit code */
export async function takeTour(host: Host, folder: string, view: string | undefined): Promise<number> {
  const target = path.resolve(folder)
  const isNew = !existsSync(target)
  const forget = beforeEnd(async () => removeEmpty(target, isNew))
  const code = await runTour(host, target, ...(view === undefined ? [] : ['--view', view]))
  forget()
  if (code === 0) console.log(path.join(target, 'index.html'))
  else removeEmpty(target, isNew)
  return code === 0 ? 0 : 1
}

/** Runs the program of the tour in a desktop session of its own. @returns the exit code */
export function runTour(host: Host, folder: string, ...options: readonly string[]): Promise<number> {
  const command = [...WITH_PLAIN_FAILURES, path.join('scripts', 'tour.ts'), folder, host.name, ...options]
  const session = inDesktopSession(findDesktop(), process.execPath, command, process.env)
  return run(session.program, session.parameters, session.environment)
}

/** A tour that failed before its first picture leaves nothing. */
function removeEmpty(folder: string, isNew: boolean): void {
  try {
    if (isNew) rmdirSync(folder)
  } catch {
    // There is something in it, or it was never made.
  }
}
