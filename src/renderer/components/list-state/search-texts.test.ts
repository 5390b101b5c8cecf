import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SearchTexts } from './search-texts.ts'

const searched = (texts: readonly string[]) => {
  const search = new SearchTexts(texts.length, (row) => texts[row] ?? '')
  search.prepare(() => true)
  return (typed: string, among?: readonly number[]) => {
    const into = new Uint32Array(texts.length)
    return [...into.subarray(0, search.find(typed, among && Uint32Array.from(among), into))]
  }
}

/** 1,300 rows: two whole blocks and a part of one. */
const SHOPS = Array.from({ length: 1300 }, (_, row) => `shop ${row}${row % 500 === 11 ? ' café कमल' : ''}`)

test('rows are found at the edges of blocks, once each', () => {
  const find = searched(SHOPS)
  expect(find('shop 511')).toEqual([511])
  expect(find('shop 512')).toEqual([512])
  expect(find('shop 1299')).toEqual([1299])
  expect(find('café')).toEqual([11, 511, 1011])
  expect(find('कमल')).toEqual([11, 511, 1011])
  expect(find('s')).toHaveLength(1300)
  expect(find('shop')).toHaveLength(1300)
  expect(find('z')).toEqual([])
})

test('nothing is found over the end of a row', () => {
  const find = searched(['ab', 'cd'])
  expect(find('bc')).toEqual([])
  expect(find('b\0c')).toEqual([])
})

test('few or many rows among which to look', () => {
  const find = searched(SHOPS)
  expect(find('shop 1', [1, 2, 11, 511])).toEqual([1, 11])
  const odd = SHOPS.flatMap((_, row) => (row % 2 === 1 ? [row] : []))
  expect(find('shop 51', odd)).toEqual([51, 511, 513, 515, 517, 519])
  expect(find('p', [4, 1299])).toEqual([4, 1299])
})

test('two letters are found where they are beside each other, and longer texts only where they are whole', () => {
  const find = searched(['sharma stores', 'sh arma', 'ashar', 'sto re', 'stop', 'otst'])
  expect(find('sh')).toEqual([0, 1, 2])
  expect(find('st')).toEqual([0, 3, 4, 5])
  expect(find('sto')).toEqual([0, 3, 4])
  expect(find('sto', [0, 4])).toEqual([0, 4])
  expect(find('arma s')).toEqual([0])
  expect(find('qz')).toEqual([])
  expect(find('stq')).toEqual([])
  expect(find('shar', [1, 2])).toEqual([2])
})

test('a search finds what looking at each row finds', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '1', ' '), maxLength: 4 })
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 40 }),
      text.filter((typed) => typed !== ''),
      fc.func(fc.boolean()),
      (texts, typed, isAmong) => {
        const among = texts.flatMap((_, row) => (isAmong(row) ? [row] : []))
        const find = searched(texts)
        expect(find(typed)).toEqual(texts.flatMap((one, row) => (one.includes(typed) ? [row] : [])))
        expect(find(typed, among)).toEqual(among.filter((row) => texts[row]?.includes(typed)))
      },
    ),
  )
})
