import { describe, expect, test } from 'vitest'
import { PASTED } from '#shared/domain/text/pasted-texts.test-support.ts'
import { createRowFilter } from './row-filter.ts'

interface Shop {
  readonly name: string
  readonly city: string | null
  readonly plans: readonly string[]
  readonly balance: number
}

const shops: readonly Shop[] = [
  { name: 'Aditi Kitchen', city: 'Mumbai', plans: ['Growth'], balance: 100 },
  { name: 'ROYAL BAZAAR', city: 'London', plans: ['Starter', 'Growth'], balance: -5 },
  { name: 'مطبخ الشرق', city: null, plans: [], balance: 0 },
  { name: 'Kit & Co', city: 'Mumbai', plans: ['Premium'], balance: 7 },
]

interface Filters {
  readonly q: string
  readonly city: string | null
  readonly plans: readonly string[]
  readonly payment: 'negative' | null
}
const unset: Filters = { q: '', city: null, plans: [], payment: null }

function filterOver(rows: readonly Shop[]) {
  return createRowFilter<Shop, Filters>(rows, {
    q: { kind: 'text', text: ({ name, city }) => [name, city] },
    city: { kind: 'choice', value: ({ city }) => city },
    plans: { kind: 'choice', value: ({ plans }) => plans },
    payment: { kind: 'test', isSet: (payment) => payment !== null, test: ({ balance }) => balance < 0 },
  })
}
const indexes = (kept: Uint32Array | undefined) => kept && Array.from(kept)

describe('createRowFilter', () => {
  test('no filter set means all rows, without a list of them', () => {
    expect(filterOver(shops).apply(unset)).toBeUndefined()
    expect(filterOver(shops).apply({ ...unset, q: '   ' })).toBeUndefined()
  })

  test('words are found as parts, whatever the letter case and order, in any of the texts, but none across two', () => {
    const filter = filterOver(shops)
    expect(indexes(filter.apply({ ...unset, q: 'kit' }))).toEqual([0, 3])
    expect(indexes(filter.apply({ ...unset, q: 'royal b' }))).toEqual([1])
    expect(indexes(filter.apply({ ...unset, q: 'MUMBAI' }))).toEqual([0, 3])
    expect(indexes(filter.apply({ ...unset, q: 'الشرق' }))).toEqual([2])
    expect(indexes(filter.apply({ ...unset, q: 'mumbai kitchen' }))).toEqual([0])
    expect(indexes(filter.apply({ ...unset, q: 'mumbai kitchen a' }))).toEqual([0])
    expect(indexes(filter.apply({ ...unset, q: 'kitchenmumbai' }))).toEqual([])
  })

  test('several choices are alternatives, a row with several values needs one of them', () => {
    const filter = filterOver(shops)
    expect(indexes(filter.apply({ ...unset, plans: ['Growth', 'Premium'] }))).toEqual([0, 1, 3])
    expect(indexes(filter.apply({ ...unset, city: 'Mumbai' }))).toEqual([0, 3])
  })

  test('all set filters must hold', () => {
    const filter = filterOver(shops)
    expect(indexes(filter.apply({ ...unset, q: 'a', plans: ['Growth'], payment: 'negative' }))).toEqual([1])
    expect(indexes(filter.apply({ ...unset, city: 'London', plans: ['Premium'] }))).toEqual([])
  })

  test('what all filters but one leave is known beside what all leave', () => {
    const filter = filterOver(shops)
    const filters: Filters = { ...unset, q: 'i', city: 'Mumbai', plans: ['Growth'] }
    expect(indexes(filter.apply(filters))).toEqual([0])
    expect(indexes(filter.others(filters, 'plans'))).toEqual([0, 3])
    expect(indexes(filter.others(filters, 'city'))).toEqual([0])
    expect(indexes(filter.others({ ...unset, city: 'London' }, 'plans'))).toEqual([1])
    expect(filter.others({ ...unset, city: 'London' }, 'city')).toBeUndefined()
  })

  test('the same filters give the same array, so that nothing after it is done again', () => {
    const filter = filterOver(shops)
    const first = filter.apply({ ...unset, q: 'kit', plans: ['Growth'] })
    expect(filter.apply({ ...unset, q: 'KIT ', plans: ['Growth'] })).toBe(first)
  })

  test('texts are prepared a piece at a time and not needed twice', () => {
    const rows = Array.from({ length: 1200 }, (_, index): Shop => ({ name: `Shop ${index}`, city: null, plans: [], balance: 0 }))
    const filter = filterOver(rows)
    let turns = 0
    expect(filter.prepare(() => turns++ < 1)).toBe(false)
    expect(filter.prepare(() => true)).toBe(true)
    expect(indexes(filter.apply({ ...unset, q: 'shop 1199' }))).toEqual([1199])
  })

  test('typing and deleting letter by letter finds what a fresh filter finds', () => {
    const rows = Array.from({ length: 400 }, (_, index): Shop => ({ ...(shops[index % 4] as Shop), name: `${shops[(index * 7) % 4]?.name} ${index}` }))
    const filter = filterOver(rows)
    for (const q of ['k', 'ki', 'kit', 'kitc', 'kit', 'ki', 'kit ', 'kit &', 'a', '9', '99', '9', 'aditi', 'zz', 'z', '@']) {
      expect(indexes(filter.apply({ ...unset, q })), q).toEqual(indexes(filterOver(rows).apply({ ...unset, q })))
      const expected = rows.flatMap((row, index) => (`${row.name}\n${row.city ?? ''}`.toLowerCase().includes(q.trim()) ? [index] : []))
      expect(indexes(filter.apply({ ...unset, q })), q).toEqual(expected)
    }
  })

  test.each(PASTED)('a list finds $stored by $kind, whatever was typed before', ({ typed, stored }) => {
    const filter = filterOver([...shops, { name: stored, city: null, plans: [], balance: 0 }])
    for (const q of [typed.slice(0, 1), typed.slice(0, -1), typed]) filter.apply({ ...unset, q })
    expect(indexes(filter.apply({ ...unset, q: typed }))).toEqual([4])
  })
})
