import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '#scripts/command.ts'
import { keptFolder } from './kept-folder.ts'

const run = promisify(execFile)

/** Debian's name of this machine, as its folders of libraries have it. */
const MACHINE = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'

/** Why no engine of Debian can be had here, as part of a sentence; undefined where apt-get may have them. */
export function reasonWithoutDebian(): string | undefined {
  const missing = ['apt-get', 'dpkg-deb'].filter((name) => findProgram(name) === undefined)
  return missing.length > 0 ? `there is no ${missing.join(', ')}` : undefined
}

/** The files of Debian packages and of what they depend on, unpacked in a folder of their own: nothing is installed. */
export class DebianPackages {
  readonly #folder: string

  private constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Downloads and unpacks packages, unless that was done before. What is installed on this computer already is not
   * downloaded. Rejects with what apt-get says, where it does not know them or has no network.
   */
  static async unpack(...names: readonly string[]): Promise<DebianPackages> {
    const { stdout: links } = await run('apt-get', [...install(names), '--print-uris'])
    const name = `${names[0]}-${createHash('sha256').update(links).digest('hex').slice(0, 16)}`
    return new DebianPackages(await keptFolder(name, (scratch) => unpack(names, scratch)))
  }

  /** The path of a file that a package would install at `/usr/...`: here, or where the system has it. */
  file(installed: string): string {
    const own = path.join(this.#folder, installed)
    return existsSync(own) ? own : installed
  }

  /** The path of a file in a folder of libraries. */
  library(name: string): string {
    return this.file(`/usr/lib/${MACHINE}/${name}`)
  }

  /** The environment in which programs of the packages find their libraries. */
  environment(): NodeJS.ProcessEnv {
    const libraries = [`usr/lib/${MACHINE}`, `lib/${MACHINE}`, `usr/lib/${MACHINE}/ceph`].map((folder) => path.join(this.#folder, folder))
    return { ...process.env, LD_LIBRARY_PATH: libraries.join(':') }
  }
}

const install = (names: readonly string[]): readonly string[] => ['install', '--yes', '-qq', '--no-install-recommends', ...names]

async function unpack(names: readonly string[], folder: string): Promise<void> {
  const archives = await mkdtemp(path.join(tmpdir(), 'packages-'))
  try {
    await mkdir(path.join(archives, 'partial'))
    await run('apt-get', [...install(names), '--download-only', '-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1'])
    for (const archive of await readdir(archives)) {
      if (archive.endsWith('.deb')) await run('dpkg-deb', ['--extract', path.join(archives, archive), folder])
    }
  } finally {
    await rm(archives, { recursive: true })
  }
}
