import { existsSync } from 'node:fs'
import type { run } from '../command.ts'
import { findDesktop, inDesktopSession } from '../desktop-session.ts'
import { reasonNotToInstall } from '../package/linux/can-install.ts'
import { inRoot } from '../root.ts'
import { type Counts, countCheck, countPlaywright, countVitest } from './counts.ts'

/** How a section runs its tool: with its output shown as it comes, or quietly. */
export type Execute = typeof run

/** One part of `npm test`. */
export interface Section {
  readonly name: string
  /** A name for several sections, to ask for them together. */
  readonly group?: string
  readonly title: string
  /** What its tool runs; no two sections of a run have one in common. */
  readonly covers: readonly string[]
  readonly test: (execute: Execute) => Promise<Counts>
}

/** What this machine has, and whether the Chromium host was asked for by its name. */
export interface Possibilities {
  readonly chromium: boolean
  readonly electron: boolean
  readonly linux: boolean
  readonly git: boolean
  readonly wholeChromium: boolean
}

/** Where the sections leave their reports. */
export const REPORTS = inRoot('test-results', 'reports')
const bin = (name: string): string => inRoot('node_modules', '.bin', name)

const check = (name: string, title: string, tool: string, ...parameters: readonly string[]): Section => ({
  name,
  title,
  covers: [[tool, ...parameters].join(' ')],
  test: async (execute) => countCheck(await execute(bin(tool), parameters)),
})

const vitest = (name: string, title: string, ...projects: readonly string[]): Section => ({
  name,
  title,
  covers: projects.map((project) => `vitest ${project}`),
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const which = projects.map((project) => `--project=${project}`)
    const parameters = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { program, parameters: rest, environment } = inDesktopSession(findDesktop(), bin('vitest'), parameters, process.env)
    return countVitest(report, await execute(program, rest, environment))
  },
})

const playwright = (name: string, title: string, project: string, ...paths: readonly string[]): Section => ({
  name,
  title,
  covers: paths.map((path) => `${project} ${path}`),
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const parameters = ['test', ...existing(paths), `--project=${project}`, '--reporter=list,json', `--output=test-results/${name}`]
    const session = inDesktopSession(findDesktop(), bin('playwright'), parameters, { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    return countPlaywright(report, await execute(session.program, session.parameters, session.environment))
  },
})

/** What the console never sent in a section of specs, which must run before it. */
const recorded = (section: string): Section => check('recorded', 'Operations the console sent', 'node', 'scripts/recorded.ts', `test-results/${section}`)

/** Playwright takes paths as patterns, and one that matches nothing is passed over in silence. */
function existing(paths: readonly string[]): readonly string[] {
  const missing = paths.filter((path) => !existsSync(inRoot(path)))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`)
  return paths
}

/** The packaged app, and its deb where the system can have it installed; playwright.config.ts leaves that spec out elsewhere. */
function packaged(): Section {
  const section = playwright('packaged', 'The packaged app', 'packaged', 'tests/packaged')
  const test: Section['test'] = (execute) => {
    const reason = reasonNotToInstall()
    if (reason !== undefined) console.log(`The deb is not installed and tried here: ${reason}.`)
    return section.test(execute)
  }
  return { ...section, test }
}

const grouped = (group: string, ...sections: readonly Section[]): readonly Section[] => sections.map((section) => ({ ...section, group }))

/** The specs of what a host does itself: window, sign-in, files. The rest is the same page in both, or Electron's alone to show, such as a crash. */
const SPECS_OF_THE_HOST = [
  'tests/e2e/faults/connection.spec.ts',
  'tests/e2e/faults/copies-of-others.spec.ts',
  'tests/e2e/faults/downloads.spec.ts',
  'tests/e2e/faults/offline-copies.spec.ts',
  'tests/e2e/faults/session.spec.ts',
  'tests/e2e/faults/sign-in-waiting.spec.ts',
  'tests/e2e/faults/sign-in.spec.ts',
  'tests/e2e/faults/storage.spec.ts',
  'tests/e2e/shell/frame.spec.ts',
  'tests/e2e/shell/start-up.spec.ts',
  'tests/e2e/sign-in.spec.ts',
  'tests/e2e/single-instance.spec.ts',
  'tests/e2e/site-forms/logo.spec.ts',
  'tests/e2e/sites/files.spec.ts',
  'tests/e2e/windows/opening.spec.ts',
]

/** The attacks that a host wards off itself: its bridge, its protocol, its window. The rest meets the same bundle of main, and needs one host. */
const ATTACKS_ON_THE_HOST = ['bridge', 'bridge-arguments', 'content-policy', 'images', 'navigation'].map((name) => `tests/security/${name}.spec.ts`)

/**
 * The sections that a machine can run, in their order. Where Electron is, the product runs in it whole, and the Chromium host runs what depends on the host;
 * where it is not, or when it is asked for by its name, the Chromium host runs everything.
 */
export function sectionsFor({ chromium, electron, linux, git, wholeChromium }: Possibilities): readonly Section[] {
  const inChromium = wholeChromium
    ? [playwright('e2e-chromium', 'End to end in the Chromium host', 'chromium-host', 'tests/e2e', 'tests/security')]
    : [
        electron
          ? playwright('e2e-chromium', 'Chromium host: what depends on the host', 'chromium-host', ...SPECS_OF_THE_HOST)
          : playwright('e2e-chromium', 'End to end in the Chromium host', 'chromium-host', 'tests/e2e'),
        ...grouped(
          'security',
          playwright('security-chromium', 'Attacks in the Chromium host', 'chromium-host', ...(electron ? ATTACKS_ON_THE_HOST : ['tests/security'])),
        ),
      ]
  return [
    check('format', 'Format', 'biome', 'format', '.'),
    check('lint', 'Lint: style and correctness', 'biome', 'lint', '--error-on-warnings', '.'),
    check('lint-types', 'Lint: types, promises, import table', 'oxlint'),
    check('types', 'Types', 'tsc', '--noEmit'),
    check('dead-code', 'Dead code and unused dependencies', 'knip'),
    vitest('unit', 'Unit tests', 'dom', 'dom-alone', 'node'),
    vitest('contract', 'Contract', 'contract'),
    vitest('compat', "Compatibility: other people's services", 'compat'),
    ...grouped('security', vitest('security-generated', 'Security: generated attacks and faults', 'security')),
    ...grouped('money', vitest('money-matrix', 'Money: the payment matrix', 'money')),
    ...grouped('foreign', vitest('foreign-answers', 'A platform that is not ours: its answers', 'foreign')),
    ...(electron || chromium ? [playwright('dev', 'npm run dev, and what a build leaves out', electron ? 'electron' : 'chromium-host', 'tests/dev')] : []),
    ...(electron || chromium
      ? grouped(
          'foreign',
          playwright('foreign-screens', 'A platform that is not ours: every screen and dialog', electron ? 'electron' : 'chromium-host', 'tests/foreign'),
        )
      : []),
    ...(chromium ? inChromium : []),
    ...(electron ? [playwright('e2e-electron', 'End to end in Electron', 'electron', 'tests/e2e')] : []),
    // After the specs of which it reads what they made the console send.
    ...(electron || chromium ? [recorded(electron ? 'e2e-electron' : 'e2e-chromium')] : []),
    ...(electron ? grouped('security', playwright('security-electron', 'Attacks in Electron', 'electron', 'tests/security')) : []),
    ...(electron ? grouped('money', playwright('money-electron', "Money over Electron's network", 'electron', 'tests/money')) : []),
    ...(electron && linux ? grouped('security', packaged()) : []),
    ...(linux && git ? [vitest('fresh-clone', 'README in a fresh clone', 'fresh-clone')] : []),
    check('size', 'Bundle sizes', 'size-limit'),
  ]
}

/** The sections that were asked for by their names or groups, all when none was; `unknown` are names of neither. */
export function choose(all: readonly Section[], wanted: readonly string[]): { readonly chosen: readonly Section[]; readonly unknown: readonly string[] } {
  const isOf = (name: string, section: Section): boolean => name === section.name || name === section.group
  return {
    chosen: wanted.length === 0 ? all : all.filter((section) => wanted.some((name) => isOf(name, section))),
    unknown: wanted.filter((name) => all.every((section) => !isOf(name, section))),
  }
}
