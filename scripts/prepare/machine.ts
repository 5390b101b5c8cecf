import { readFileSync } from 'node:fs'
import { findProgram, readOutput, runQuietly, succeeds, toolPath } from '../command.ts'
import { findDesktop } from '../desktop-session.ts'
import { PlainFailure } from '../failure.ts'
import { requireSuccess, timed } from '../progress.ts'
import { hasDisplay } from '../start/display.ts'
import { findChromium } from './chromium.ts'
import { type ElectronRuntime, prepareElectron } from './electron-runtime.ts'
import { isUbuntu, packageManagerOf } from './package-manager.ts'
import { installCommand, missingPackages, PACKAGES_BY_DPKG, type Part } from './packages.ts'

/** Where the console's window is drawn on this machine. */
export type Host = { readonly name: 'electron'; readonly executable: string } | { readonly name: 'chromium-host' }

/** A window on the user's display; a walk through the console in a virtual window; the checks, which also compare both hosts. */
export type Purpose = 'window' | 'walk' | 'checks'

/** What dpkg reported, until something is installed. */
let dpkg: ReadonlySet<string> | undefined

const hasProgram = (name: string): boolean => findProgram(name) !== undefined
const isRoot = (): boolean => process.getuid?.() === 0

/**
 * Brings what a machine lacks to run the console: the Electron runtime where it can be downloaded; as root on Debian or Ubuntu also a browser, a virtual
 * display, a keychain, libraries and fonts. Elsewhere it uses what is there.
 *
 * @returns where the console can run, or undefined; `requireHost` throws instead
 */
export async function prepareMachine(purpose: Purpose): Promise<Host | undefined> {
  const electron = await prepareElectron()
  await installMissing(partsOf(purpose, electron))
  return hostOf(purpose, electron)
}

/** Like `prepareMachine`. Throws a `PlainFailure` with the one next step when the console cannot run here. */
export async function requireHost(purpose: Purpose): Promise<Host> {
  const electron = await prepareElectron()
  const parts = partsOf(purpose, electron)
  await installMissing(parts)
  const host = hostOf(purpose, electron)
  const keychain = purpose !== 'walk' || findDesktop().keychain !== 'none'
  if (host !== undefined && keychain) {
    if (electron.executable === undefined) console.log(`No Electron runtime here (${electron.reason}): the same program runs in Chromium.`)
    return host
  }
  const why = host === undefined ? reasonWithoutHost(electron) : 'The walk through the console needs a keychain.'
  throw new PlainFailure(`${why}\nNext step: ${nextStep(parts)}`)
}

const reasonWithoutHost = (electron: ElectronRuntime): string =>
  electron.executable === undefined
    ? `The console cannot open here: there is no Electron runtime (${electron.reason}) and no Chromium or Chrome.`
    : 'The console cannot open here: Electron lacks a display or libraries, and there is no Chromium or Chrome.'

function partsOf(purpose: Purpose, electron: ElectronRuntime): readonly Part[] {
  const browser: readonly Part[] = electron.executable === undefined || purpose === 'checks' ? ['browser'] : []
  if (purpose === 'window') return [...browser, 'libraries', 'fonts']
  return process.platform === 'linux' ? [...browser, 'display', 'keychain', 'libraries', 'fonts'] : browser
}

function hostOf(purpose: Purpose, electron: ElectronRuntime): Host | undefined {
  const display = purpose === 'window' ? hasDisplay() : findDesktop().display !== 'none'
  const libraries = missing(['libraries']).length === 0
  if (electron.executable !== undefined && display && libraries) return { name: 'electron', executable: electron.executable }
  return findChromium() === undefined ? undefined : { name: 'chromium-host' }
}

const manager = (): ReturnType<typeof packageManagerOf> => packageManagerOf(process.platform, hasProgram, osRelease())

function osRelease(): string {
  try {
    return readFileSync('/etc/os-release', 'utf8')
  } catch {
    return ''
  }
}

function missing(parts: readonly Part[]): readonly string[] {
  const name = manager()
  return name === undefined ? [] : missingPackages(parts, name, { hasChromium: findChromium() !== undefined, hasProgram, hasPackage })
}

/** By one call of dpkg for all, which takes as long as for one. Everything counts as installed where there is no dpkg. */
function hasPackage(name: string): boolean {
  if (!hasProgram('dpkg')) return true
  const names = PACKAGES_BY_DPKG.flatMap((candidate) => [candidate, `${candidate}t64`])
  dpkg ??= new Set(
    readOutput('dpkg', ['-s', ...names])
      .split('\n\n')
      .filter((entry) => entry.includes('Status: install ok installed'))
      .map((entry) => /^Package: (\S+)$/m.exec(entry)?.[1] ?? ''),
  )
  return dpkg.has(name)
}

/** Installs what these parts lack where that is possible without asking, and says what went wrong. */
async function installMissing(parts: readonly Part[]): Promise<void> {
  if (process.platform !== 'linux' || !isRoot() || !hasProgram('apt-get')) return
  const packages = missing(parts)
  if (packages.length === 0) return
  console.log(`Installing ${packages.join(' ')}`)
  const snapOnly = isUbuntu(osRelease()) ? packages.filter((name) => name === 'chromium') : []
  try {
    await timed('Installing', 'System packages installed', () => install(packages, snapOnly))
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    console.log(error.message)
  }
}

async function install(packages: readonly string[], fromPlaywright: readonly string[]): Promise<void> {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0']
  const updated = await runQuietly('apt-get', ['update', ...options], environment)
  const names = packages.filter((name) => !fromPlaywright.includes(name)).map(nameOfRelease)
  const installed =
    names.length === 0 ? { code: 0, output: '' } : await runQuietly('apt-get', ['install', '--no-install-recommends', ...options, ...names], environment)
  dpkg = undefined
  requireSuccess('Installing them', 'apt-get', { code: installed.code, output: updated.output + installed.output })
  if (fromPlaywright.length > 0) requireSuccess('Downloading a Chromium', 'playwright', await runQuietly(toolPath('playwright'), ['install', 'chromium']))
}

/** Where a library goes by its newer name, the old one may be no package of its own. */
const nameOfRelease = (name: string): string => (name.startsWith('lib') && succeeds('apt-cache', ['show', `${name}t64`]) ? `${name}t64` : name)

function nextStep(parts: readonly Part[]): string {
  const name = manager()
  if (name !== undefined) {
    const packages = missing(parts).map((entry) => (entry === 'chromium' && isUbuntu(osRelease()) ? 'chromium-browser' : entry))
    return installCommand(name, packages, isRoot())
  }
  if (process.platform === 'darwin') return 'open https://www.google.com/chrome/'
  if (process.platform === 'win32') return 'start https://www.google.com/chrome/'
  return "install Chromium, Xvfb and gnome-keyring with this system's package manager, then run the same command again"
}
