import { existsSync, globSync, readFileSync } from 'node:fs'
import type { run } from '../command.ts'
import { findDesktop, inDesktopSession } from '../desktop-session.ts'
import { inRoot, ROOT } from '../root.ts'
import { type Counts, countCheck, countPlaywright, countVitest } from './counts.ts'

/** How a section runs its tool: with its output shown as it comes, or quietly. */
export type Execute = typeof run

/** One part of `npm test`. */
export interface Section {
  readonly name: string
  /** A name for several sections, to ask for them together. */
  readonly group?: string
  readonly title: string
  /** The projects and paths its tool runs; two sections of a run never share one. */
  readonly covers: readonly string[]
  /** Set for vitest: sections with it can share a run. */
  readonly projects?: readonly string[]
  /** True for the everyday part of a section. */
  readonly daily?: boolean
  readonly test: (execute: Execute) => Promise<Counts>
}

/** Where the sections leave their reports. */
export const REPORTS = inRoot('test-results', 'reports')
/** Playwright's tag of the specs that run every day. */
const EVERYDAY_TAG = '@daily'
const bin = (name: string): string => inRoot('node_modules', '.bin', name)

export const check = (name: string, title: string, tool: string, ...parameters: readonly string[]): Section => ({
  name,
  title,
  covers: [[tool, ...parameters].join(' ')],
  test: async (execute) => countCheck(await execute(bin(tool), parameters)),
})

export const vitest = (name: string, title: string, projects: readonly string[], parameters: readonly string[] = []): Section => ({
  name,
  title,
  covers: projects.map((project) => `vitest ${project}`),
  projects,
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const which = projects.map((project) => `--project=${project}`)
    const all = ['run', ...which, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...parameters]
    const session = inDesktopSession(findDesktop(), bin('vitest'), all, process.env)
    return countVitest(report, await execute(session.program, session.parameters, session.environment))
  },
})

interface Specs {
  readonly name: string
  readonly title: string
  readonly project: 'electron' | 'chromium-host' | 'packaged'
  readonly paths: readonly string[]
  /** The folder among the results where the run leaves its own; the section's name without it. */
  readonly results?: string
  readonly parameters?: readonly string[]
}

export const playwright = ({ name, title, project, paths, results = name, parameters = [] }: Specs): Section => ({
  name,
  title,
  covers: paths.map((path) => `${project} ${path}`),
  test: async (execute) => {
    const report = `${REPORTS}/${name}.json`
    const all = ['test', ...existing(paths), `--project=${project}`, '--reporter=list,json', `--output=test-results/${results}`, ...parameters]
    const session = inDesktopSession(findDesktop(), bin('playwright'), all, { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report })
    return countPlaywright(report, await execute(session.program, session.parameters, session.environment))
  },
})

/** The specs of every day. Their results are apart: `npm run recorded` reads the run of all specs. */
export function everydaySpecs(specs: Specs): Section {
  const paths = taggedFiles(existing(specs.paths))
  const section = playwright({ ...specs, paths, results: 'everyday', parameters: ['--grep', EVERYDAY_TAG] })
  return { ...everyday(section), covers: playwright(specs).covers }
}

/** Playwright compiles every file it is given, in a fresh clone for ten seconds, before it looks for the tag. */
const taggedFiles = (folders: readonly string[]): readonly string[] =>
  globSync(
    folders.map((folder) => `${folder}/**/*.spec.ts`),
    { cwd: ROOT },
  )
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => readFileSync(inRoot(file), 'utf8').includes(EVERYDAY_TAG))
    .toSorted()

/** The specs of the night, out of files that may hold some of every day too. */
export const nightlySpecs = (specs: Specs): Section => playwright({ ...specs, parameters: ['--grep-invert', EVERYDAY_TAG, '--pass-with-no-tests'] })

/** The everyday part of a section: vitest.config.ts, playwright.config.ts and generated tests read the variable. */
export function everyday(section: Section): Section {
  const test: Section['test'] = (execute) =>
    section.test((program, parameters, environment) => execute(program, parameters, { ...environment, ADMIN_CONSOLE_DAILY: '1' }))
  return { ...section, test, daily: true }
}

/** Playwright takes paths as patterns, and one that matches nothing is passed over in silence. */
function existing(paths: readonly string[]): readonly string[] {
  const missing = paths.filter((path) => !existsSync(inRoot(path)))
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`)
  return paths
}

export const grouped = (group: string, ...sections: readonly Section[]): readonly Section[] => sections.map((section) => ({ ...section, group }))
