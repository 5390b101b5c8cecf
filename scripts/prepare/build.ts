import { run } from '../command.ts'
import { inRoot } from '../root.ts'
import { makeWhenStale, type Product } from './up-to-date.ts'

const GENERATED: Product = {
  name: 'generated',
  sources: ['schema/**', 'src/renderer/**/*.graphql', 'codegen.ts', 'package-lock.json'],
  evidence: ['src/generated/persisted-documents.json', 'local-platform/generated/resolvers.ts'],
}

const BUNDLES: Product = {
  name: 'bundles',
  sources: ['src/**', 'resources/**', 'electron.vite.config.ts', 'package.json', 'package-lock.json'],
  evidence: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
}

/** Generates code and builds the bundles, each only when its sources have changed. Ends the program with the tool's own message when one fails. */
export async function prepareBuild(): Promise<void> {
  await makeWhenStale(GENERATED, () => tool('Generating code', 'graphql-codegen', ['--config', 'codegen.ts']))
  await makeWhenStale(BUNDLES, () => tool('Building', 'electron-vite', ['build', '--logLevel', 'warn']))
}

async function tool(purpose: string, name: string, parameters: readonly string[]): Promise<void> {
  console.log(`${purpose} ...`)
  const code = await run(inRoot('node_modules', '.bin', name), parameters)
  if (code === 0) return
  console.error(`${purpose} failed: ${name} says why above.`)
  process.exit(1)
}
