import { expect, test } from 'vitest'
import { chipText, type FilterField } from '#components/filter-bar/filter-field.ts'
import { createRowFilter } from '#components/list-state/row-filter.ts'
import { columnsFor, criteriaOf, type FilterValues, type FreeFilter, filterCodec, filterFields, filterOptions, listFilters } from './list-filters.ts'

interface Guest {
  readonly name: string
  readonly visits: number | null
  readonly tags: readonly (string | null)[]
}

const GUESTS: readonly Guest[] = [
  { name: 'Zoe', visits: 4, tags: ['b', null] },
  { name: 'Ann', visits: null, tags: ['b', 'a'] },
]

const NAME: FreeFilter<Guest> = { kind: 'text', name: 'name', label: 'Name', of: ({ name }) => name }
const TAG: FreeFilter<Guest> = { kind: 'choice', name: 'tag', label: 'Tag', of: ({ tags }) => tags }
const ONE_TAG: FreeFilter<Guest> = { ...TAG, name: 'oneTag', single: true, options: ['a', { value: 'b', label: 'Second' }] }
const VISITS: FreeFilter<Guest> = { kind: 'range', name: 'visits', label: 'Visits', unit: 'amount', of: ({ visits }) => visits }
const OFTEN: FreeFilter<Guest> = {
  kind: 'test',
  name: 'often',
  label: 'Often',
  options: [
    { value: 'yes', label: 'Often here' },
    { value: 'no', label: 'Rarely here', disabledReason: 'Nobody is.' },
  ],
  test: ({ visits }, option, now) => option === 'yes' && (visits ?? 0) > now,
}
const HELD: FreeFilter<Guest> = { kind: 'held', name: 'room', label: 'Room', options: ['12', '14'] }
const ALL = [NAME, TAG, ONE_TAG, VISITS, OFTEN, HELD]

test('a filter of a column takes name, label and value from it, unless it says otherwise', () => {
  const filters = listFilters<Guest>({
    columns: [
      { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 100, filter: { kind: 'text' } },
      { id: 'visits', title: 'Visits', kind: 'number', value: ({ visits }) => visits, width: 100, filter: { kind: 'range', unit: 'amount', label: 'Stays' } },
      { id: 'name2', title: 'Once more', kind: 'text', value: ({ name }) => name, width: 100, filter: { kind: 'choice', name: 'again' } },
      { id: 'plain', title: 'Not filtered', kind: 'text', value: () => null, width: 100 },
    ],
    filters: [HELD],
    menu: ['again', 'room'],
  })
  expect(filters.map(({ name, label, kind }) => [name, label, kind])).toEqual([
    ['again', 'Once more', 'choice'],
    ['room', 'Room', 'held'],
    ['name', 'Name', 'text'],
    ['visits', 'Stays', 'range'],
  ])
  const read = filters.map((filter) => ('of' in filter ? GUESTS.map((guest) => filter.of?.(guest)) : undefined))
  expect(read).toEqual([['Zoe', 'Ann'], undefined, ['Zoe', 'Ann'], [4, null]])
})

test('a range and a choice know nothing of a value of another kind', () => {
  const [range, choice] = listFilters<Guest>({
    columns: [
      { id: 'a', title: 'A', kind: 'text', value: ({ name }) => name, width: 100, filter: { kind: 'range', unit: 'amount' } },
      { id: 'b', title: 'B', kind: 'number', value: ({ visits }) => visits, width: 100, filter: { kind: 'choice' } },
    ],
  })
  expect(range?.kind === 'range' && GUESTS.map((guest) => range.of?.(guest))).toEqual([null, null])
  expect(choice?.kind === 'choice' && GUESTS.map((guest) => choice.of?.(guest))).toEqual(['4', null])
})

test.each<[FreeFilter<Guest>, readonly string[], unknown, readonly string[]]>([
  [NAME, ['zo'], 'zo', ['zo']],
  [VISITS, ['1_2'], '1_2', ['1_2']],
  [TAG, ['a', 'x', 'a'], ['a', 'x'], ['a', 'x']],
  [ONE_TAG, ['b'], 'b', ['b']],
  [ONE_TAG, ['Second'], 'Second', ['Second']],
  [OFTEN, ['yes'], 'yes', ['yes']],
  [OFTEN, ['no'], 'no', ['no']],
  [HELD, ['14'], '14', ['14']],
  [HELD, ['13'], null, []],
])('%o reads %j from the address', (filter, parameters, value, written) => {
  const codec = filterCodec(filter)
  expect(codec.read(parameters)).toEqual(value)
  expect(codec.write(codec.read(parameters))).toEqual(written)
})

test('each kind decides about a row in its way; one that is held decides about none', () => {
  const criteria = criteriaOf(ALL, ({ name, tags }) => [name, ...tags], 3)
  expect(Object.entries(criteria).map(([name, criterion]) => [name, criterion?.kind])).toEqual([
    ['q', 'text'],
    ['name', 'text'],
    ['tag', 'choice'],
    ['oneTag', 'choice'],
    ['visits', 'test'],
    ['often', 'test'],
  ])
  const { q, visits, often } = criteria
  expect(q?.kind === 'text' && q.text(GUESTS[0] as Guest)).toEqual(['Zoe', 'b', null])
  expect(visits?.kind === 'test' && [visits.isSet('_'), visits.isSet(null), visits.isSet('4_')]).toEqual([false, false, true])
  expect(visits?.kind === 'test' && GUESTS.map((guest) => visits.test(guest, '0.04_'))).toEqual([true, false])
  expect(often?.kind === 'test' && [often.isSet(null), often.isSet('yes')]).toEqual([false, true])
  expect(often?.kind === 'test' && GUESTS.map((guest) => often.test(guest, 'yes'))).toEqual([true, false])
  expect(visits?.kind === 'test' && [visits.isSet('x_'), visits.test(GUESTS[0] as Guest, 'x_')]).toEqual([true, false])
  expect(criteriaOf([HELD], undefined, 3)).toEqual({})
})

test('options are counted once, when first asked for; a value that is nothing is no option', () => {
  const options = filterOptions(ALL, GUESTS, {}, undefined, 3)
  expect(ALL.map(({ name }) => options[name]?.())).toEqual([
    [],
    [
      { value: 'a', label: 'a', count: 1 },
      { value: 'b', label: 'b', count: 2 },
    ],
    [
      { value: 'a', label: 'a', count: 1 },
      { value: 'b', label: 'Second', count: 2 },
    ],
    [],
    [
      { value: 'yes', label: 'Often here', count: 1 },
      { value: 'no', label: 'Rarely here', disabledReason: 'Nobody is.' },
    ],
    [],
  ])
  expect(options['tag']?.()).toBe(options['tag']?.())
})

test('an option counts the rows that the other filters leave, and what would leave none comes last', () => {
  const asked: string[] = []
  const options = filterOptions(
    ALL,
    GUESTS,
    { tag: ['0 listed'] },
    (name) => {
      asked.push(name)
      return Uint32Array.of(0)
    },
    3,
  )
  expect(options['tag']?.()).toEqual([
    { value: 'b', label: 'b', count: 1 },
    { value: '0 listed', label: '0 listed', count: 0 },
    { value: 'a', label: 'a', count: 0 },
  ])
  // Those with an order of their own keep it.
  expect(options['oneTag']?.().map(({ value, count }) => [value, count])).toEqual([
    ['a', 0],
    ['b', 1],
  ])
  expect(options['often']?.()[0]).toMatchObject({ value: 'yes', count: 1 })
  expect(asked).toEqual(['tag', 'oneTag', 'often'])
})

const LICENSE: FreeFilter<Guest> = { ...OFTEN, name: 'license', isNamedByOption: true, options: [{ value: 'soon', label: 'Ending soon', shows: 'end' }] }

test('an option that shows a column brings it to the front where others were chosen, once it is set', () => {
  expect(columnsFor([NAME, LICENSE], { license: 'soon' }, ['visits'])).toEqual(['end', 'visits'])
  expect(columnsFor([NAME, LICENSE], { license: 'soon' }, ['visits', 'end'])).toBeNull()
  expect(columnsFor([NAME, LICENSE], { license: null, name: 'soon' }, ['visits'])).toBeNull()
  expect(columnsFor([NAME, LICENSE], { license: 'soon' }, null)).toBeNull()
})

test('a filter that is named by its option is called so', () => {
  const [field] = filterFields([LICENSE], { license: 'soon' }, filterOptions([LICENSE], GUESTS), () => undefined)
  expect(field && chipText(field)).toBe('Ending soon')
})

const VALUES: FilterValues = { name: 'zo', tag: ['b'], oneTag: 'b', visits: '1_2', often: 'yes', room: '12' }

const fieldsWith = (values: FilterValues): { readonly fields: readonly FilterField[]; readonly changes: FilterValues[] } => {
  const changes: FilterValues[] = []
  return { fields: filterFields(ALL, values, filterOptions(ALL, GUESTS), (part) => changes.push(part)), changes }
}

test('the filter bar shows what each filter holds, and nothing for what is not set', () => {
  expect(fieldsWith(VALUES).fields.map(({ kind, value }) => [kind, value])).toEqual([
    ['text', 'zo'],
    ['any-of', ['b']],
    ['one-of', 'b'],
    ['range', { from: '1', to: '2' }],
    ['one-of', 'yes'],
  ])
  expect(fieldsWith({}).fields.map(({ value }) => value)).toEqual(['', [], null, { from: '', to: '' }, null])
})

test('a change in the filter bar sets that filter', () => {
  const { fields, changes } = fieldsWith(VALUES)
  const [name, tag, oneTag, visits, often] = fields.map(({ onChange }) => onChange as (value: unknown) => void)
  name?.('an')
  tag?.(['a'])
  oneTag?.(null)
  visits?.({ from: '', to: '9' })
  often?.('no')
  expect(changes).toEqual([{ name: 'an' }, { tag: ['a'] }, { oneTag: null }, { visits: '_9' }, { often: 'no' }])
})

test('a chosen value is named as its option is, else as it is', () => {
  const labels = fieldsWith(VALUES).fields.map((field) => ('labelOf' in field ? [field.labelOf?.('b'), field.labelOf?.('yes')] : undefined))
  expect(labels).toEqual([undefined, ['b', 'yes'], ['Second', 'yes'], undefined, ['b', 'Often here']])
})

test.each([
  ['often', 'no', `Often: can't read "Rarely here"`],
  ['often', 'sometimes', `Often: can't read "sometimes"`],
  ['visits', 'many_', `Visits: can't read "many"`],
  ['visits', '1,000_', 'Visits: from 1000'],
  ['oneTag', 'gone', 'One: gone'],
])('the chip of %s=%s reads %o, and a value that is not offered keeps no row', (name, value, chip) => {
  const always: FreeFilter<Guest> = { ...OFTEN, test: () => true }
  const filters = [{ ...ONE_TAG, label: 'One' }, VISITS, always]
  const fields = filterFields(filters, { [name]: value }, {}, () => undefined)
  expect(fields.filter((field) => field.name === name).map(chipText)).toEqual([chip])
  const kept = createRowFilter(GUESTS, criteriaOf(filters, undefined, 0)).apply({ [name]: value })
  expect(kept).toEqual(new Uint32Array())
})
