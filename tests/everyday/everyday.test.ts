import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { SCREENS } from '#app/routes.ts'
import type { Screen } from '#patterns/screens/screen.ts'
import { FAULTS } from '#scripts/mutate/faults.ts'
import { ROOT } from '#scripts/root.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { PARTNER_ROUTES, STAFF_ROUTES } from '../e2e/routes/route-table.ts'
import { type TaggedTest, taggedTests } from './tagged-tests.ts'

const EVERY_DAY = '@daily'

/** Classes of faults that end-to-end tests guard; others have unit tests, which all run every day. */
const CLASSES = ['@failed-load', '@host', '@keyboard', '@lost-work', '@money', '@overwriting', '@rights', '@secrets']

const TAGGED = taggedTests()
const DAILY = TAGGED.filter(({ tags }) => tags.includes(EVERY_DAY))
const guarding = (tag: string): readonly TaggedTest[] => DAILY.filter(({ tags }) => tags.includes(tag))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** True if a test opens a screen: by its address, its link in the menu, or a title that no other screen has. */
function opens({ text, own }: TaggedTest, { path, title, audience, menu }: Screen): boolean {
  const isPartner = text.includes("signedInAs('CP')")
  const isStaff = !isPartner || /signedInAs\('(?!CP')/.test(text)
  if (audience === 'CP' ? !isPartner : audience === 'non-CP' && !isStaff) return false
  if (path === '/' && audience === 'CP') return true
  if (menu !== undefined && own.includes(`getByRole('link', { name: '${menu.label}'`)) return true
  const [before, id] = path.split(':')
  const after = id === undefined ? String.raw`['"\`?#$\\)]` : '[a-z$]'
  const isTitleItsOwn = SCREENS.filter((screen) => screen.title === title).length === 1
  return new RegExp(`['"\`(\\\\]${escaped(before ?? '')}${after}`).test(text) || (isTitleItsOwn && text.includes(`toHaveText('${title}')`))
}

/** A test that opens more screens than this walks through the route table, which shows only that they open. */
const MOST_SCREENS = 10

/** The tests of every day that work in a screen; one of failed loads opens it for another reason. */
function workingIn(screen: Screen): readonly TaggedTest[] {
  return WORKING.filter(({ screens }) => screens.includes(screen)).map(({ each }) => each)
}
const WORKING = DAILY.filter(({ tags }) => !tags.includes('@failed-load'))
  .map((each) => ({ each, screens: SCREENS.filter((screen) => opens(each, screen)) }))
  .filter(({ screens }) => screens.length <= MOST_SCREENS)

const nameOf = ({ path, audience }: Screen): string => (audience === undefined ? path : `${path} of ${audience}`)
const without = (screens: readonly Screen[], step: RegExp): readonly string[] =>
  screens.filter((screen) => !workingIn(screen).some(({ own }) => step.test(own))).map(nameOf)

/** The module that draws a screen, or the function of its routes that loads it. */
const moduleOf = ({ load }: Screen): string => /"\/(src\/[^"]+)"|await (\w+)\(/.exec(String(load))?.slice(1).find(Boolean) ?? ''

const FORMS = SCREENS.filter(({ path }) => /^\/(?:create|add|edit)/.test(path))
const LISTS = SCREENS.filter((screen) => {
  const file = moduleOf(screen)
  return file.startsWith('src/') && /<(?:ListPage|\w*Board)\b/.test(readFileSync(join(ROOT, file), 'utf8'))
})

test('a tag is @daily or a class of faults, and a class is guarded every day', () => {
  const known = new Set([EVERY_DAY, ...CLASSES])
  expect(TAGGED.flatMap(({ name, tags }) => tags.filter((tag) => !known.has(tag)).map((tag) => `${tag} of ${name}`))).toEqual([])
  expect(TAGGED.filter(({ tags }) => !tags.includes(EVERY_DAY)).map(({ name }) => name)).toEqual([])
  expect(CLASSES.filter((tag) => guarding(tag).length === 0)).toEqual([])
})

test('every operation that only the payment service sends is in a test of every day', () => {
  const texts = guarding('@money').map(({ text }) => text)
  expect(MONEY_OPERATIONS.filter((operation) => !texts.some((text) => text.includes(`'${operation}'`)))).toEqual([])
})

test('a test of every day works in each screen of the route table', () => {
  expect(SCREENS.length).toBeGreaterThan(50)
  expect(without(SCREENS, /./)).toEqual([])
})

test('a test of every day narrows each list', () => {
  expect(LISTS.length).toBeGreaterThan(15)
  expect(without(LISTS, /\bsearch(?:box)?\b|\b[fF]ilters?\b(?!\()/)).toEqual([])
})

/** Imports, which read a file, and screens that show what this computer has or the first screen has loaded. */
const LOADS_NOTHING = /^\/(?:import-|invoice-library|bulk-changes|activity|diagnostics|today|my-profile)/

test('a test of every day shows each screen when what it loads fails', () => {
  const walks = guarding('@failed-load').map(({ own }) => own)
  const walked = Object.entries({ STAFF_ROUTES, PARTNER_ROUTES }).flatMap(([name, rows]) =>
    walks.some((own) => own.includes(name)) ? rows.map(({ path }) => path) : [],
  )
  const others = SCREENS.filter(({ path, audience }) => !LOADS_NOTHING.test(path) && (audience === 'CP' || !walked.includes(path)))
  const failing = DAILY.filter(({ own }) => /addFault\(|goDown\(/.test(own))
  expect(others.filter((screen) => !failing.some((each) => opens(each, screen))).map(nameOf)).toEqual([])
})

test('a test of every day saves each form, and the save of each editor is refused or lost in one', () => {
  expect(FORMS.length).toBeGreaterThan(15)
  expect(without(FORMS, /\bsave\b|'(?:Save|Create|Submit)|\bcreate\w*\(|createButton/)).toEqual([])
  const editors = Object.values(Object.groupBy(FORMS, moduleOf)).map((forms = []) => forms)
  expect(editors.length).toBeGreaterThan(8)
  const REFUSED = /refus|timesOut|fault: '/
  expect(editors.filter((forms) => without(forms, REFUSED).length === forms.length).map((forms) => forms.map(nameOf).join())).toEqual([])
})

/** The classes that unit tests guard. */
const UNIT_CLASSES = ['odd-data', 'scale', 'install'] as const

/** Modules that only others draw or start, each with the one that a test imports. */
const DRAWN_BY: Readonly<Record<string, string>> = { 'use-virtual-rows.ts': 'data-table.tsx', 'prepare.mjs': 'program.test-support.ts' }

test('each module with a planted fault of a class without specs has a unit test of every day, which lies beside it or imports it', () => {
  const tests = globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.night.'))
  const texts = tests.map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const isGuarded = (file: string): boolean => {
    const name = DRAWN_BY[basename(file)] ?? basename(file)
    return tests.includes(file.replace(/\.tsx?$/, '.test$&')) || texts.some((text) => text.includes(`/${name}'`) || text.includes(`'${name}'`))
  }
  expect(UNIT_CLASSES.flatMap((each) => FAULTS[each].map(({ file }) => file)).filter((file) => !isGuarded(file))).toEqual([])
})

test('every editor that two people may have open has a test of every day', () => {
  const editors = globSync('tests/e2e/two-consoles/*.spec.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  expect(editors.length).toBeGreaterThan(10)
  const guarded = new Set(guarding('@overwriting').map(({ file }) => file))
  expect(editors.filter((file) => !guarded.has(file))).toEqual([])
})
