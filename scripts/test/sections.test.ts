import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import { choose, type Possibilities, sectionsFor } from './sections.ts'

const ALL: Possibilities = { chromium: true, electron: true, linux: true, git: true, wholeChromium: false }

const coveredIn = (possibilities: Possibilities): string[] => sectionsFor(possibilities).flatMap(({ covers }) => covers)

test.each<[string, Possibilities]>([
  ['with everything', ALL],
  ['without Electron', { ...ALL, electron: false }],
  ['without a browser', { ...ALL, chromium: false }],
  ['with the whole Chromium host asked for', { ...ALL, wholeChromium: true }],
])('nothing runs twice on a machine %s', (_, possibilities) => {
  const covered = coveredIn(possibilities)
  expect(covered).toEqual([...new Set(covered)])
})

interface VitestConfig {
  readonly default: { readonly test: { readonly projects: readonly { readonly test: { readonly name: string } }[] } }
}

test('every project of vitest and every folder of specs has its section', async () => {
  const config = (await import(pathToFileURL(inRoot('vitest.config.ts')).href)) as VitestConfig
  const projects = config.default.test.projects.map((project) => project.test.name)
  expect(projects.length).toBeGreaterThan(3)
  const folders = [...new Set(globSync('tests/*/**/*.spec.ts', { cwd: inRoot() }).map((file) => file.replaceAll('\\', '/').split('/')[1]))]
  const covered = coveredIn(ALL)
  const missing = [
    ...projects.filter((name) => !covered.includes(`vitest ${name}`)),
    // The specs of a million sites run at night: they take minutes and memory.
    ...folders.filter((folder) => folder !== 'nightly' && !covered.some((each) => /^(?:electron|packaged) /.test(each) && each.endsWith(` tests/${folder}`))),
  ]
  expect(missing).toEqual([])
})

test('every attack runs in the product, or where there is no Electron in the Chromium host', () => {
  expect(coveredIn(ALL)).toContain('electron tests/security')
  expect(coveredIn({ ...ALL, electron: false })).toContain('chromium-host tests/security')
})

test('a group asks for all of its sections, in the order of the whole', () => {
  const { chosen, unknown } = choose(sectionsFor(ALL), ['money', 'security', 'lint'])
  expect(chosen.map(({ name }) => name)).toEqual([
    'lint',
    'security-generated',
    'money-matrix',
    'security-chromium',
    'security-electron',
    'money-electron',
    'packaged',
  ])
  expect(unknown).toEqual([])
})

test('no name asks for everything, and a name of nothing is reported', () => {
  const all = sectionsFor(ALL)
  expect(choose(all, []).chosen).toBe(all)
  expect(choose(all, ['units', 'unit'])).toMatchObject({ chosen: [{ name: 'unit' }], unknown: ['units'] })
})

test.each<[string, Possibilities, string]>([
  ['Electron', ALL, 'e2e-electron'],
  ['the Chromium host alone', { ...ALL, electron: false }, 'e2e-chromium'],
])('what %s never sent is looked at after its specs', (_, possibilities, specs) => {
  const sections = sectionsFor(possibilities)
  const names = sections.map(({ name }) => name)
  expect(names.indexOf('recorded')).toBeGreaterThan(names.indexOf(specs))
  expect(sections.find(({ name }) => name === 'recorded')?.covers).toEqual([`node scripts/recorded.ts test-results/${specs}`])
})
