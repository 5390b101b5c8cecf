import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startsOneTypoFrom } from '#shared/domain/text/typed-search.ts'
import { createRowFilter } from './row-filter.ts'
import { similarRows } from './similar-rows.ts'

const SHOPS = [
  'Sharma Stores\nsharma-stores.example',
  'Aditi Kitchen\naditi-kitchen.example',
  'Royal Bazaar\nroyal.example\nst-a4711',
  'Sharma Kitchen\nsharmakitchen.example',
  'Kamal\nकमला.example',
]

interface Filters {
  readonly q: string
  readonly text: string
}

const searching = (rows: readonly string[], isForgiving = true) => {
  const criterion = { kind: 'text', text: (row: string) => row.split('\n') } as const
  const filter = createRowFilter<string, Filters>(rows, { q: criterion, text: criterion })
  const forgiving = { filter: 'q', search: similarRows } as const
  return (q: string, text = '') => ({
    rows: [...(filter.apply({ q, text }, isForgiving ? forgiving : undefined) ?? [])],
    areSimilar: isForgiving && filter.areSimilar({ q, text }, forgiving),
  })
}

test('what no row has is found with one letter wrong, missing, too many or changed places, where a word starts', () => {
  const find = searching(SHOPS)
  expect(find('sharna')).toEqual({ rows: [0, 3], areSimilar: true })
  expect(find('shrma')).toEqual({ rows: [0, 3], areSimilar: true })
  expect(find('sharrma')).toEqual({ rows: [0, 3], areSimilar: true })
  expect(find('bazara')).toEqual({ rows: [2], areSimilar: true })
  expect(find('ktichen')).toEqual({ rows: [1, 3], areSimilar: true })
  expect(find('kihtcen')).toEqual({ rows: [], areSimilar: false })
  expect(find('itshen')).toEqual({ rows: [], areSimilar: false })
})

test('what a row has as it is typed is found alone', () => {
  const find = searching(SHOPS)
  expect(find('sharma')).toEqual({ rows: [0, 3], areSimilar: false })
  expect(find('harma')).toEqual({ rows: [0, 3], areSimilar: false })
  expect(find('kitchen royal')).toEqual({ rows: [], areSimilar: false })
  expect(find('')).toEqual({ rows: [], areSimilar: false })
})

test('of several words those that some row has must be there as they are typed', () => {
  const find = searching(SHOPS)
  expect(find('kitchen shrma')).toEqual({ rows: [3], areSimilar: true })
  expect(find('shrma ktchen')).toEqual({ rows: [3], areSimilar: true })
  expect(find('shrma royal')).toEqual({ rows: [], areSimilar: false })
})

test('a domain is compared as a whole word', () => {
  const find = searching(SHOPS)
  expect(find('sharma-stroes.example')).toEqual({ rows: [0], areSimilar: true })
  expect(find('कमली')).toEqual({ rows: [4], areSimilar: true })
})

test('neither short words nor numbers and ids are forgiven', () => {
  const find = searching(['Rao\n9876543210', ...SHOPS])
  expect(find('rax')).toEqual({ rows: [], areSimilar: false })
  expect(find('9876543211')).toEqual({ rows: [], areSimilar: false })
  expect(find('st-a4712')).toEqual({ rows: [], areSimilar: false })
})

test('only the filter that forgives does', () => {
  expect(searching(SHOPS, false)('shrma')).toEqual({ rows: [], areSimilar: false })
  expect(searching(SHOPS)('', 'shrma')).toEqual({ rows: [], areSimilar: false })
  expect(searching(SHOPS)('shrma', 'stores')).toEqual({ rows: [0], areSimilar: true })
})

test('in more than 250,000 rows no typo is forgiven', () => {
  const rows = Array.from({ length: 250_001 }, (_, row) => (row === 7 ? 'Sharma' : 'Royal'))
  expect(searching(rows)('shrma')).toEqual({ rows: [], areSimilar: false })
  expect(searching(rows.slice(1))('shrma')).toEqual({ rows: [6], areSimilar: true })
})

test('letter by letter and back it finds what a look at each word finds', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 3, maxLength: 7 })
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 30 }), word, (words, typed) => {
      const find = searching(words.map((those) => those.join(' ')))
      const steps = Array.from({ length: typed.length }, (_, at) => typed.slice(0, at + 1))
      for (const q of [...steps, ...steps.toReversed()]) {
        const exact = words.flatMap((those, row) => (those.some((one) => one.includes(q)) ? [row] : []))
        const similar = words.flatMap((those, row) => (q.length >= 4 && those.some((one) => startsOneTypoFrom(one, q)) ? [row] : []))
        expect(find(q).rows).toEqual(exact.length > 0 ? exact : similar)
      }
    }),
    { numRuns: 300 },
  )
})
