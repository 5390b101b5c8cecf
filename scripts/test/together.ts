import { existsSync, readFileSync } from 'node:fs'
import { type Counts, countCheck } from './counts.ts'
import { type VitestResults, vitestFailures } from './failures.ts'
import { type Execute, everyday, REPORTS, type Section, vitest } from './section.ts'

/** Result of one section of a shared run. */
export type Share = Counts & { readonly seconds: number }

/** Sections in their order, those of vitest that follow one another as one run: alone, some of them leave a core idle. */
export function inRuns(sections: readonly Section[]): readonly (readonly Section[])[] {
  const runs: Section[][] = []
  for (const section of sections) {
    const last = runs.at(-1)
    if (section.projects !== undefined && last?.[0]?.projects !== undefined && last[0].daily === section.daily) last.push(section)
    else runs.push([section])
  }
  return runs
}

/** Runs sections of vitest in one process, and counts each. */
export async function testTogether(sections: readonly Section[], execute: Execute): Promise<readonly Share[]> {
  const all = vitest(
    'together',
    '',
    sections.flatMap(({ projects = [] }) => projects),
  )
  let code = 0
  await (sections[0]?.daily === true ? everyday(all) : all).test(async (...command) => (code = await execute(...command)))
  const report = `${REPORTS}/together.json`
  return shares(existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as VitestResults) : undefined, code, sections)
}

/** Counts each section of a run. One that ends badly without a failed test counts as a failure of its first section. */
export function shares(report: VitestResults | undefined, code: number, sections: readonly Section[]): readonly Share[] {
  const counted = sections.map((section): Share => {
    const testResults = (report?.testResults ?? []).filter(({ name }) => sectionOf(name, sections) === section)
    const failures = vitestFailures({ testResults })
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
    const milliseconds = testResults.reduce((sum, { startTime, endTime }) => sum + endTime - startTime, 0)
    return { passed: tests.filter(({ status }) => status === 'passed').length, failed: failures.length, failures, seconds: Math.round(milliseconds / 1000) }
  })
  const isFailureOfAll = code !== 0 && counted.every(({ failed }) => failed === 0)
  return counted.map((share, at) => (isFailureOfAll && at === 0 ? { ...share, failed: countCheck(code).failed } : share))
}

/** A project has the folder of its name in `tests/`; all other files are of the first section, the unit tests. */
const sectionOf = (file: string, sections: readonly Section[]): Section | undefined => {
  const folder = /\/tests\/([^/]+)\//.exec(file)?.[1] ?? ''
  return sections.find(({ projects = [] }) => projects.includes(folder)) ?? sections[0]
}
