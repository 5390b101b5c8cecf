import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

const filesOf = (pattern: string): readonly string[] =>
  globSync(pattern, { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)generated\//.test(file))

/** What the product and its scripts are made of, by path. */
const SOURCES = filesOf('{src,local-platform,scripts}/**/*.{ts,tsx}').filter((file) => !/\.test(-support)?\.tsx?$/.test(file))

const linesOf = (file: string): number => readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1

test('the house is seen whole: every layer is among the files that are measured', () => {
  const layers = ['shared', 'main', 'preload', 'renderer/app', 'renderer/components', 'renderer/data', 'renderer/features', 'renderer/patterns']
  expect(layers.filter((layer) => !SOURCES.some((file) => file.startsWith(`src/${layer}/`)))).toEqual([])
  expect(SOURCES.length).toBeGreaterThan(1000)
})

test('no file is longer than 300 lines', () => {
  expect(SOURCES.filter((file) => linesOf(file) > 300)).toEqual([])
})

test('no folder has more than 25 files beside its README', () => {
  const files = filesOf('{src,local-platform,tests}/**/*').filter((file) => /\.[a-z]+$/.test(file) && !file.endsWith('/README.md'))
  const folders = Map.groupBy(files, dirname)
  expect(folders.size).toBeGreaterThan(200)
  expect([...folders].flatMap(([folder, inside]) => (inside.length > 25 ? [`${folder}: ${inside.length}`] : []))).toEqual([])
})

test('no spec is longer than 120 lines', () => {
  const specs = filesOf('tests/**/*.spec.ts')
  expect(specs.length).toBeGreaterThan(300)
  expect(specs.filter((file) => linesOf(file) > 120)).toEqual([])
})
