import { describe, expect, test } from 'vitest'
import type { Column } from './column.ts'
import { RowOrder } from './row-order.ts'
import type { SortKey } from './table-state.ts'

interface Shop {
  readonly name: string | null
  readonly balance: number | null
  readonly live: boolean
}
const shops: readonly Shop[] = [
  { name: 'zebra', balance: 5, live: true },
  { name: 'Apple', balance: null, live: false },
  { name: null, balance: 5, live: true },
  { name: 'éclair', balance: -10, live: true },
  { name: '', balance: 40, live: false },
]
const column = (id: keyof Shop): Column<Shop> => ({ id, title: id, kind: 'text', width: 100, value: (row) => row[id] })
const columns = [column('name'), column('balance'), column('live')]
const by = (...ids: string[]): SortKey[] => ids.map((id) => ({ columnId: id.replace('-', ''), direction: id.startsWith('-') ? 'descending' : 'ascending' }))
const arranged = (sort: SortKey[], matches?: number[]) =>
  Array.from(new RowOrder(shops).arrange(columns, sort, matches === undefined ? undefined : Uint32Array.from(matches)))

test('dates sort as dates: milliseconds among seconds, and what cannot be one last in both directions', () => {
  const rows = [1_700_000_000, 1e300, 1_600_000_000_000, null, 1_800_000_000]
  const dates: Column<number | null>[] = [{ id: 'at', title: 'At', kind: 'date', width: 100, value: (at) => at, text: String }]
  const sorted = (direction: SortKey['direction']) => Array.from(new RowOrder(rows).arrange(dates, [{ columnId: 'at', direction }], undefined))
  expect(sorted('ascending')).toEqual([2, 0, 4, 1, 3])
  expect(sorted('descending')).toEqual([4, 0, 2, 1, 3])
})

describe('RowOrder', () => {
  test('unsorted rows keep their order, matching or all', () => {
    expect(arranged([])).toEqual([0, 1, 2, 3, 4])
    expect(arranged([], [1, 4])).toEqual([1, 4])
  })

  test('texts sort as people read them, those without one last in both directions', () => {
    expect(arranged(by('name'))).toEqual([1, 3, 0, 2, 4])
    expect(arranged(by('-name'))).toEqual([0, 3, 1, 2, 4])
  })

  test('numbers sort by value, negative first, those without one last in both directions', () => {
    expect(arranged(by('balance'))).toEqual([3, 0, 2, 4, 1])
    expect(arranged(by('-balance'))).toEqual([4, 0, 2, 3, 1])
  })

  test('further keys order what the first leaves equal', () => {
    expect(arranged(by('live', '-balance'))).toEqual([4, 1, 0, 2, 3])
    expect(arranged(by('live', 'name'))).toEqual([1, 4, 3, 0, 2])
  })

  test('picks the matching rows out of the order', () => {
    expect(arranged(by('name'), [0, 2, 3])).toEqual([3, 0, 2])
    expect(arranged(by('name'), [])).toEqual([])
  })

  test('a column that is no more does not sort', () => {
    expect(arranged(by('gone'))).toEqual([0, 1, 2, 3, 4])
  })

  test('the same sort is not done again for other matches, nor for an equal state', () => {
    let reads = 0
    const counted: Column<Shop> = {
      ...column('balance'),
      value: (row) => {
        reads++
        return row.balance
      },
    }
    const order = new RowOrder(shops)
    const all = [counted]
    order.arrange(all, by('balance'), undefined)
    order.arrange(all, by('balance'), Uint32Array.of(1, 2))
    order.arrange(all, by('-balance'), Uint32Array.of(3))
    expect(reads).toBe(shops.length)
  })

  test('thousands of rows sort alike whether prepared in parts or sorted at once', () => {
    const many: readonly Shop[] = Array.from({ length: 6000 }, (_, index) => ({
      name: index % 7 === 0 ? null : `Shop ${String.fromCodePoint(97 + (index % 26))}${(index * 7919) % 5003}`,
      balance: index % 11 === 0 ? null : ((index * 104_729) % 4001) - 2000,
      live: index % 2 === 0,
    }))
    const prepared = new RowOrder(many)
    let parts = 0
    for (let isDone = false; !isDone; parts += 1) {
      let steps = 0
      isDone = prepared.prepare(columns, () => steps++ < 3)
    }
    expect(parts).toBeGreaterThan(5)
    const sorts = [by('name'), by('-name'), by('balance', 'name'), by('-live', '-balance', '-name')]
    const atOnce = new RowOrder(many)
    for (const sort of sorts) expect(prepared.arrange(columns, sort, undefined)).toEqual(atOnce.arrange(columns, sort, undefined))
    const names = Array.from(prepared.arrange(columns, by('name'), undefined), (index) => many[index]?.name ?? null)
    const withName = names.slice(0, 5142)
    expect(names.slice(5142)).toEqual(Array.from({ length: 858 }, () => null))
    expect(withName).toEqual(withName.toSorted((one, other) => (one ?? '').localeCompare(other ?? '', 'en')))
  })
})
