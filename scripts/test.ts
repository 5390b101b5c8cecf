import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { run, runQuietly } from './command.ts'
import { findDesktop, inDesktopSession } from './desktop-session.ts'
import { prepareBuild } from './prepare/build.ts'
import { findChromium } from './prepare/chromium.ts'
import { findElectron } from './prepare/electron-runtime.ts'
import { prepareMachine } from './prepare/machine.ts'
import { inRoot } from './root.ts'
import { type Counts, countCheck, countPlaywright, countVitest } from './test/counts.ts'

/**
 * `npm test`: everything, in order, each section under its heading; a failed section does not stop the next ones. Ends with
 * `N passed, N failed`. With names of sections behind it (`npm test -- lint unit`) only these.
 */

type Execute = typeof run

interface Section {
  readonly name: string
  readonly title: string
  /** It waits more than it works: it runs beside the others, and its output is shown at its turn. */
  readonly isBeside?: boolean
  readonly test: (execute: Execute) => Promise<Counts>
}

type Outcome = Counts & { readonly title: string; readonly seconds: number }

const REPORTS = inRoot('test-results', 'reports')
const bin = (name: string): string => inRoot('node_modules', '.bin', name)

const check = (name: string, title: string, tool: string, ...parameters: readonly string[]): Section => ({
  name,
  title,
  test: async (execute) => countCheck(await execute(bin(tool), parameters)),
})

const vitest = (name: string, title: string, ...which: readonly string[]): Section => ({
  name,
  title,
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const parameters = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { program, parameters: rest, environment } = inDesktopSession(findDesktop(), bin('vitest'), parameters, process.env)
    return countVitest(report, await execute(program, rest, environment))
  },
})

const playwright = (name: string, title: string, project: string, ...folders: readonly string[]): Section => ({
  name,
  title,
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const parameters = ['test', ...folders, `--project=${project}`, '--reporter=list,json', `--output=test-results/${name}`]
    const session = inDesktopSession(findDesktop(), bin('playwright'), parameters, { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    return countPlaywright(report, await execute(session.program, session.parameters, session.environment))
  },
})

const SPECS = ['tests/e2e', 'tests/security']
/** The specs of what a host does itself: window, sign-in, files, addresses, the bridge's guards. The rest is the same page in both, or Electron's alone to show, such as a crash. */
const SPECS_OF_THE_HOST = [
  'tests/e2e/access.spec.ts',
  'tests/e2e/bad-days/connection.spec.ts',
  'tests/e2e/bad-days/downloads.spec.ts',
  'tests/e2e/bad-days/offline-copies.spec.ts',
  'tests/e2e/bad-days/session.spec.ts',
  'tests/e2e/bad-days/sign-in.spec.ts',
  'tests/e2e/bad-days/storage.spec.ts',
  'tests/e2e/invoices/downloads.spec.ts',
  'tests/e2e/routes',
  'tests/e2e/shell/frame.spec.ts',
  'tests/e2e/shell/start-up.spec.ts',
  'tests/e2e/sign-in.spec.ts',
  'tests/e2e/single-instance.spec.ts',
  'tests/e2e/site-forms/logo.spec.ts',
  'tests/e2e/sites/files.spec.ts',
  'tests/security',
]

/** Playwright takes paths as patterns, and one that matches nothing is passed over in silence. */
function existing(paths: readonly string[]): readonly string[] {
  const missing = paths.filter((path) => !existsSync(inRoot(path)))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`)
  return paths
}

/**
 * The sections of this machine; says which end-to-end hosts it lacks. Where Electron is, the product runs in it whole, and the Chromium host runs what depends
 * on the host; where it is not, or when it is asked for by its name, the Chromium host runs everything.
 */
function sections(wanted: readonly string[]): readonly Section[] {
  const { display, keychain } = findDesktop()
  const chromium = findChromium() !== undefined
  const electron = findElectron() !== undefined && display !== 'none'
  const inChromium =
    electron && !wanted.includes('e2e-chromium')
      ? playwright('e2e-chromium', 'Chromium host: what depends on the host', 'chromium-host', ...existing(SPECS_OF_THE_HOST))
      : playwright('e2e-chromium', 'End to end in the Chromium host', 'chromium-host', ...SPECS)
  if (!chromium) console.log('No Chromium on this machine and none to be had: the specs do not run in the Chromium host.')
  if (findElectron() === undefined) console.log('No Electron runtime on this machine: the specs run in the Chromium host only.')
  if (display === 'none') console.log('No display and no Xvfb on this machine: Electron cannot open a window, the Chromium host runs without one.')
  if (keychain === 'none') console.log('No keychain on this machine: the specs of the remembered session expect what the console does without one.')
  return [
    check('format', 'Format', 'biome', 'format', '.'),
    check('lint', 'Lint: style and correctness', 'biome', 'lint', '--error-on-warnings', '.'),
    check('lint-types', 'Lint: types, promises, import table', 'oxlint'),
    check('types', 'Types', 'tsc', '--noEmit'),
    check('dead-code', 'Dead code and unused dependencies', 'knip'),
    vitest('unit', 'Unit tests', '--project=drawn', '--project=plain'),
    vitest('contract', 'Contract', '--project=contract'),
    ...(chromium ? [inChromium] : []),
    ...(electron ? [playwright('e2e-electron', 'End to end in Electron', 'electron', ...SPECS)] : []),
    ...(electron && process.platform === 'linux' ? [playwright('packaged', 'The packaged app', 'packaged', 'tests/packaged')] : []),
    ...(process.platform === 'linux' && existsSync(inRoot('.git'))
      ? [{ ...vitest('fresh-clone', 'README in a fresh clone', '--project=fresh-clone'), isBeside: true }]
      : []),
    check('size', 'Bundle sizes', 'size-limit'),
  ]
}

await prepareMachine('checks')
await prepareBuild()

const started = Date.now()
const wanted = process.argv.slice(2)
const all = sections(wanted)
const unknown = wanted.filter((name) => all.every((section) => section.name !== name))
if (unknown.length > 0) {
  console.error(`No section named ${unknown.join(', ')} here. There are: ${all.map(({ name }) => name).join(' ')}`)
  process.exit(1)
}

rmSync(REPORTS, { recursive: true, force: true })
mkdirSync(REPORTS, { recursive: true })

const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const beside = new Map(chosen.filter(({ isBeside }) => isBeside === true).map((section) => [section, runBeside(section)]))
const outcomes: Outcome[] = []
for (const section of chosen) {
  console.log(`\n=== ${section.title} ===\n`)
  outcomes.push(await (beside.get(section)?.() ?? timed(section, run)))
}

console.log('\n=== Summary ===\n')
for (const { title, passed, failed, seconds } of outcomes) {
  console.log(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${title.padEnd(40)} ${passed} passed, ${failed} failed, ${seconds} s`)
}
for (const { title, failures } of outcomes) {
  for (const { test, reason } of failures) console.log(`\nFAILED  ${title}: ${test}\n${reason.replaceAll(/^/gm, '        ')}`)
}
const sum = (key: 'passed' | 'failed'): number => outcomes.reduce((total, outcome) => total + outcome[key], 0)
console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1

async function timed({ title, test }: Section, execute: Execute): Promise<Outcome> {
  const began = Date.now()
  return { title, ...(await test(execute)), seconds: Math.round((Date.now() - began) / 1000) }
}

/** Starts a section quietly. @returns a function that waits for its end and shows its output */
function runBeside(section: Section): () => Promise<Outcome> {
  let shown = ''
  const outcome = timed(section, async (...command) => {
    const { code, output } = await runQuietly(...command)
    shown += output
    return code
  })
  return async () => {
    await outcome
    console.log(shown)
    return outcome
  }
}
