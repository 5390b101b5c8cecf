import { DocumentRegular } from '@fluentui/react-icons'
import { expect, test } from 'vitest'
import { readListAddress, writeListAddress } from '#components/list-state/list-address.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import { defineList } from './list-declaration.ts'
import { type FilterValues, filterFields, filterOptions } from './list-filters.ts'

interface Book {
  readonly id: string
  readonly title: string
  readonly topics: readonly string[]
  readonly state: 'IN' | 'OUT'
  readonly year: number
}

const BOOKS: readonly Book[] = [
  { id: '1', title: 'Pasta', topics: ['food', 'italy'], state: 'IN', year: 1999 },
  { id: '2', title: 'Rome', topics: ['italy'], state: 'OUT', year: 2020 },
  { id: '3', title: 'Bread', topics: [], state: 'IN', year: 2024 },
]

const LIST = defineList<Book>({
  id: 'books',
  label: 'Books',
  one: 'book',
  many: 'books',
  rowId: ({ id }) => id,
  rowLabel: ({ title }) => title,
  search: { hint: 'Search', of: ({ title, topics }) => [title, ...topics] },
  columns: [
    { id: 'title', title: 'Title', kind: 'text', value: ({ title }) => title, filter: { kind: 'text' }, width: 100 },
    {
      id: 'topic',
      title: 'Topics',
      kind: 'text',
      value: ({ topics }) => topics.join(', '),
      filter: { kind: 'choice', label: 'Topic', of: ({ topics }) => topics, labelOf: (topic) => topic.toUpperCase() },
      width: 100,
    },
    {
      id: 'state',
      title: 'State',
      kind: 'text',
      value: ({ state }) => state,
      filter: {
        kind: 'choice',
        single: true,
        options: [{ value: 'OUT', label: 'Lent' }, 'IN', { value: 'LOST', label: 'Lost', disabledReason: 'Ask the desk.' }],
      },
      width: 100,
    },
  ],
  filters: [
    { kind: 'range', name: 'price', label: 'Price', unit: 'amount', of: ({ year }) => year },
    {
      kind: 'test',
      name: 'age',
      label: 'Age',
      options: [{ value: 'new', label: 'This decade' }],
      test: ({ year }, _option, now) => year > now - 10,
    },
    { kind: 'held', name: 'shelf', label: 'Shelf' },
  ],
  menu: ['state'],
  prefix: 'books',
  loadFailed: 'The books could not be loaded.',
  empty: { icon: DocumentRegular, title: 'There are no books yet', explanation: 'Buy one.' },
})

const UNSET: FilterValues = { q: '', state: null, title: '', topic: [], price: '', age: null, shelf: null }
const kept = (part: FilterValues): string[] =>
  Array.from(createRowFilter(BOOKS, LIST.criteriaAt(2026)).apply({ ...UNSET, ...part }) ?? BOOKS.keys(), (index) => BOOKS[index]?.id ?? '')

test.each<[string, FilterValues, string[]]>([
  ['nothing set', {}, ['1', '2', '3']],
  ['the search field, in every text', { q: 'ITAL' }, ['1', '2']],
  ['a text', { title: 'br' }, ['3']],
  ['several values of one filter are alternatives', { topic: ['food', 'italy'] }, ['1', '2']],
  ['one value', { state: 'IN' }, ['1', '3']],
  ['a rule of its own, at the time given', { age: 'new' }, ['2', '3']],
  ['a range', { price: '20_20.20' }, ['2']],
  ['a range that says nothing', { price: '_' }, ['1', '2', '3']],
  ['a range that cannot be read', { price: 'x' }, []],
  ['an option that there is not', { age: 'old' }, []],
  ['what is only held', { shelf: 'top' }, ['1', '2', '3']],
  ['all that are set must hold', { state: 'IN', q: 'pasta' }, ['1']],
])('keeps the rows of: %s', (_name, part, ids) => {
  expect(kept(part)).toEqual(ids)
})

test('every filter travels in the address under its name, behind the prefix', () => {
  const set: FilterValues = { q: 'a b', title: 'x', topic: ['food', 'italy'], state: 'OUT', price: '1.50_', age: 'new', shelf: 'top' }
  const { table } = readListAddress(LIST.definition, new URLSearchParams())
  const address = writeListAddress(LIST.definition, new URLSearchParams('other=1'), { filters: set, table })
  expect(address.toString()).toBe(
    'other=1&books.q=a+b&books.state=OUT&books.title=x&books.topic=food&books.topic=italy&books.price=1.50_&books.age=new&books.shelf=top',
  )
  expect(readListAddress(LIST.definition, address).filters).toEqual(set)
})

test('an address that chooses what there is not shows no row, not every row', () => {
  for (const address of ['books.state=LOST', 'books.age=old', 'books.topic=unknown', 'books.price=cheap']) {
    expect(kept(readListAddress(LIST.definition, new URLSearchParams(address)).filters), address).toEqual([])
  }
})

test('the filter bar has the filters of the menu first, then those of the columns, then the free ones', () => {
  const fields = filterFields(LIST.allFilters, UNSET, filterOptions(LIST.allFilters, BOOKS), () => undefined)
  expect(fields.map(({ kind, name, label }) => [kind, name, label])).toEqual([
    ['one-of', 'state', 'State'],
    ['text', 'title', 'Title'],
    ['any-of', 'topic', 'Topic'],
    ['range', 'price', 'Price'],
    ['one-of', 'age', 'Age'],
  ])
})

test('a choice offers what occurs or is listed, counted and in alphabetical order; fixed options keep theirs', () => {
  const options = filterOptions(LIST.allFilters, BOOKS, { topic: ['art'] })
  expect(options['topic']?.()).toEqual([
    { value: 'art', label: 'ART', count: 0 },
    { value: 'food', label: 'FOOD', count: 1 },
    { value: 'italy', label: 'ITALY', count: 2 },
  ])
  expect(options['state']?.()).toEqual([
    { value: 'OUT', label: 'Lent', count: 1 },
    { value: 'IN', label: 'IN', count: 2 },
    { value: 'LOST', label: 'Lost', disabledReason: 'Ask the desk.', count: 0 },
  ])
})

test('a column shows "Not loaded" for a field that did not come, and only for that', () => {
  const gap = { ...BOOKS[0], title: '', __notLoaded: ['title'] } as unknown as Book
  const list = defineList<Book>({ ...LIST, columns: [{ id: 'title', title: 'Title', kind: 'text', value: ({ title }) => title, field: 'title', width: 100 }] })
  const [column] = list.columnsWithGaps
  expect([column?.text?.(gap), column?.text?.(BOOKS[1] as Book)]).toEqual(['Not loaded', 'Rome'])
})
