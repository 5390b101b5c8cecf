import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countCheck, countPlaywright, countVitest } from './counts.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'counts-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function report(content: object): Promise<string> {
  const file = path.join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

test('a check counts as one', () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0, failures: [] })
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1, failures: [] })
})

const passing = { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed', fullName: 'adds', failureMessages: [] }] }

test('counts the tests of a vitest run and names those that failed', async () => {
  const failing = {
    name: 'b.test.ts',
    status: 'failed',
    message: '',
    assertionResults: [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'sums takes away', failureMessages: ['\u001b[31mexpected 1\u001b[39m\n    at b.test.ts:3'] },
    ],
  }
  expect(countVitest(await report({ numPassedTests: 7, numFailedTests: 1, testResults: [passing, failing] }), 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: [{ test: 'b.test.ts › sums takes away', reason: 'expected 1' }],
  })
})

test('a file that does not load is one failure, with its reason', async () => {
  const broken = { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }
  expect(countVitest(await report({ numPassedTests: 7, numFailedTests: 0, testResults: [passing, broken] }), 1)).toEqual({
    passed: 7,
    failed: 1,
    failures: [{ test: 'c.test.ts', reason: 'Cannot find module' }],
  })
})

test('a run that leaves no report counts by its exit code', () => {
  expect(countVitest(path.join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1, failures: [] })
})

test('a skipped or a flaky spec is a failure', async () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  const spec = (title: string, ok: boolean, results: readonly object[]) => ({ title, file: 'e2e/a.spec.ts', ok, tests: [{ results }] })
  const context = path.join(folder, 'error-context.md')
  await writeFile(context, '```yaml\n- alertdialog "Recharge":\n  - text: The wallet is locked.\n```\n')
  const LOG = Buffer.from('[17:1123/04:ERROR:bus.cc(407)] Failed to connect\nThe session ended\n').toString('base64')
  const wrong = { errors: [{ message: 'Timed out\n\nLocator: x', location: { line: 7 } }], attachments: [] }
  const wrongOnPage = {
    ...wrong,
    attachments: [
      { name: 'error-context', path: context },
      { name: 'log-0', body: LOG },
    ],
  }
  const suites = [
    {
      specs: [spec('runs', true, [{ errors: [], attachments: [] }])],
      suites: [{ specs: [spec('breaks', false, [wrongOnPage]), spec('wavers', true, [wrong, { errors: [], attachments: [] }])] }],
    },
    { specs: [spec('is left out', true, [])] },
  ]
  expect(countPlaywright(await report({ stats, suites }), 1)).toEqual({
    passed: 5,
    failed: 3,
    failures: [
      {
        test: 'e2e/a.spec.ts:7 › breaks',
        reason: 'Timed out\nLocator: x\nPrinted (log-0):\nThe session ended\nOn the page:\n- alertdialog "Recharge":\n  - text: The wallet is locked.',
      },
      { test: 'e2e/a.spec.ts:7 › wavers', reason: 'Timed out\nLocator: x' },
      { test: 'e2e/a.spec.ts › is left out', reason: 'no reason given' },
    ],
  })
})

test('a spec that ran out of time shows what it waited for, and the page as it was then', async () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const context = path.join(folder, 'error-context.md')
  await writeFile(context, '```yaml\n- main: Signed out\n```\n')
  const errors = [{ message: 'Test timeout exceeded.' }, { message: 'locator.click: closed\nCall log:\n  - waiting for Edit', location: { line: 9 } }]
  const attachments = [
    { name: 'page-0', body: Buffer.from('- banner: Header\n- main: Sites\n  - /url: /x').toString('base64') },
    { name: 'error-context', path: context },
  ]
  const spec = { title: 'a list', file: 'e2e/a.spec.ts', ok: false, tests: [{ results: [{ errors, attachments }] }] }
  const { failures } = countPlaywright(await report({ stats, suites: [{ specs: [spec] }] }), 1)
  expect(failures).toEqual([
    {
      test: 'e2e/a.spec.ts:9 › a list',
      reason: 'Test timeout exceeded.\nlocator.click: closed\nCall log:\n  - waiting for Edit\nOn the page:\n- main: Sites',
    },
  ])
})

test('the failure of a spec names the step that failed', async () => {
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  const steps = [{ title: 'the form opens' }, { title: 'it is saved', error: {}, steps: [{ title: 'once', error: {} }] }]
  const spec = { title: 'a form', file: 'e2e/a.spec.ts', ok: false, tests: [{ results: [{ steps, errors: [{ message: 'Timed out' }], attachments: [] }] }] }
  const { failures } = countPlaywright(await report({ stats, suites: [{ specs: [spec] }] }), 1)
  expect(failures).toEqual([{ test: 'e2e/a.spec.ts › a form › it is saved › once', reason: 'Timed out' }])
})
