import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inRoot, ROOT } from '../root.ts'

/** A program and the parameters that come before the console's own. */
export interface ElectronCommand {
  readonly program: string
  readonly parameters: readonly string[]
}

/**
 * How an Electron runtime starts the built console.
 *
 * The stock runtime takes the folder: `electron .`. A runtime without the stock `default_app.asar` may load what it is given
 * only once Electron is ready, too late for the console's scheme and sandbox. It gets the console the way a packaged app has
 * it, as `resources/app`, in a folder of links to the runtime.
 *
 * @param executable of the runtime, absolute
 * @param cache folder that keeps such folders of links
 * @param root folder of the console, with its package.json
 */
export function electronCommand(executable: string, cache = inRoot('.cache', 'electron'), root = ROOT): ElectronCommand {
  // Chromium's sandbox refuses to work for root, as in a container.
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const runtime = path.dirname(executable)
  const isStock = process.platform !== 'linux' || existsSync(path.join(runtime, 'resources', 'default_app.asar'))
  return isStock ? { program: executable, parameters: [...sandbox, root] } : { program: linkedRuntime(executable, cache, root), parameters: sandbox }
}

/**
 * The folder of links is named after what it links and is renamed into place whole, so that consoles that start at the same
 * moment, as those of a test run do, find all of it or nothing.
 */
function linkedRuntime(executable: string, cache: string, root: string): string {
  const name = path.basename(executable)
  const folder = path.join(cache, identityOf(executable, root))
  const program = path.join(folder, name)
  if (existsSync(program)) return program

  mkdirSync(cache, { recursive: true })
  const made = mkdtempSync(path.join(cache, 'making-'))
  linkRuntime(path.dirname(executable), name, made, root)
  try {
    renameSync(made, folder)
  } catch (error) {
    rmSync(made, { recursive: true })
    if (!existsSync(program)) throw error
  }
  return program
}

function linkRuntime(runtime: string, executable: string, folder: string, root: string): void {
  mkdirSync(path.join(folder, 'resources'))
  symlinkSync(root, path.join(folder, 'resources', 'app'))
  for (const name of readdirSync(runtime)) {
    if (name !== 'resources' && name !== executable) symlinkSync(path.join(runtime, name), path.join(folder, name))
  }
  // No symbolic link: Electron looks for `resources` beside the file it really is.
  hardLink(path.join(runtime, executable), path.join(folder, executable))
}

function hardLink(file: string, link: string): void {
  try {
    linkSync(file, link)
  } catch {
    copyFileSync(file, link)
  }
}

/** Another for another runtime, and for a tree that was copied or moved: its links still lead to the console of the old one. */
function identityOf(executable: string, root: string): string {
  const { size, mtimeMs } = statSync(executable)
  return createHash('sha256')
    .update(JSON.stringify([root, executable, size, mtimeMs]))
    .digest('hex')
    .slice(0, 16)
}
