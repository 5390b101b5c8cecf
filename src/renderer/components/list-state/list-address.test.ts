import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { INITIAL_TABLE_STATE, PAGE_SIZES } from '#components/data-table/table-state.ts'
import { choiceFilter, multiChoiceFilter, textFilter } from './filter-codec.ts'
import { emptyFilters, filtersText, type ListDefinition, readListAddress, writeListAddress } from './list-address.ts'

interface Filters {
  readonly q: string
  readonly plans: readonly string[]
  readonly status: 'ACTIVE' | 'INACTIVE' | null
}

const definition: ListDefinition<Filters> = {
  filters: { q: textFilter(), plans: multiChoiceFilter(), status: choiceFilter(['ACTIVE', 'INACTIVE']) },
  columns: [{ id: 'business' }, { id: 'till-date' }, { id: 'note', sortable: false }],
}
const read = (address: string, of = definition) => readListAddress(of, new URLSearchParams(address))

describe('readListAddress', () => {
  test('an empty address is the initial state', () => {
    expect(read('')).toEqual({ filters: { q: '', plans: [], status: null }, table: INITIAL_TABLE_STATE })
    expect(read('', { ...definition, initial: { size: 25 } }).table.size).toBe(25)
  })

  test('reads every part', () => {
    const { filters, table } = read(
      'q=aditi&plans=Growth&plans=Pro+%26+More&status=ACTIVE&sort=-till-date.business&page=3&size=all&columns=till-date&widths=till-date-240',
    )
    expect(filters).toEqual({ q: 'aditi', plans: ['Growth', 'Pro & More'], status: 'ACTIVE' })
    expect(table).toEqual({
      sort: [
        { columnId: 'till-date', direction: 'descending' },
        { columnId: 'business', direction: 'ascending' },
      ],
      page: 3,
      size: 'all',
      columns: ['till-date'],
      widths: { 'till-date': 240 },
    })
  })

  test.each([
    ['group=business', { columnId: 'business', direction: 'ascending', by: 'value', folded: false }],
    ['group=-till-date.count.folded', { columnId: 'till-date', direction: 'descending', by: 'count', folded: true }],
    ['group=-note', undefined],
    ['group=nothing.count', undefined],
  ])('reads the grouping of %s, of columns that can be sorted', (address, group) => {
    expect(read(address).table.group).toEqual(group)
    expect(writeListAddress(definition, new URLSearchParams(), read(address)).toString()).toBe(group === undefined ? '' : address)
  })

  test.each([
    'sort=nothing.-note',
    'page=-1',
    'page=1e9',
    'page=abc',
    'size=7',
    'columns=',
    'columns=gone.away',
    'widths=business-9999.gone-100.business-x.-',
    'status=MAYBE',
    'unknown=1',
    'sort=%E0%A4%A',
  ])('what makes no sense is ignored: %s', (address) => {
    expect(read(address)).toEqual(read(''))
  })

  test('keeps what is right in a part that is damaged', () => {
    expect(read('sort=gone.business.business').table.sort).toEqual([{ columnId: 'business', direction: 'ascending' }])
    expect(read('columns=gone.business').table.columns).toEqual(['business'])
  })

  test('an empty sort is no sort where the list is sorted by itself', () => {
    const sorted = { ...definition, initial: { sort: [{ columnId: 'business', direction: 'ascending' as const }] } }
    expect(read('', sorted).table.sort).toHaveLength(1)
    expect(read('sort=', sorted).table.sort).toHaveLength(0)
    const written = writeListAddress(sorted, new URLSearchParams(), { ...read('', sorted), table: { ...read('', sorted).table, sort: [] } })
    expect(read(written.toString(), sorted).table.sort).toHaveLength(0)
  })
})

describe('writeListAddress', () => {
  test('leaves out what is as it was', () => {
    expect(writeListAddress(definition, new URLSearchParams(), read('')).toString()).toBe('')
  })

  test('keeps the parameters of others', () => {
    const written = writeListAddress(definition, new URLSearchParams('peek=s1&orders.page=2&q=old'), read('q=new'))
    expect(written.toString()).toBe('peek=s1&orders.page=2&q=new')
  })

  test('two tables share an address by their prefixes', () => {
    const orders = { ...definition, prefix: 'orders' }
    const address = writeListAddress(orders, new URLSearchParams('q=sites&page=2'), read('orders.q=paid&orders.page=4', orders))
    expect(address.toString()).toBe('q=sites&page=2&orders.q=paid&orders.page=4')
    expect(readListAddress(orders, address).filters.q).toBe('paid')
    expect(readListAddress(definition, address).table.page).toBe(2)
  })

  test('what is written is read again', () => {
    const ids = definition.columns.map(({ id }) => id)
    const sortKey = fc.record({ columnId: fc.constantFrom('business', 'till-date'), direction: fc.constantFrom('ascending' as const, 'descending' as const) })
    const values = fc.record({
      filters: fc.record({
        q: fc.string(),
        plans: fc.uniqueArray(fc.string({ minLength: 1 })),
        status: fc.constantFrom('ACTIVE' as const, 'INACTIVE' as const, null),
      }),
      table: fc.record({
        sort: fc.uniqueArray(sortKey, { selector: ({ columnId }) => columnId }),
        page: fc.integer({ min: 1, max: 9_999_999 }),
        size: fc.constantFrom(...PAGE_SIZES),
        columns: fc.option(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 })),
        widths: fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 32, max: 1200 }), { noNullPrototype: true }),
      }),
    })
    fc.assert(
      fc.property(values, (state) => {
        const address = writeListAddress(definition, new URLSearchParams('peek=1'), state).toString()
        expect(read(address)).toEqual(state)
      }),
    )
  })
})

test('the text of the filters is equal exactly when they are', () => {
  expect(filtersText(definition, new URLSearchParams('page=2&q=a&sort=business'))).toBe(filtersText(definition, new URLSearchParams('q=a&page=7')))
  expect(filtersText(definition, new URLSearchParams('q=a'))).not.toBe(filtersText(definition, new URLSearchParams('q=b')))
})

test('every filter unset', () => {
  expect(emptyFilters(definition)).toEqual({ q: '', plans: [], status: null })
})
