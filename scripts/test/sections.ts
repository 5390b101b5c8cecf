import { findProgram } from '../command.ts'
import { reasonNotToInstall } from '../package/linux/can-install.ts'
import type { TestSet } from './options.ts'
import { realServers } from './real-servers.ts'
import { check, everyday, everydaySpecs, grouped, playwright, type Section, vitest } from './section.ts'

/** What this machine has, and whether the Chromium host was asked for by its name. */
export interface Possibilities {
  readonly chromium: boolean
  readonly electron: boolean
  readonly linux: boolean
  readonly git: boolean
  readonly wholeChromium: boolean
}

/**
 * Lists calls that the console never sent in a section of specs, and unlisted ones that it sent. Run the specs first.
 */
const recorded = (section: string): Section => check('recorded', 'Operations the console sent', 'node', 'scripts/recorded.ts', `test-results/${section}`)

/**
 * The packaged app, its deb where the system can have it installed, and a start under Wayland where there is a
 * compositor; else playwright.config.ts leaves out the spec.
 */
function packaged(): Section {
  const section = playwright({ name: 'packaged', title: 'The packaged app', project: 'packaged', paths: ['tests/packaged'] })
  const test: Section['test'] = (execute) => {
    const reason = reasonNotToInstall()
    if (reason !== undefined) console.log(`The deb is not installed and tried here: ${reason}.`)
    if (findProgram('weston') === undefined) console.log('The packaged app is not started under Wayland here: there is no weston.')
    return section.test(execute)
  }
  return { ...section, test }
}

/**
 * The specs of what a host does itself: window, sign-in, files. The rest is the same page in both, or Electron's
 * alone to show, such as a crash.
 */
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

/**
 * The attacks that a host wards off itself: its bridge, its protocol, its window. The rest meets the same bundle of
 * main, and needs one host.
 */
const ATTACKS_ON_THE_HOST = ['bridge', 'bridge-arguments', 'content-policy', 'images', 'navigation'].map((name) => `tests/security/${name}.spec.ts`)

/** The sections that a machine can run of a set, in their order. */
export const sectionsFor = (possibilities: Possibilities, set: TestSet): readonly Section[] =>
  set === 'all' ? allSections(possibilities) : everydaySections(possibilities)

const STYLE: readonly Section[] = [
  check('format', 'Format', 'biome', 'format', '.'),
  // The order of imports too, as `npm run lint`.
  check('lint', 'Lint: style and correctness', 'biome', 'check', '--formatter-enabled=false', '--error-on-warnings', '.'),
]
const DEAD_CODE = check('dead-code', 'Dead code and unused dependencies', 'knip')
const CHECKS: readonly Section[] = [
  ...STYLE,
  check('lint-types', 'Lint: types, promises, import table', 'oxlint'),
  check('types', 'Types', 'tsc', '--noEmit'),
  DEAD_CODE,
]

/**
 * The linter reports errors of types too, which saves working out all types a second time. Generated code and the
 * peers, whose packages are not installed, are left to the night.
 */
const EVERYDAY_CHECKS: readonly Section[] = [
  ...STYLE,
  check('lint-types', 'Types; lint: promises, import table', 'oxlint', '--type-check', '--ignore-pattern=tests/performance/peers'),
  DEAD_CODE,
]

/** Everything that needs no window. */
const WITHOUT_A_WINDOW: readonly Section[] = [
  vitest('unit', 'Unit tests', ['dom', 'dom-alone', 'node']),
  vitest('contract', 'Contract', ['contract']),
  vitest('compat', "Compatibility: other people's services", ['compat']),
  ...grouped('security', vitest('security-generated', 'Security: generated attacks and faults', ['security'])),
  ...grouped('money', vitest('money-matrix', 'Money: the payment matrix', ['money'])),
  ...grouped('foreign', vitest('foreign-answers', 'A platform that is not ours: its answers', ['foreign'])),
]

const SIZE = check('size', 'Bundle sizes', 'size-limit')

/** Everyday specs run in one host: Electron, or Chromium if there is no Electron or it was requested by name. */
function everydaySections({ chromium, electron, wholeChromium }: Possibilities): readonly Section[] {
  const paths = ['tests/e2e', 'tests/security', 'tests/foreign']
  const specs =
    electron && !(wholeChromium && chromium)
      ? everydaySpecs({ name: 'e2e-electron', title: 'End to end in Electron', project: 'electron', paths })
      : everydaySpecs({ name: 'e2e-chromium', title: 'End to end in the Chromium host', project: 'chromium-host', paths })
  return [...EVERYDAY_CHECKS, ...WITHOUT_A_WINDOW.map(everyday), ...(electron || chromium ? grouped('e2e', specs) : []), SIZE]
}

/**
 * With Electron, every spec runs in it and the Chromium host runs those that depend on the host. Without, or if it was
 * requested by name, the Chromium host runs everything.
 */
function allSections({ chromium, electron, linux, git, wholeChromium }: Possibilities): readonly Section[] {
  const project = electron ? 'electron' : 'chromium-host'
  const inChromium = (title: string, ...paths: readonly string[]): readonly Section[] =>
    grouped('e2e', playwright({ name: 'e2e-chromium', title, project: 'chromium-host', paths }))
  const chromiumHost = wholeChromium
    ? inChromium('End to end in the Chromium host', 'tests/e2e', 'tests/security')
    : [
        ...(electron
          ? inChromium('Chromium host: what depends on the host', ...SPECS_OF_THE_HOST)
          : inChromium('End to end in the Chromium host', 'tests/e2e')),
        ...grouped(
          'security',
          playwright({
            name: 'security-chromium',
            title: 'Attacks in the Chromium host',
            project: 'chromium-host',
            paths: electron ? ATTACKS_ON_THE_HOST : ['tests/security'],
          }),
        ),
      ]
  return [
    ...CHECKS,
    ...WITHOUT_A_WINDOW,
    ...(electron || chromium ? [playwright({ name: 'dev', title: 'npm run dev, and what a build leaves out', project, paths: ['tests/dev'] })] : []),
    ...(electron || chromium
      ? grouped(
          'foreign',
          playwright({ name: 'foreign-screens', title: 'A platform that is not ours: every screen and dialog', project, paths: ['tests/foreign'] }),
        )
      : []),
    ...(chromium ? chromiumHost : []),
    ...(electron ? grouped('e2e', playwright({ name: 'e2e-electron', title: 'End to end in Electron', project, paths: ['tests/e2e'] })) : []),
    // After the specs of which it reads what they made the console send.
    ...(electron || chromium ? [recorded(electron ? 'e2e-electron' : 'e2e-chromium')] : []),
    ...(electron ? grouped('security', playwright({ name: 'security-electron', title: 'Attacks in Electron', project, paths: ['tests/security'] })) : []),
    ...(electron ? grouped('money', playwright({ name: 'money-electron', title: "Money over Electron's network", project, paths: ['tests/money'] })) : []),
    ...(electron && linux ? grouped('security', packaged()) : []),
    ...(electron || chromium ? [realServers(project)] : []),
    ...(linux && git ? [vitest('fresh-clone', 'README in a fresh clone', ['fresh-clone'])] : []),
    SIZE,
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
