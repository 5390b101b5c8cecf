import { stripVTControlCharacters } from 'node:util'
import { pageInContext, pageSnapshot } from './page-snapshot.ts'

/** A test that failed, for the last lines of `npm test`: often these are all that is left of a run. */
export interface Failure {
  /** `tests/e2e/shell/frame.spec.ts › the keyboard's order`. */
  readonly test: string
  /** The first lines of its message. */
  readonly reason: string
}

/** What is read of vitest's JSON report. */
export interface VitestResults {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    /** From the start of its first test to the end of its last one, in milliseconds. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[] | null
      readonly duration?: number
    }[]
  }[]
}

interface PlaywrightStep {
  readonly title: string
  readonly error?: unknown
  readonly steps?: readonly PlaywrightStep[]
}

interface PlaywrightResult {
  readonly duration?: number
  readonly steps?: readonly PlaywrightStep[]
  readonly errors: readonly { readonly message?: string; readonly location?: { readonly line: number } }[]
  readonly attachments: readonly { readonly name: string; readonly path?: string; readonly body?: string }[]
}

interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly { readonly projectName?: string; readonly results: readonly PlaywrightResult[] }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** What is read of Playwright's JSON report. */
export interface PlaywrightSuites {
  readonly suites: readonly PlaywrightSuite[]
}

/** The failed tests of a vitest run; a file that does not load is one of them. */
export function vitestFailures({ testResults }: VitestResults): readonly Failure[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [{ test: name, reason: firstLines(message) }] : []
    return failed.map(({ fullName, failureMessages }) => ({ test: `${name} › ${fullName}`, reason: firstLines(failureMessages?.[0]) }))
  })
}

/** The failed, flaky and skipped specs of a Playwright run, with what stood on the page. `readText` reads a file Playwright left. */
export function playwrightFailures({ suites }: PlaywrightSuites, readText: (file: string) => string): readonly Failure[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ results }) => results.length !== 1))
      .map(({ file, title, tests }) => {
        const result = tests[0]?.results[0]
        return { test: [`${file}${lineOf(result)}`, title, ...failedSteps(result?.steps)].join(' › '), reason: reasonOf(result, readText) }
      }),
    ...playwrightFailures({ suites: inner }, readText),
  ])
}

/** The claim of a spec that did not hold: the titles of the steps in which it failed, the outer ones first. */
function failedSteps(steps: readonly PlaywrightStep[] = []): readonly string[] {
  const failed = steps.find(({ error }) => error !== undefined)
  return failed === undefined ? [] : [failed.title, ...failedSteps(failed.steps)]
}

function lineOf(result: PlaywrightResult | undefined): string {
  const line = result?.errors.find(({ location }) => location !== undefined)?.location?.line
  return line === undefined ? '' : `:${line}`
}

function reasonOf(result: PlaywrightResult | undefined, readText: (file: string) => string): string {
  // After a test that ran out of time the second one says what it waited for.
  const messages = (result?.errors ?? []).slice(0, 2).map(({ message }) => firstLines(message))
  const page = pageOf(result, readText)
  return [...(messages.length === 0 ? [firstLines()] : messages), ...printed(result), ...(page === '' ? [] : [`On the page:\n${page}`])].join('\n')
}

/** The page as it was when the test failed. Playwright's own is of later: of a console that has forgotten its user by then. */
function pageOf(result: PlaywrightResult | undefined, readText: (file: string) => string): string {
  const attached = result?.attachments.find(({ name, body }) => name.startsWith('page-') && body !== undefined)?.body
  if (attached !== undefined) return pageSnapshot(Buffer.from(attached, 'base64').toString())
  const context = result?.attachments.find(({ name }) => name === 'error-context')?.path
  return context === undefined ? '' : pageSnapshot(pageInContext(readText(context)))
}

const PRINTED_LINES = 5

/** The last lines that the consoles of a spec printed, Chromium's own left out. */
function printed(result: PlaywrightResult | undefined): readonly string[] {
  const logs = (result?.attachments ?? []).filter(({ name, body }) => name.startsWith('log-') && body !== undefined)
  return logs.flatMap(({ name, body = '' }) => {
    const lines = Buffer.from(body, 'base64').toString().split('\n')
    const own = lines.filter((line) => line.trim() !== '' && !/^\[\d+:/u.test(line)).slice(-PRINTED_LINES)
    return own.length === 0 ? [] : [`Printed (${name}):`, ...own]
  })
}

const LINES = 8

/** The text before the stack and the call log, which the run has printed in full. */
const firstLines = (message = 'no reason given'): string =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('    at '))
    .slice(0, LINES)
    .join('\n')
