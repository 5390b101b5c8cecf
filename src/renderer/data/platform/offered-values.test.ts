import { expect, test } from 'vitest'
import { isFieldAbsent, showsNothing } from './offered-values.ts'

interface Site {
  readonly name: string | null
  readonly title: string
  readonly plans: readonly { readonly plan: string | null; readonly until: number | null }[] | null
  readonly setting: { readonly curr: string | null; readonly address: { readonly city: string | null } | null } | null
}

const ABSENT = ['name', 'plans.plan', 'setting.address']
const isEmpty = (read: (site: Site) => unknown): boolean => showsNothing(read, ABSENT)

test.each<[string, (site: Site) => unknown]>([
  ['a field', ({ name }) => name],
  ['a field as a text', ({ name }) => (name ?? '').trim() || 'none'],
  ['a field of the entries of a list', ({ plans }) => plans?.flatMap(({ plan }) => plan ?? []).join(', ')],
  ['a field of the first entry', ({ plans }) => plans?.[0]?.plan],
  ['a field within one that is absent', ({ setting }) => setting?.address?.city],
  ['several absent fields', ({ name, plans }) => `${name} ${plans?.map(({ plan }) => plan).join()}`],
])('nothing is shown of %s that no record has', (_, read) => {
  expect(isEmpty(read)).toBe(true)
})

test.each<[string, (site: Site) => unknown]>([
  ['a field that is there', ({ setting }) => setting?.curr],
  ['one that stands in for an absent one', ({ name, title }) => name ?? title],
  ['another field of the entries', ({ plans }) => plans?.map(({ until }) => until)],
  ['a field that it cannot do without', ({ title }) => title.trim()],
  ['nothing of the record', () => null],
])('something is shown of %s', (_, read) => {
  expect(isEmpty(read)).toBe(false)
})

test('the record may be part of the row', () => {
  expect(showsNothing(({ site }: { readonly site: Site }) => site.name, ABSENT, 'site')).toBe(true)
  expect(showsNothing(({ count }: { readonly count: number }) => count, ABSENT, 'site')).toBe(false)
})

test.each([
  ['name', true],
  ['address', false],
  ['plan', false],
  ['plans.0.plan', true],
  ['setting.address', true],
  ['setting.address.city', true],
  ['plans', false],
  ['plans.0.until', false],
  ['names', false],
])('the field %s of a form is absent: %s', (field, isIt) => {
  expect(isFieldAbsent(field, ABSENT)).toBe(isIt)
})
