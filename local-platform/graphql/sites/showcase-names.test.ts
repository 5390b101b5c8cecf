import { expect, test } from 'vitest'
import { openDatabase } from '../../database/open.ts'
import { prepareData } from '../../database/seed.ts'
import { SUBJECTS } from '../registry.ts'
import { walkSites } from '../site-walk.ts'

const database = openDatabase(null)
prepareData(database, SUBJECTS, { size: 'demo', seed: 1, now: 1_795_000_000 })
const sites = [...walkSites(database, ['domain', 'companyName', 'custName'])]
const names = sites.flatMap(({ companyName, custName }) => [companyName ?? '', custName ?? ''])

test('the names of a demo are plain: no formula, no markup, no statement, nothing of one letter', () => {
  expect(sites).toHaveLength(2_000)
  expect(names.filter((name) => /^[=+@-]|[<>"|]|--|DROP|^.$/u.test(name))).toEqual([])
  expect(names.filter((name) => name.length > 40)).toEqual([])
})

test.each(['Devanagari', 'Tamil', 'Telugu', 'Bengali', 'Gujarati', 'Arabic'])('some names of a demo are in %s', (script) => {
  expect(names.some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name))).toBe(true)
})

test('an emoji is in a name now and then', () => {
  const withEmoji = names.filter((name) => /\p{Emoji_Presentation}/u.test(name))
  expect(withEmoji).toEqual(['Deepavali Corporate Gifts 🪔', 'Happy Paws Pet Care 🐾'])
})

test('every domain of a demo is there once', () => {
  expect(new Set(sites.map(({ domain }) => domain)).size).toBe(2_000)
})
