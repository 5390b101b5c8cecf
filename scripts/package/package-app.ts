import { cp, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { runQuietly } from '../command.ts'
import { requireSuccess } from '../progress.ts'
import { inRoot } from '../root.ts'

/**
 * Packages the last build with electron-builder's `dir` target around an Electron runtime of this machine. Throws a `PlainFailure` when that fails.
 *
 * @param runtime the runtime's folder
 * @param scratch a folder for a copy of the runtime; the caller removes it
 * @param output where the packaged app goes
 * @param isTestBuild makes one that accepts any switch, for its smoke test; the bundles are the same
 */
export async function packageApp(runtime: string, scratch: string, output: string, isTestBuild = false): Promise<void> {
  const copy = path.join(scratch, 'runtime')
  await cp(runtime, copy, { recursive: true, verbatimSymlinks: true })
  // A runtime may carry a default app; a packaged one has ours alone.
  if (process.platform === 'linux') await rm(path.join(copy, 'resources'), { recursive: true, force: true })
  const version = await readFile(path.join(copy, 'version'), 'utf8')
  const settings = [
    `electronDist=${copy}`,
    `electronVersion=${version.replace(/^v/, '').trim()}`,
    `directories.output=${output}`,
    ...(isTestBuild ? ['extraMetadata.isTestBuild=true'] : []),
  ]
  const builder = inRoot('node_modules', 'electron-builder', 'cli.js')
  const parameters = [builder, '--dir', '--publish=never', ...settings.map((setting) => `--config.${setting}`)]
  requireSuccess('Packaging the app', 'electron-builder', await runQuietly(process.execPath, parameters))
}
