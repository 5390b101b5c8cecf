import type { PackageManager } from './packages.ts'

const PROGRAMS = { 'apt-get': 'apt', dnf: 'dnf', pacman: 'pacman', zypper: 'zypper', apk: 'apk' } as const

/** Families of distributions, as /etc/os-release names them in ID and ID_LIKE. */
const FAMILIES: Readonly<Record<string, PackageManager>> = {
  debian: 'apt',
  ubuntu: 'apt',
  fedora: 'dnf',
  rhel: 'dnf',
  arch: 'pacman',
  suse: 'zypper',
  opensuse: 'zypper',
  alpine: 'apk',
}

/** The package manager of a system: the one on PATH, else the one its distribution usually has. Undefined where none is known. */
export function packageManagerOf(platform: NodeJS.Platform, hasProgram: (name: string) => boolean, osRelease: string): PackageManager | undefined {
  if (platform === 'darwin') return hasProgram('brew') ? 'brew' : undefined
  if (platform === 'win32') return hasProgram('winget') ? 'winget' : undefined
  const onPath = Object.entries(PROGRAMS).find(([program]) => hasProgram(program))
  if (onPath !== undefined) return onPath[1]
  const family = distributionsOf(osRelease).find((name) => name in FAMILIES)
  return family === undefined ? undefined : FAMILIES[family]
}

/** Whether Chromium is not a package but a snap here, which does not work in a container. */
export const isUbuntu = (osRelease: string): boolean => distributionsOf(osRelease)[0] === 'ubuntu'

/** The distribution's own id, then those it is like. */
function distributionsOf(osRelease: string): readonly string[] {
  const value = (key: string): string => new RegExp(`^${key}="?([^"\n]*)"?$`, 'm').exec(osRelease)?.[1] ?? ''
  return [value('ID'), ...value('ID_LIKE').split(/\s+/)].filter((name) => name !== '')
}
