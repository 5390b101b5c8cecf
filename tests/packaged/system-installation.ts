import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { installedVersion } from '#scripts/package/linux/can-install.ts'
import { packageApp } from '#scripts/package/package-app.ts'
import { readRuntime, wantedElectron } from '#scripts/package/runtime.ts'
import { electronFolder } from '#scripts/prepare/electron-runtime.ts'

/** One for the machine, whatever temporary folder a run has: two runs cannot have the package installed at the same time. */
const LOCK = '/tmp/admin-console-deb.lock'

/** A deb of this build, and the system that it is installed on: one test run at a time. */
export class SystemInstallation {
  readonly deb: string
  /** Home of the user who runs the console. */
  readonly home: string
  readonly #folder: string
  readonly #lock: ChildProcess

  private constructor(folder: string, deb: string, lock: ChildProcess) {
    this.#folder = folder
    this.#lock = lock
    this.deb = deb
    this.home = path.join(folder, 'home')
  }

  /** Builds the deb, waits until no other run has it installed, and removes what a broken-off run left. */
  static async prepare(): Promise<SystemInstallation> {
    const folder = await mkdtemp(path.join(tmpdir(), 'admin-console-deb-'))
    const output = path.join(folder, 'dist')
    const runtime = await readRuntime(electronFolder(), await wantedElectron(), true)
    await packageApp({ targets: ['deb'], runtime, scratch: folder, output, isTestBuild: true, environment: withoutFeed() })
    const debs = (await readdir(output)).filter((name) => name.endsWith('.deb'))
    if (debs.length !== 1) throw new Error(`One deb was expected, and there is: ${debs.join(', ')}`)
    const lock = await locked()
    const installation = new SystemInstallation(folder, path.join(output, debs[0] ?? ''), lock)
    await mkdir(installation.home)
    if (installedVersion() !== undefined) await installation.run('dpkg', '--purge', 'admin-console')
    return installation
  }

  /** Runs a program of the system. Rejects with what it printed when it fails. @returns its standard output */
  async run(program: string, ...parameters: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(program, parameters, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    return stdout
  }

  /** Every file and folder of the system that has the package's name, and every list of the desktop that holds it, sorted. */
  async traces(): Promise<readonly string[]> {
    const named = await this.run('sh', '-c', `find /opt /usr /etc /var/lib -xdev '(' -iname '*admin-console*' -o -iname '*admin console*' ')'`)
    const listed = await this.run('sh', '-c', 'grep -rls admin-console /usr/share/applications /etc/apparmor.d /etc/xdg || true')
    return [...new Set([...named.split('\n'), ...listed.split('\n')])].filter(Boolean).toSorted()
  }

  /** Leaves the system as it was, also after a failed test. */
  async end(): Promise<void> {
    if (installedVersion() !== undefined) await this.run('dpkg', '--purge', 'admin-console')
    this.#lock.stdin?.end()
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

function withoutFeed(): NodeJS.ProcessEnv {
  const { ADMIN_CONSOLE_UPDATE_FEED: _feed, ...environment } = process.env
  return environment
}

/** A process that holds the lock until its input ends, which is when this process does at the latest. */
async function locked(): Promise<ChildProcess> {
  const lock = spawn('flock', [LOCK, 'sh', '-c', 'echo held; exec cat'], { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(lock.stdout, 'data')
  return lock
}
