import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '#scripts/command.ts'
import { inRoot } from '#scripts/root.ts'

const run = promisify(execFile)

const KEPT = inRoot('node_modules', '.cache', 'real-servers')

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
    const folder = path.join(KEPT, createHash('sha256').update(links).digest('hex').slice(0, 16))
    if (!existsSync(folder)) await unpack(names, folder)
    return new DebianPackages(folder)
  }

  /** The path of a file that a package would install at `/usr/...`: here, or where the system has it. */
  file(installed: string): string {
    const own = path.join(this.#folder, installed)
    return existsSync(own) ? own : installed
  }

  /** The environment in which programs of the packages find their libraries. */
  environment(): NodeJS.ProcessEnv {
    const libraries = ['usr/lib', 'lib'].map((folder) => path.join(this.#folder, folder, 'x86_64-linux-gnu'))
    return { ...process.env, LD_LIBRARY_PATH: [...libraries, path.join(this.#folder, 'usr/lib/x86_64-linux-gnu/ceph')].join(':') }
  }
}

const install = (names: readonly string[]): readonly string[] => ['install', '--yes', '-qq', '--no-install-recommends', ...names]

async function unpack(names: readonly string[], folder: string): Promise<void> {
  const scratch = `${folder}.${process.pid}`
  const archives = path.join(scratch, 'archives')
  await mkdir(path.join(archives, 'partial'), { recursive: true })
  try {
    await run('apt-get', [...install(names), '--download-only', '-o', `Dir::Cache::archives=${archives}`, '-o', 'Debug::NoLocking=1'])
    const files = path.join(scratch, 'files')
    for (const archive of await readdir(archives)) {
      if (archive.endsWith('.deb')) await run('dpkg-deb', ['--extract', path.join(archives, archive), files])
    }
    await rename(files, folder)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}
