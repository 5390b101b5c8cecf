/** A system's program that installs packages. */
export type PackageManager = 'apt' | 'dnf' | 'pacman' | 'zypper' | 'apk' | 'brew' | 'winget'

/** What a machine may lack. */
export type Part = 'browser' | 'display' | 'keychain' | 'libraries' | 'fonts'

/** A package: it is missing when one of its programs is not on PATH; without programs, when `dpkg` does not know it. */
interface Package {
  readonly part: Part
  readonly programs: readonly string[]
  readonly names: Readonly<Partial<Record<PackageManager, string>>>
}

/** What can be found out about a machine. */
export interface Inventory {
  readonly hasChromium: boolean
  readonly hasProgram: (name: string) => boolean
  /** By `dpkg`; everything is installed where there is no `dpkg`. */
  readonly hasPackage: (name: string) => boolean
}

const byDpkg = (part: Part, ...names: readonly string[]): readonly Package[] => names.map((apt) => ({ part, programs: [], names: { apt } }))

const BROWSER: Package = {
  part: 'browser',
  programs: [],
  names: {
    apt: 'chromium',
    dnf: 'chromium',
    pacman: 'chromium',
    zypper: 'chromium',
    apk: 'chromium',
    brew: '--cask google-chrome',
    winget: '--exact --id Google.Chrome',
  },
}

const PACKAGES: readonly Package[] = [
  {
    part: 'display',
    programs: ['xvfb-run', 'Xvfb'],
    names: { apt: 'xvfb', dnf: 'xorg-x11-server-Xvfb', pacman: 'xorg-server-xvfb', zypper: 'xvfb-run', apk: 'xvfb-run' },
  },
  { part: 'display', programs: ['xauth'], names: { apt: 'xauth', dnf: 'xorg-x11-xauth', pacman: 'xorg-xauth', zypper: 'xauth', apk: 'xauth' } },
  {
    part: 'keychain',
    programs: ['gnome-keyring-daemon'],
    names: { apt: 'gnome-keyring', dnf: 'gnome-keyring', pacman: 'gnome-keyring', zypper: 'gnome-keyring', apk: 'gnome-keyring' },
  },
  { part: 'keychain', programs: ['dbus-run-session'], names: { apt: 'dbus', dnf: 'dbus-daemon', pacman: 'dbus', zypper: 'dbus-1-daemon', apk: 'dbus' } },
  // What Electron and the keychain's module link to.
  ...byDpkg('libraries', 'libsecret-1-0', 'libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1'),
  // What opens the browser to sign in.
  ...byDpkg('libraries', 'xdg-utils'),
  // Names of customers in Devanagari and other scripts, and emoji.
  ...byDpkg('fonts', 'fonts-noto-core', 'fonts-noto-color-emoji'),
]

/** The packages that only dpkg can say something of. */
export const PACKAGES_BY_DPKG: readonly string[] = PACKAGES.filter(({ programs }) => programs.length === 0).flatMap(({ names }) => names.apt ?? [])

const COMMANDS: Readonly<Record<PackageManager, string>> = {
  apt: 'apt-get install -y',
  dnf: 'dnf install -y',
  pacman: 'pacman -S --needed',
  zypper: 'zypper install -y',
  apk: 'apk add',
  brew: 'brew install',
  winget: 'winget install',
}

/** Names of the packages of these parts that a machine lacks, as its package manager has them. */
export function missingPackages(parts: readonly Part[], manager: PackageManager, inventory: Inventory): readonly string[] {
  const browser = parts.includes('browser') && !inventory.hasChromium ? [BROWSER] : []
  const others = PACKAGES.filter(({ part, programs, names }) => {
    if (!parts.includes(part)) return false
    if (programs.length > 0) return !programs.every((name) => inventory.hasProgram(name))
    return manager === 'apt' && names.apt !== undefined && !isInstalled(names.apt, inventory)
  })
  return [...browser, ...others].map(({ names }) => names[manager]).filter((name) => name !== undefined)
}

/** Newer releases of Debian and Ubuntu renamed some libraries after their time_t changed size. */
const isInstalled = (name: string, { hasPackage }: Inventory): boolean => hasPackage(name) || hasPackage(`${name}t64`)

/** The command that installs these packages, for a user to run. */
export function installCommand(manager: PackageManager, packages: readonly string[], isRoot: boolean): string {
  const sudo = isRoot || manager === 'brew' || manager === 'winget' ? '' : 'sudo '
  return `${sudo}${COMMANDS[manager]} ${packages.join(' ')}`
}
