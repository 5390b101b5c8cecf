import { execFile } from 'node:child_process'
import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '../..')

/**
 * Packages the last build with electron-builder's `dir` target around an Electron runtime of this machine.
 *
 * @param electron the runtime's executable
 * @param folder where the packaged app goes
 * @returns the packaged app's folder
 */
export async function packageApp(electron: string, folder: string): Promise<string> {
  const runtime = path.join(folder, 'runtime')
  await cp(path.dirname(electron), runtime, { recursive: true })
  // A runtime may carry a default app; a packaged one has ours alone.
  await rm(path.join(runtime, 'resources'), { recursive: true, force: true })
  const version = await readFile(path.join(runtime, 'version'), 'utf8')
  const output = path.join(folder, 'dist')
  const settings = [`electronDist=${runtime}`, `electronVersion=${version.replace(/^v/, '').trim()}`, `directories.output=${output}`]
  const parameters = [path.join(ROOT, 'node_modules/electron-builder/cli.js'), '--dir', '--publish=never', ...settings.map((setting) => `--config.${setting}`)]
  await promisify(execFile)(process.execPath, parameters, { cwd: ROOT, maxBuffer: 10_000_000 })
  return path.join(output, 'linux-unpacked')
}
