import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findProgram } from '#scripts/command.ts'
import { findChromium } from '#scripts/prepare/chromium.ts'

/** A machine with Node, npm, git and the system's own tools; no browser, no display, no keychain, no package manager. */
export interface BareMachine {
  /** Environment of every command that runs on it. */
  readonly environment: NodeJS.ProcessEnv
  /** Holds everything the machine writes, apart from the clone's own files. */
  readonly folder: string
  /** What `TMPDIR` names: temporary files of the commands. */
  readonly temporary: string
  /** Adds a stand-in for apt-get that is not allowed to install. */
  readonly refuseInstalling: () => Promise<void>
  /** Adds a stand-in for apt-get that installs what this machine has. To a user who is not root everything is installed already. */
  readonly allowInstalling: () => Promise<void>
  /** The parameters of every call of apt-get so far. */
  readonly installs: () => Promise<readonly string[]>
  readonly remove: () => Promise<void>
}

const SYSTEM_FOLDERS = ['/usr/local/sbin', '/usr/local/bin', '/usr/sbin', '/usr/bin', '/sbin', '/bin']
const NOT_ON_A_BARE_MACHINE =
  /chrom|firefox|edge|brave|browser|xdg-open|electron|^X|^xvfb|^xauth|^weston|keyring|kwallet|^dbus-|^apt|^dpkg|^su$|^sudo|^doas|^pkexec|^dnf|^yum|^zypper|^pacman|^apk$|^snap|^flatpak/

/** What the Debian packages bring that a tour or a test may need, as far as this machine has it. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  xvfb: ['Xvfb', 'xvfb-run'],
  xauth: ['xauth'],
  'gnome-keyring': ['gnome-keyring-daemon'],
  dbus: ['dbus-daemon', 'dbus-run-session', 'dbus-send'],
  'dbus-x11': ['dbus-launch'],
}

/** What a registry, a proxy and its certificates need on this machine. */
const KEPT_VARIABLES = /^(?:https?_proxy|no_proxy|node_extra_ca_certs|ssl_cert_(?:file|dir)|npm_config_(?:cache|userconfig|globalconfig|registry|cafile))$/i

/** Makes a bare machine in a new temporary folder. */
export async function bareMachine(): Promise<BareMachine> {
  // Short: the path of Chromium's lock, a socket below TMPDIR, may have 107 bytes.
  const folder = await mkdtemp(path.join(tmpdir(), 'fc-'))
  const inFolder = (name: string): string => path.join(folder, name)
  for (const name of ['bin', 'home', 'packages', 't']) await mkdir(inFolder(name))
  await linkSystemTools(inFolder('bin'))
  await linkPackages(inFolder('packages'))
  const calls = inFolder('apt-get.txt')
  await writeFile(calls, '')
  await writeFile(inFolder('installed.txt'), '')
  const kept = Object.entries(process.env).filter(([name]) => KEPT_VARIABLES.test(name))
  return {
    folder,
    temporary: inFolder('t'),
    environment: {
      ...Object.fromEntries(kept),
      PATH: inFolder('bin'),
      HOME: inFolder('home'),
      TMPDIR: inFolder('t'),
      npm_config_prefer_offline: 'true',
      // Where a runtime could be downloaded there would be no machine without one.
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
    },
    refuseInstalling: () => writeFile(inFolder('bin/apt-get'), REFUSAL, { mode: 0o755 }),
    allowInstalling: async () => {
      await writeFile(inFolder('bin/apt-get'), aptGetScript(folder), { mode: 0o755 })
      await writeFile(inFolder('bin/dpkg'), dpkgScript(folder), { mode: 0o755 })
      if (process.getuid?.() !== 0) execFileSync(inFolder('bin/apt-get'), ['install', ...(await readdir(inFolder('packages')))])
    },
    installs: async () => (await readFile(calls, 'utf8')).split('\n').filter((line) => line !== ''),
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function linkSystemTools(bin: string): Promise<void> {
  const linked = new Set<string>()
  const link = async (name: string, file: string): Promise<void> => {
    if (linked.has(name)) return
    linked.add(name)
    await symlink(file, path.join(bin, name))
  }
  for (const name of ['node', 'npm', 'npx', 'git']) await link(name, ownProgram(name))
  for (const folder of SYSTEM_FOLDERS) {
    const names = await readdir(folder).catch(() => [])
    for (const name of names) if (!NOT_ON_A_BARE_MACHINE.test(name)) await link(name, path.join(folder, name))
  }
}

/** A program of this machine's own: npm puts the repository's tools, Node 24 among them, before those on PATH. */
function ownProgram(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'))
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  if (found === undefined) throw new Error(`There is no ${name} on PATH`)
  return found
}

async function linkPackages(packages: string): Promise<void> {
  const chromium = findChromium()
  const programs = Object.entries(PROGRAMS).flatMap(([name, files]) => files.map((file) => [name, file, findProgram(file)] as const))
  for (const [name, file, program] of [['chromium', 'chromium', chromium] as const, ...programs]) {
    await mkdir(path.join(packages, name), { recursive: true })
    if (program !== undefined) await symlink(program, path.join(packages, name, file))
  }
}

const REFUSAL = `#!/bin/sh
echo 'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)' >&2
exit 100
`

/** Notes its parameters, and links the programs of the packages it is to install. */
const aptGetScript = (folder: string): string => `#!/bin/sh
echo "$*" >>'${folder}/apt-get.txt'
case " $* " in *' install '*) ;; *) exit 0 ;; esac
for name; do
  case $name in -* | install) continue ;; esac
  echo "$name" >>'${folder}/installed.txt'
  if [ -d "${folder}/packages/$name" ]; then cp -P "${folder}/packages/$name/"* '${folder}/bin/' 2>/dev/null; fi
done
exit 0
`

/** Answers `dpkg -s <packages>` by what the stand-in for apt-get has installed. */
const dpkgScript = (folder: string): string => `#!/bin/sh
shift
for name; do
  if grep -qx -e "$name" '${folder}/installed.txt'; then printf 'Package: %s\\nStatus: install ok installed\\n\\n' "$name"; else missing=1; fi
done
exit \${missing:-0}
`
