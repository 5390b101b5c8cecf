import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** Product code, by path. */
const SOURCES = globSync('src/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test(-support)?\.tsx?$|^src\/generated\//.test(file))

const filesWith = (pattern: RegExp): readonly string[] => SOURCES.filter((file) => pattern.test(readFileSync(join(ROOT, file), 'utf8'))).toSorted()

test('days are counted in four files of the domain, and nowhere else', () => {
  expect(filesWith(/from 'dayjs/)).toEqual([
    'src/shared/domain/dashboards/dashboard-window.ts',
    'src/shared/domain/date-presets.ts',
    'src/shared/domain/date.ts',
    'src/shared/domain/service-period.ts',
  ])
})

test('dates become text in date.ts alone; the storage signature has a format of its own', () => {
  expect(filesWith(/\.to(?:ISO|UTC|GMT|Date|Time)String\(|\.toLocale(?:Date|Time)?String\(|Intl\.DateTimeFormat/)).toEqual([
    'src/main/storage/authorised-request.ts',
  ])
})

test('amounts are added in money.ts: no sum of an amount or a balance anywhere else', () => {
  expect(filesWith(/\+=? *(?:\w+\.)*(?:amount|amt|balance|wallet|charges)\b(?!\()|\b(?:amount|amt|balance|wallet|charges) *\+ /)).toEqual([])
})
