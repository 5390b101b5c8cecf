import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { slowestTests } from './slowest.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'slowest-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, report: object) => writeFileSync(path.join(folder, name), JSON.stringify(report))

test('names the slowest tests of all reports, the slowest first', () => {
  write('unit.json', {
    testResults: [
      {
        name: '/work/src/money.test.ts',
        assertionResults: [
          { fullName: 'adds', duration: 12 },
          { fullName: 'divides', duration: 2_500 },
        ],
      },
    ],
  })
  const spec = { title: 'opens', file: 'e2e/shell/frame.spec.ts', tests: [{ projectName: 'electron', results: [{ duration: 4_000 }] }] }
  write('e2e.json', { suites: [{ specs: [], suites: [{ specs: [spec] }] }] })
  expect(slowestTests(folder, 2)).toEqual([
    { test: 'e2e/shell/frame.spec.ts › opens (electron)', seconds: 4 },
    { test: 'money.test.ts › divides', seconds: 2.5 },
  ])
})

test('a run without reports has none', () => {
  expect(slowestTests(path.join(folder, 'missing'), 10)).toEqual([])
})
