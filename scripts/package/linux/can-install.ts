import { findProgram, readOutput } from '../../command.ts'

/** The version of the package that is installed on this system, undefined when none is. */
export function installedVersion(): string | undefined {
  const status = readOutput('dpkg', ['--status', 'admin-console'])
  return status.includes('Status: install ok installed') ? /^Version: (.+)$/m.exec(status)?.[1] : undefined
}

/** Why the smoke test of the deb cannot install it here, as part of a sentence; undefined where it can. */
export function reasonNotToInstall(): string | undefined {
  const missing = ['dpkg', 'dpkg-deb', 'flock'].filter((name) => findProgram(name) === undefined)
  if (missing.length > 0) return `there is no ${missing.join(', ')}`
  if (process.getuid?.() !== 0) return 'only root installs packages'
  const version = installedVersion()
  // What a broken-off test left is removed by the next one; a console that is in use stays.
  return version === undefined || version.endsWith('~test') ? undefined : `Admin Console ${version} is installed, and the test would remove it`
}
