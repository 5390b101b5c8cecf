import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from '../command.ts'
import { reasonOf } from '../failure.ts'
import { timed } from '../progress.ts'
import { inRoot } from '../root.ts'

const PACKAGE = inRoot('node_modules', 'electron')

/** An Electron runtime, or why there is none. */
export type ElectronRuntime = { readonly executable: string } | { readonly executable: undefined; readonly reason: string }

/**
 * Absolute path of the Electron executable: the one at ELECTRON_OVERRIDE_DIST_PATH (electron's own variable), else the installed one.
 * Undefined when there is none yet.
 */
export function findElectron(): string | undefined {
  const file = path.join(electronFolder(), executableName())
  return existsSync(file) ? file : undefined
}

/** The folder of the Electron runtime, whether or not there is one in it. */
export const electronFolder = (): string => process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(PACKAGE, 'dist')

/** Like `findElectron`, and downloads the runtime when it is missing. */
export async function prepareElectron(): Promise<ElectronRuntime> {
  const found = findElectron()
  if (found !== undefined) return { executable: found }
  const install = (): Promise<{ output: string }> => runQuietly(process.execPath, [path.join(PACKAGE, 'install.js')])
  let output = ''
  // Says nothing when it fails: what it means for the user is for the caller to say.
  await timed('Downloading the Electron runtime', 'Electron runtime downloaded', async () => {
    ;({ output } = await install())
    if (findElectron() === undefined) throw new Error('not downloaded')
  }).catch(() => undefined)
  const executable = findElectron()
  return executable === undefined ? { executable, reason: reasonOf(output.split('\n').find((line) => /error|failed/i.test(line)) ?? '') } : { executable }
}

function executableName(): string {
  const written = path.join(PACKAGE, 'path.txt')
  if (existsSync(written)) return readFileSync(written, 'utf8')
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}
