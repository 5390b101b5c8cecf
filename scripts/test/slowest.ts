import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { PlaywrightSuites, VitestResults } from './failures.ts'

/** A test and how long it took. */
export interface TimedTest {
  readonly test: string
  readonly seconds: number
}

/** The slowest tests of the reports in a folder, the slowest first. */
export function slowestTests(folder: string, count: number): readonly TimedTest[] {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const all = names.flatMap((name) => {
    const report = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Partial<VitestResults & PlaywrightSuites>
    return [...vitestTimes(report.testResults ?? []), ...playwrightTimes(report.suites ?? [])]
  })
  return all.toSorted((one, other) => other.seconds - one.seconds).slice(0, count)
}

const vitestTimes = (files: VitestResults['testResults']): readonly TimedTest[] =>
  files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ test: `${path.basename(name)} › ${fullName}`, seconds: (duration ?? 0) / 1000 })),
  )

const playwrightTimes = (suites: PlaywrightSuites['suites']): readonly TimedTest[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        test: `${file} › ${title}${projectName === undefined ? '' : ` (${projectName})`}`,
        seconds: results.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
      })),
    ),
    ...playwrightTimes(inner),
  ])
