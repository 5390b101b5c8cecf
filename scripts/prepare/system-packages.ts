import { existsSync } from 'node:fs'
import { findProgram, run, runQuietly } from '../command.ts'

/** What a bare Debian machine lacks to run the tests: a browser, a virtual display, a keychain, and the libraries Electron links to. */
const DEBIAN_PACKAGES = ['chromium', 'xvfb', 'xauth', 'gnome-keyring', 'dbus', 'dbus-x11', 'libsecret-1-0', 'libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1']

/**
 * As root on Debian, installs the packages that are missing. On other machines it does nothing: the tests then use what is there
 * and say what they miss.
 */
export async function prepareSystemPackages(): Promise<void> {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0 || findProgram('apt-get') === undefined) return
  const missing = DEBIAN_PACKAGES.filter((name) => !isInstalled(name))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(' ')} ...`)
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '-qq', '-o', 'Dpkg::Use-Pty=0']
  const updated = await run('apt-get', ['update', ...options], environment)
  const installed = updated === 0 ? await run('apt-get', ['install', '--no-install-recommends', ...options, ...missing], environment) : updated
  if (installed !== 0) console.error(`Installing ${missing.join(' ')} failed; going on without.`)
}

/** Also under the name that newer releases give a library after its time_t changed size. */
const isInstalled = (name: string): boolean =>
  [name, `${name}t64`].some((candidate) => runQuietly('dpkg', ['-s', candidate]).output.includes('install ok installed'))
