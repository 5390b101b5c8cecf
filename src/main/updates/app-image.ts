import { chmodSync, closeSync, copyFileSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { AppImageUpdater } from 'electron-updater'
import { UpdateProblem } from './update-problem.ts'

/**
 * Replaces an AppImage in one step, under the name it has. electron-updater would delete the program before it moves the new one into its place: on a full
 * disk the user would be left with neither.
 */
export class AppImageInPlace extends AppImageUpdater {
  /** Starts a program once this process has ended. */
  relaunch: (program: string) => void = () => {}

  protected override doInstall(): boolean {
    const program = process.env['APPIMAGE']
    const downloaded = this.installerPath
    if (program === undefined || downloaded === null) throw new UpdateProblem('The update was not downloaded completely.')
    replaceProgram(program, downloaded)
    this.relaunch(program)
    return true
  }
}

/** Puts a copy of a downloaded program in the place of another. Synchronous, as electron-updater asks for it. Throws the system's error; the old one then stays. */
export function replaceProgram(program: string, downloaded: string): void {
  const fresh = `${program}.new`
  try {
    copyFileSync(downloaded, fresh)
    chmodSync(fresh, 0o755)
    const file = openSync(fresh, 'r+')
    try {
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(fresh, program)
  } catch (cause) {
    rmSync(fresh, { force: true })
    throw cause
  }
}
