import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CompactRows, plainRow } from './compact-rows.ts'

const compacted = (rows: readonly unknown[]) => {
  const compact = new CompactRows()
  compact.add(rows)
  return compact.rows().map(plainRow)
}

test('a row gives the fields it came with', () => {
  const row = {
    siteId: 'site-1',
    title: 'कपड़े',
    enabled: true,
    tillDate: 1_790_000_000,
    custName: null,
    tags: ['a', 'b'],
    basicSiteSetting: { curr: 'INR', footerAddress: { city: 'Pune' } },
    planDetails: [{ planName: 'Gold' }, { planName: 'Silver' }],
  }
  const compact = new CompactRows()
  compact.add([row])
  const [read] = compact.rows() as (typeof row)[]
  expect(read?.siteId).toBe('site-1')
  expect(read?.title).toBe('कपड़े')
  expect(read?.enabled).toBe(true)
  expect(read?.tillDate).toBe(1_790_000_000)
  expect(read?.custName).toBe(null)
  expect(read?.tags).toEqual(['a', 'b'])
  expect(read?.basicSiteSetting.footerAddress.city).toBe('Pune')
  expect(read?.planDetails.map(({ planName }) => planName)).toEqual(['Gold', 'Silver'])
  expect(plainRow(read)).toEqual(row)
})

test('rows stay the same objects while more are added', () => {
  const compact = new CompactRows()
  compact.add([{ siteId: 'a' }])
  const [first] = compact.rows()
  compact.add([{ siteId: 'b' }])
  expect(compact.rows()[0]).toBe(first)
  expect(compact.length).toBe(2)
})

test('a field that begins as none becomes what comes later', () => {
  const rows = [
    { setting: null, services: null, note: null },
    { setting: null, services: [], note: 7 },
    { setting: { curr: 'INR' }, services: [{ charges: 100 }], note: 'text' },
    { setting: null, services: null, note: { odd: true } },
  ]
  expect(compacted(rows)).toEqual(rows)
})

test('more different texts than codes are all kept', () => {
  const rows = Array.from({ length: 70_000 }, (_, index) => ({ siteId: `site-${index}`, same: 'x' }))
  const read = compacted(rows)
  expect(read[0]).toEqual({ siteId: 'site-0', same: 'x' })
  expect(read[65_535]).toEqual({ siteId: 'site-65535', same: 'x' })
  expect(read[69_999]).toEqual({ siteId: 'site-69999', same: 'x' })
})

test('a field that only some rows have is none in the others', () => {
  expect(compacted([{ a: 1 }, { a: 2, b: 'late' }, { b: 'only' }])).toEqual([
    { a: 1, b: null },
    { a: 2, b: 'late' },
    { a: null, b: 'only' },
  ])
})

const value = fc.oneof(
  fc.constant(null),
  fc.boolean(),
  fc.integer(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.string(), { maxLength: 2 }),
  fc.record({ curr: fc.oneof(fc.constant(null), fc.string()) }),
  fc.array(fc.record({ charges: fc.oneof(fc.constant(null), fc.integer()) }), { maxLength: 3 }),
)

test('whatever rows hold, they give it back', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ one: value, other: value, third: value }), { maxLength: 12 }), (rows) => {
      expect(compacted(rows)).toEqual(rows)
    }),
  )
})
