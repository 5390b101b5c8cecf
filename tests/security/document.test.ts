import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const DOCUMENT = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')

const FILE = /`((?:src|tests|local-platform|scripts)\/[^`]+\.(?:test|spec)\.tsx?)`((?:,? "[^"]+")*)/g

/** Each test that the document names, with its file; a file without a title counts as one that names nothing. */
const named = [...DOCUMENT.matchAll(FILE)].flatMap(([, file = '', titles = '']) => {
  const found = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => ({ file, title }))
  return file === 'tests/security/document.test.ts' || found.length > 0 ? found : [{ file, title: 'none is named' }]
})

const sourceOf = (file: string): string => {
  const absolute = path.join(ROOT, file)
  return existsSync(absolute) ? readFileSync(absolute, 'utf8').replaceAll("\\'", "'") : ''
}

/** A title, or the beginning of one, as the source writes it. */
const isIn = (source: string, title: string): boolean => ["'", '`', '"'].some((quote) => source.includes(`${quote}${title}`))

test('every test that docs/security.md names is in the tree', () => {
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ file, title }) => !isIn(sourceOf(file), title))).toEqual([])
})

test('every source file that docs/security.md names is in the tree', () => {
  const files = [...DOCUMENT.matchAll(/`((?:src|tests|scripts)\/[^`]+)`/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})

test('every row of a promise names its test', () => {
  const promises = DOCUMENT.split('## A compromised page')[1]?.split('## What is not promised')[0] ?? ''
  const rows = promises.split('\n').filter((line) => line.startsWith('| ') && !/^\| (?:promise|item) \|/.test(line))
  expect(rows.length).toBeGreaterThan(30)
  expect(rows.filter((row) => !/\.(?:test|spec)\.tsx?` "/.test(row))).toEqual([])
})
