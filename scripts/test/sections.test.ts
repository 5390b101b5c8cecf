import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inRoot } from '../root.ts'
import type { TestSet } from './options.ts'
import type { Section } from './section.ts'
import { choose, type Possibilities, sectionsFor } from './sections.ts'

const ALL: Possibilities = { chromium: true, electron: true, linux: true, git: true, wholeChromium: false }

const coveredIn = (possibilities: Possibilities, set: TestSet = 'all'): string[] => sectionsFor(possibilities, set).flatMap(({ covers }) => covers)
const namesOf = (sections: readonly Section[]): readonly string[] => sections.map(({ name }) => name)

test.each<[string, Possibilities]>([
  ['with everything', ALL],
  ['without Electron', { ...ALL, electron: false }],
  ['without a browser', { ...ALL, chromium: false }],
  ['with the whole Chromium host asked for', { ...ALL, wholeChromium: true }],
])('nothing runs twice on a machine %s', (_, possibilities) => {
  for (const set of ['all', 'everyday'] as const) {
    const covered = coveredIn(possibilities, set)
    expect(covered).toEqual([...new Set(covered)])
  }
})

const WITHOUT_A_WINDOW = ['format', 'lint', 'lint-types', 'dead-code', 'unit', 'contract', 'compat', 'security-generated', 'money-matrix', 'foreign-answers']

test('every day runs what needs no window, the everyday specs in one host, and the sizes', () => {
  expect(namesOf(sectionsFor(ALL, 'everyday'))).toEqual([...WITHOUT_A_WINDOW, 'e2e-electron', 'size'])
  expect(namesOf(sectionsFor({ ...ALL, electron: false }, 'everyday'))).toEqual([...WITHOUT_A_WINDOW, 'e2e-chromium', 'size'])
  expect(namesOf(sectionsFor({ ...ALL, wholeChromium: true }, 'everyday'))).toEqual([...WITHOUT_A_WINDOW, 'e2e-chromium', 'size'])
  expect(namesOf(sectionsFor({ ...ALL, electron: false, chromium: false }, 'everyday'))).toEqual([...WITHOUT_A_WINDOW, 'size'])
})

test('the night runs every section of the day, and what the day leaves out', () => {
  const all = namesOf(sectionsFor(ALL, 'all'))
  expect(namesOf(sectionsFor(ALL, 'everyday')).filter((name) => !all.includes(name))).toEqual([])
  const nightly = [
    'types',
    'dev',
    'foreign-screens',
    'e2e-chromium',
    'security-chromium',
    'recorded',
    'security-electron',
    'money-electron',
    'packaged',
    'real-servers',
    'fresh-clone',
  ]
  expect(all).toEqual(expect.arrayContaining(nightly))
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
  const { chosen, unknown } = choose(sectionsFor(ALL, 'all'), ['money', 'security', 'lint'])
  expect(namesOf(chosen)).toEqual(['lint', 'security-generated', 'money-matrix', 'security-chromium', 'security-electron', 'money-electron', 'packaged'])
  expect(unknown).toEqual([])
  expect(namesOf(choose(sectionsFor(ALL, 'all'), ['e2e']).chosen)).toEqual(['e2e-chromium', 'e2e-electron'])
  expect(namesOf(choose(sectionsFor(ALL, 'everyday'), ['e2e']).chosen)).toEqual(['e2e-electron'])
})

test('no name asks for everything, and a name of nothing is reported', () => {
  const all = sectionsFor(ALL, 'all')
  expect(choose(all, []).chosen).toBe(all)
  expect(choose(all, ['units', 'unit'])).toMatchObject({ chosen: [{ name: 'unit' }], unknown: ['units'] })
})

test.each<[string, Possibilities, string]>([
  ['Electron', ALL, 'e2e-electron'],
  ['the Chromium host alone', { ...ALL, electron: false }, 'e2e-chromium'],
])('what %s never sent is looked at after its specs', (_, possibilities, specs) => {
  const sections = sectionsFor(possibilities, 'all')
  const names = namesOf(sections)
  expect(names.indexOf('recorded')).toBeGreaterThan(names.indexOf(specs))
  expect(sections.find(({ name }) => name === 'recorded')?.covers).toEqual([`node scripts/recorded.ts test-results/${specs}`])
})
