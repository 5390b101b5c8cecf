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
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0 })
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1 })
})

test('counts the tests of a vitest run', async () => {
  expect(countVitest(await report({ numPassedTests: 7, numFailedTests: 2 }), 1)).toEqual({ passed: 7, failed: 2 })
})

test('a run that fails without a failed test is one failure', async () => {
  expect(countVitest(await report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
})

test('a run that leaves no report counts by its exit code', () => {
  expect(countVitest(path.join(folder, 'missing.json'), 1)).toEqual({ passed: 0, failed: 1 })
})

test('a skipped or a flaky spec is a failure', async () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 }
  expect(countPlaywright(await report({ stats }), 1)).toEqual({ passed: 5, failed: 3 })
})
