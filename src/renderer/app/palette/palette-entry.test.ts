import { PersonRegular } from '@fluentui/react-icons'
import { expect, test } from 'vitest'
import { PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { buildEntryIndex, exactFirst, type PaletteEntry, screensLike, searchEntries } from './palette-entry.ts'

const entry = (group: PaletteEntry['group'], label: string, part: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: label,
  group,
  label,
  hint: '',
  icon: PersonRegular,
  run: () => undefined,
  ...part,
})

const people = buildEntryIndex([
  entry('People', 'Omar Haddad', { hint: 'Sales Person · omar.h', hidden: ['+971 50 123 4567', 'omar@staff.example', null] }),
  entry('People', 'Royal Traders', { hint: 'Partner · Meera Nair · royal', hidden: ['9812345678', 'meera@royal.example'] }),
])
const settings = buildEntryIndex([entry('Settings', 'Dark appearance', { otherWords: 'settings theme' }), entry('Settings', 'Royal blue')])
const found = (typed: string): string[] => searchEntries(people, typed).found.map(({ label }) => label)

test('a person is found by words in any order, by email address and by the mobile number in any notation', () => {
  expect(found('haddad OMAR')).toEqual(['Omar Haddad'])
  expect(found('meera@')).toEqual(['Royal Traders'])
  expect(found('00971 501234567')).toEqual(['Omar Haddad'])
  expect(found('+91 98123-45678')).toEqual(['Royal Traders'])
  expect(found('omar meera')).toEqual([])
  expect(found('')).toEqual([])
})

test('one typo is forgiven in the names, in a word of four letters or more', () => {
  expect(found('hadad')).toEqual(['Omar Haddad'])
  expect(found('traedrs royal')).toEqual(['Royal Traders'])
  expect(found('mera')).toEqual(['Royal Traders'])
  expect(found('omr')).toEqual([])
  expect(found('hadadq')).toEqual([])
})

test('in a word of four letters the first one is meant: "bulk" finds no Kulkarni, "kulk" and a longer word with a typo do', () => {
  const asha = buildEntryIndex([entry('People', 'Asha Kulkarni')])
  const named = (typed: string): number => searchEntries(asha, typed).found.length
  expect(['bulk', 'kulk', 'kulc', 'bulkarni'].map(named)).toEqual([0, 1, 1, 1])
})

test('an entry shows what of it was found where that is not on screen', () => {
  const hint = (typed: string): string | undefined => searchEntries(people, typed).found[0]?.hint
  expect(hint('omar')).toBe('Sales Person · omar.h')
  expect(hint('0971501234567')).toBe('Sales Person · omar.h · +971 50 123 4567')
  expect(hint('omar@staff')).toBe('Sales Person · omar.h · omar@staff.example')
  expect(searchEntries(settings, 'dark theme').found[0]?.hint).toBe('')
})

test('what is there as it was typed comes before what is one typo away, and keeps it out of its own group', () => {
  const labels = (typed: string): string[] => exactFirst([searchEntries(people, typed), searchEntries(settings, typed)]).map(({ label }) => label)
  expect(labels('royal')).toEqual(['Royal Traders', 'Royal blue'])
  expect(labels('royal traders')).toEqual(['Royal Traders'])
  expect(labels('thema')).toEqual(['Dark appearance'])

  const blue = exactFirst([searchEntries(buildEntryIndex([entry('People', 'Bleu Ltd')]), 'blue'), searchEntries(settings, 'blue')])
  expect(blue.map(({ label }) => label)).toEqual(['Royal blue', 'Bleu Ltd'])
  const twoKinds = exactFirst([
    searchEntries(buildEntryIndex([entry('Catalogue', 'Groth plan')]), 'growth'),
    searchEntries(buildEntryIndex([entry('Catalogue', 'Growth')]), 'growth'),
  ])
  expect(twoKinds.map(({ label }) => label)).toEqual(['Growth'])
})

test('beside what is there as it was typed, at most five of a kind are one typo away', () => {
  const many = buildEntryIndex(Array.from({ length: 20 }, (_, number) => entry('People', `Royel ${number}`)))
  expect(exactFirst([searchEntries(many, 'royal'), searchEntries(settings, 'royal')]).map(({ label }) => label)).toEqual([
    'Royal blue',
    'Royel 0',
    'Royel 1',
    'Royel 2',
    'Royel 3',
    'Royel 4',
  ])
  expect(exactFirst([searchEntries(many, 'royal')])).toHaveLength(20)
})

test.each(PASTED)('the palette finds a person and a screen with $stored by $kind', ({ typed, stored }) => {
  const entries = [entry('People', 'Royal Bazaar'), entry('People', 'Meera Nair', { hidden: ['', stored] })]
  expect(searchEntries(buildEntryIndex(entries), typed).found).toMatchObject([{ label: 'Meera Nair', hint: stored }])
  expect(screensLike(typed, [entry('Screens', 'Sites'), entry('Screens', stored)]).entries).toMatchObject([{ label: stored }])
})

test('a name that is typed in other characters is still the best one', () => {
  const screens = [entry('Screens', 'All caf\u00E9s'), entry('Screens', 'Caf\u00E9s')]
  expect(screensLike('\u200Bcafe\u0301s', screens)).toMatchObject({ entries: [{ label: 'Caf\u00E9s' }, { label: 'All caf\u00E9s' }], isNamed: true })
})
