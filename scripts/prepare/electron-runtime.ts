import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runQuietly } from '../command.ts'
import { inRoot } from '../root.ts'

const PACKAGE = inRoot('node_modules', 'electron')

/**
 * Absolute path of the Electron executable: the one at ELECTRON_OVERRIDE_DIST_PATH (electron's own variable), else the installed one.
 * Undefined when there is none yet.
 */
export function findElectron(): string | undefined {
  const executable = executableName()
  const folder = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(PACKAGE, 'dist')
  const file = path.join(folder, executable)
  return existsSync(file) ? file : undefined
}

/** Like `findElectron`, and downloads the runtime when it is missing. Undefined when it cannot be had; the reason is the second value. */
export function prepareElectron(): { readonly executable: string } | { readonly executable: undefined; readonly reason: string } {
  const found = findElectron()
  if (found !== undefined) return { executable: found }
  console.log('Downloading the Electron runtime ...')
  const { output } = runQuietly(process.execPath, [path.join(PACKAGE, 'install.js')])
  const executable = findElectron()
  const reason = output.split('\n').find((line) => /error|failed/i.test(line)) ?? 'no reason given'
  return executable === undefined ? { executable, reason: reason.trim() } : { executable }
}

function executableName(): string {
  const written = path.join(PACKAGE, 'path.txt')
  if (existsSync(written)) return readFileSync(written, 'utf8')
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron'
  return process.platform === 'win32' ? 'electron.exe' : 'electron'
}
