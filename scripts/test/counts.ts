import { existsSync, readFileSync } from 'node:fs'
import { type Failure, type PlaywrightSuites, playwrightFailures, type VitestResults, vitestFailures } from './failures.ts'

/** How many tests of a section passed and failed, and which failed. */
export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
}

interface VitestReport extends VitestResults {
  readonly numPassedTests: number
  readonly numFailedTests: number
}

interface PlaywrightReport extends PlaywrightSuites {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number }
}

/** A section that is one check: it passes or fails as a whole. */
export const countCheck = (code: number): Counts => (code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] })

/** Counts of a vitest run from its JSON report; a run that ends badly without a failed test (a file that does not load) counts as one failure. */
export function countVitest(reportFile: string, code: number): Counts {
  const report = read(reportFile) as VitestReport | undefined
  if (report === undefined) return countCheck(code)
  return atLeastOneFailure({ passed: report.numPassedTests, failed: report.numFailedTests, failures: vitestFailures(report) }, code)
}

/** Counts of a Playwright run from its JSON report. A skipped test counts as failed: nothing here is skipped. */
export function countPlaywright(reportFile: string, code: number): Counts {
  const report = read(reportFile) as PlaywrightReport | undefined
  if (report === undefined) return countCheck(code)
  const { expected, unexpected, flaky, skipped } = report.stats
  return atLeastOneFailure(
    { passed: expected, failed: unexpected + flaky + skipped, failures: playwrightFailures(report, (file) => readFileSync(file, 'utf8')) },
    code,
  )
}

const atLeastOneFailure = (counts: Counts, code: number): Counts => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
