import { runQuietly, toolPath } from '../command.ts'
import { requireSuccess, timed } from '../progress.ts'
import { makeWhenStale, type Product } from './up-to-date.ts'

const GENERATED: Product = {
  name: 'generated',
  sources: ['schema/**', 'src/renderer/**/*.graphql', 'codegen.ts', 'package-lock.json'],
  evidence: ['src/generated/persisted-documents.json', 'local-platform/generated/resolvers.ts'],
}

export const BUNDLES: Product = {
  name: 'bundles',
  sources: ['src/**', 'resources/**', 'electron.vite.config.ts', 'package.json', 'package-lock.json'],
  evidence: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
}

/** Generates types and known operations when their sources have changed, or always. Throws a `PlainFailure` when that fails. */
export const prepareGenerated = (always = false): Promise<void> =>
  makeWhenStale(GENERATED, always, () => tool('Generating code', 'Code generated', 'graphql-codegen', ['--config', 'codegen.ts']))

/** Generates code and builds the bundles, each only when its sources have changed, or always. Throws a `PlainFailure` when one fails. */
export async function prepareBuild(always = false): Promise<void> {
  await prepareGenerated(always)
  await makeWhenStale(BUNDLES, always, () => tool('Building the console', 'Console built', 'electron-vite', ['build', '--logLevel', 'warn']))
}

function tool(doing: string, done: string, name: string, parameters: readonly string[]): Promise<void> {
  return timed(doing, done, async () => requireSuccess(doing, name, await runQuietly(toolPath(name), parameters)))
}
