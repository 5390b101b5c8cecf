import { defineConfig } from 'vitest/config'
import { inRoot, ROOT } from '../root.ts'
import { AREAS, type MutatedArea } from './areas.ts'

/** The name of the area that is being broken; `scripts/mutate.ts` sets it. */
const areas: Readonly<Record<string, MutatedArea | undefined>> = AREAS
const area = areas[process.env['MUTATED_AREA'] ?? '']

// Stryker runs it in a copy of the repository, one break at a time: only the tests of the area, each file in a world of its own, for a break to stay in its own.
export default defineConfig({
  root: ROOT,
  define: { __DEVELOPMENT__: 'false', __CHANGE_LOG__: JSON.stringify('') },
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: /^electron$/, replacement: inRoot('tests/hosts/node/electron.ts') },
    ],
  },
  test: { include: [...(area?.tests ?? [])], server: { deps: { inline: ['electron-store'] } }, restoreMocks: true, unstubGlobals: true, unstubEnvs: true },
})
