import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
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
 * The stock runtime is told the folder: `electron .`. A runtime without the stock `default_app.asar` may load what it is told
 * only once Electron is ready, too late for the console's scheme and sandbox. It gets the console the way a packaged app has
 * it, as `resources/app`, in a folder of links to the runtime.
 *
 * @param executable of the runtime, absolute
 */
export function electronCommand(executable: string): ElectronCommand {
  // Chromium's sandbox refuses to work for root, as in a container.
  const sandbox = process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const runtime = path.dirname(executable)
  const isStock = process.platform !== 'linux' || existsSync(path.join(runtime, 'resources', 'default_app.asar'))
  return isStock ? { program: executable, parameters: [...sandbox, ROOT] } : { program: linkedRuntime(executable), parameters: sandbox }
}

function linkedRuntime(executable: string): string {
  const runtime = path.dirname(executable)
  const folder = inRoot('.cache', 'electron')
  const program = path.join(folder, path.basename(executable))
  const app = path.join(folder, 'resources', 'app')
  // A tree that was copied or moved has a folder that still leads to the console of the old one.
  if (isSameProgram(program, executable) && readlinkSync(app) === ROOT) return program

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(path.dirname(app), { recursive: true })
  symlinkSync(ROOT, app)
  for (const name of readdirSync(runtime)) {
    if (name !== 'resources' && name !== path.basename(executable)) symlinkSync(path.join(runtime, name), path.join(folder, name))
  }
  // No symbolic link: Electron looks for `resources` beside the file it really is. Last, so that a half-made folder is made again.
  hardLink(executable, program)
  return program
}

function hardLink(file: string, link: string): void {
  try {
    linkSync(file, link)
  } catch {
    copyFileSync(file, link)
  }
}

const isSameProgram = (one: string, other: string): boolean => existsSync(one) && statSync(one).size === statSync(other).size
