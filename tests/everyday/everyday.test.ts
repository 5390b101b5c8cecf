import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREENS } from '#app/routes.ts'
import type { Screen } from '#patterns/screens/screen.ts'
import { ROOT } from '#scripts/root.ts'
import { MONEY_OPERATIONS } from '#shared/domain/payment.ts'
import { type TaggedTest, taggedTests } from './tagged-tests.ts'

const EVERY_DAY = '@daily'

/** Classes of faults that end-to-end tests guard; others have unit tests, which all run every day. */
const CLASSES = ['@failed-load', '@host', '@keyboard', '@lost-work', '@money', '@overwriting', '@rights', '@secrets']

const TAGGED = taggedTests()
const DAILY = TAGGED.filter(({ tags }) => tags.includes(EVERY_DAY))
const guarding = (tag: string): readonly TaggedTest[] => DAILY.filter(({ tags }) => tags.includes(tag))
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Whether a test opens a screen: its address, in quotes or in a pattern, or a title that no other screen has. */
function opens({ text }: TaggedTest, { path, title, audience }: Screen): boolean {
  const isPartner = text.includes("signedInAs('CP')")
  const isStaff = !isPartner || /signedInAs\('(?!CP')/.test(text)
  if (audience === 'CP' ? !isPartner : audience === 'non-CP' && !isStaff) return false
  if (path === '/' && audience === 'CP') return true
  const [before, id] = path.split(':')
  const after = id === undefined ? String.raw`['"\`?#$\\)]` : '[a-z$]'
  const isTitleItsOwn = SCREENS.filter((screen) => screen.title === title).length === 1
  return new RegExp(`['"\`(\\\\]${escaped(before ?? '')}${after}`).test(text) || (isTitleItsOwn && text.includes(`toHaveText('${title}')`))
}

/** A test that opens more screens than this walks through the route table, which shows only that they open. */
const MOST_SCREENS = 10

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

test('every screen of the route table is opened by a test of every day', () => {
  expect(SCREENS.length).toBeGreaterThan(50)
  const opened = DAILY.map((each) => SCREENS.filter((screen) => opens(each, screen))).filter((screens) => screens.length <= MOST_SCREENS)
  const unopened = SCREENS.filter((screen) => !opened.some((screens) => screens.includes(screen)))
  expect(unopened.map(({ path, audience }) => (audience === undefined ? path : `${path} of ${audience}`))).toEqual([])
})

/** Addresses of forms. A test of every day fills each and saves it; the lists and records are found by `opens`. */
const FORM = /^\/(?:create|add|edit)/
const SAVES = /Control\+s|(?:save|submit|create)\w*(?:\(page\)|\.first\(\))?\.(?:dbl)?(?:click|press)|name: '(?:Save|Submit|Create)[^']*'[^;]*\.(?:dbl)?click/i
const FILLS = /\.(?:fill|check|click|selectOption|setChecked|pressSequentially|insertText)\(|fill[A-Z]?\w*\(/

test('every form is filled and saved by a test of every day', () => {
  const forms = SCREENS.filter(({ path }) => FORM.test(path))
  expect(forms.length).toBeGreaterThan(10)
  const saving = DAILY.filter(({ text }) => SAVES.test(text) && FILLS.test(text))
  const narrow = saving.filter((each) => SCREENS.filter((screen) => opens(each, screen)).length <= MOST_SCREENS)
  expect(forms.filter((screen) => !narrow.some((each) => opens(each, screen))).map(({ path }) => path)).toEqual([])
})

test('every editor that two people may have open has a test of every day', () => {
  const editors = globSync('tests/e2e/two-consoles/*.spec.ts', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'))
  expect(editors.length).toBeGreaterThan(10)
  const guarded = new Set(guarding('@overwriting').map(({ file }) => file))
  expect(editors.filter((file) => !guarded.has(file))).toEqual([])
})
