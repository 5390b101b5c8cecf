import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { inRoot } from './scripts/root.ts'

const FOLDERS = '{src,local-platform,scripts,tests}'
const CONTRACT = 'tests/contract/**/*.test.ts'
const COMPAT = 'tests/compat/**/*.test.ts'
const SECURITY = 'tests/security/**/*.test.ts'
const MONEY = 'tests/money/**/*.test.ts'
const FOREIGN = 'tests/foreign/**/*.test.ts'
const FRESH_CLONE = 'tests/fresh-clone/**/*.test.ts'
const DRAWN = `${FOLDERS}/**/*.test.tsx`
/**
 * Each in a window of its own: what follows the focus through pop-ups or timers, or draws the whole console, meets
 * what the focus manager remembers.
 */
const ALONE = [
  'src/renderer/app/app.test.tsx',
  'src/renderer/app/appearance/announced-failures.test.tsx',
  'src/renderer/app/palette/command-palette.test.tsx',
  'src/renderer/app/session/own-calls.test.tsx',
  'src/renderer/app/shell/slow-platform.test.tsx',
  'src/renderer/components/confirm-popover.test.tsx',
  'src/renderer/components/form/form-errors.test.tsx',
  'src/renderer/patterns/record-page/draft/use-draft.test.tsx',
]
/** Ten times the generated cases take ten times as long. */
const TIMEOUT = process.env['ADMIN_CONSOLE_THOROUGH'] === '1' ? 1_200_000 : 60_000

/** Set by `npm test` without `--all`: files of the night are left out. */
const IS_DAILY = process.env['ADMIN_CONSOLE_DAILY'] === '1'

/**
 * True for a file that needs jsdom. Those come first: a worker restarts when the next file wants another environment.
 */
const isDrawn = ({ moduleId }: TestSpecification): boolean => readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom')

/** The project of many short files comes last: at the end of a run of several projects it keeps every worker busy. */
class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    const { node = [], ...others } = Object.fromEntries(projects)
    return [...Object.values(others), node].flatMap((own) => own.toSorted((one, other) => Number(isDrawn(other)) - Number(isDrawn(one))))
  }
}

/**
 * Unit tests stand beside the code they test; the larger ones under `tests/`. Playwright's specs end in `.spec.ts`
 * and are not for vitest.
 */
export default defineConfig({
  plugins: [react()],
  define: { __DEVELOPMENT__: 'false', __CHANGE_LOG__: JSON.stringify('## Unreleased\n\n### Changed\n\n- Something new.\n') },
  // One graphql, the one Node gives to packages that import it: vite would take its .mjs build, and two of them refuse each other's schemas.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      // Node cannot load the icons as ES modules: they and Fluent, which imports them, are taken as CommonJS.
      { find: /^(@fluentui\/react-(?:calendar-compat|charts|components|menu))$/, replacement: inRoot('node_modules/$1/lib-commonjs/index.cjs') },
      { find: /^@fluentui\/react-icons$/, replacement: inRoot('node_modules/@fluentui/react-icons/lib-cjs/index.js') },
      // Node has no Electron: settings are kept all the same.
      { find: /^electron$/, replacement: inRoot('tests/hosts/node/electron.ts') },
    ],
  },
  test: {
    exclude: ['node_modules/**', 'out/**', ...(IS_DAILY ? ['**/*.night.test.{ts,tsx}'] : [])],
    server: { deps: { inline: ['electron-store'] } },
    sequence: { sequencer: Sequencer },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Every core, two at least: a worker waits for what its tests start.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: TIMEOUT,
    hookTimeout: TIMEOUT,
    // A machine that runs everything at once is slower than the default second.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // What draws with React shares a window and the libraries that remember one: loading all that anew for each file took half of the time.
      {
        extends: true,
        test: { name: 'dom', include: [DRAWN], exclude: ALONE, isolate: false, setupFiles: ['tests/laid-out-window.ts', 'tests/shared-window.ts'] },
      },
      { extends: true, test: { name: 'dom-alone', include: ALONE, setupFiles: ['tests/laid-out-window.ts'] } },
      {
        extends: true,
        test: { name: 'node', include: [`${FOLDERS}/**/*.test.ts`], exclude: [CONTRACT, COMPAT, SECURITY, MONEY, FOREIGN, FRESH_CLONE], isolate: false },
      },
      { extends: true, test: { name: 'contract', include: [CONTRACT], isolate: false } },
      { extends: true, test: { name: 'compat', include: [COMPAT], isolate: false } },
      { extends: true, test: { name: 'security', include: [SECURITY], isolate: false } },
      { extends: true, test: { name: 'money', include: [MONEY], isolate: false } },
      { extends: true, test: { name: 'foreign', include: [FOREIGN], isolate: false } },
      { extends: true, test: { name: 'fresh-clone', include: [FRESH_CLONE], testTimeout: 300_000, hookTimeout: 300_000 } },
    ],
  },
})
