import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How the console was installed, which decides how it can be replaced. */
export type Installation = 'nsis' | 'mac' | 'appimage' | 'deb' | 'rpm'

interface Program {
  readonly platform: NodeJS.Platform
  /** The folder of the package's own files, which names a Linux package's kind in `package-type`. */
  readonly resources: string
  readonly executable: string
  readonly environment: NodeJS.ProcessEnv
}

/** Undefined where the console cannot replace itself: from a folder, or by a Windows package that an administrator rolls out (msi). */
export function installationOf({ platform, resources, executable, environment }: Program): Installation | undefined {
  if (platform === 'darwin') return 'mac'
  // Only the installer of one user leaves its uninstaller beside the program.
  if (platform === 'win32') return existsSync(join(dirname(executable), 'Uninstall Admin Console.exe')) ? 'nsis' : undefined
  if (environment['APPIMAGE'] !== undefined) return 'appimage'
  const packageType = join(resources, 'package-type')
  const kind = existsSync(packageType) ? readFileSync(packageType, 'utf8').trim() : ''
  return kind === 'deb' || kind === 'rpm' ? kind : undefined
}
