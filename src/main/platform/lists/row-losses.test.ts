import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileAnswerShape, type FieldShapes } from '#shared/answer-shape.ts'
import { rowListOf } from '#shared/row-repair.ts'
import type { Body } from '../http/http-exchange.ts'
import { type ListPart, ListReader } from './list-reader.ts'
import { RowLosses } from './row-losses.ts'

const SHAPE: FieldShapes = {
  sites: { type: '[Site!]!', fields: { id: 'ID!', name: 'String', enabled: 'Boolean', setting: { type: 'Setting', fields: { curr: 'String' } } } },
}

function losses(needs: 'all' | readonly string[] = ['enabled']): RowLosses {
  const list = rowListOf(SHAPE)
  if (list === undefined) throw new Error('no list')
  return new RowLosses(list, needs)
}

/** Reads `{"data":{"sites":rows},"errors":errors}` as it would arrive, and what is missing of it. */
function read(rows: readonly unknown[], { errors, size = 65_536, of = losses(), onPart }: Reading = {}) {
  const reader = new ListReader('sites', compileAnswerShape(SHAPE), onPart, of)
  const bytes = Buffer.from(JSON.stringify({ data: { sites: rows }, ...(errors === undefined ? {} : { errors }) }))
  for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size))
  const body = reader.end()
  of.report(errorsOf(body))
  return { body, rows: rowsOf(body), missing: of.missing() }
}

interface Reading {
  readonly errors?: readonly unknown[]
  readonly size?: number
  readonly of?: RowLosses
  readonly onPart?: (part: ListPart) => void
}

const errorsOf = (body: Body): readonly unknown[] => (body.kind === 'list' ? body.errors : [])
const rowsOf = (body: Body): unknown => (body.kind === 'list' ? (JSON.parse(body.data) as { sites: unknown }).sites : body.kind)

const site = (id: string) => ({ id, name: `Site ${id}`, enabled: true, setting: { curr: 'INR' } })
const nothingMissing = { leftOut: 0, unusable: [], fields: [], isOpenEnded: false, reason: null }

describe('a row that cannot be used', () => {
  test('is left out, and the others are there', () => {
    const { rows, missing } = read([site('a'), { name: 'no id' }, null, site('b')])
    expect(rows).toEqual([site('a'), site('b')])
    expect(missing).toEqual({ ...nothingMissing, leftOut: 2 })
  })

  test('is one whose needed field does not fit', () => {
    const { rows, missing } = read([{ ...site('a'), enabled: 'yes' }, site('b')])
    expect(rows).toEqual([site('b')])
    expect(missing).toEqual({ ...nothingMissing, leftOut: 1 })
  })

  test('is every row with a gap where all fields are needed', () => {
    const { rows, missing } = read([{ ...site('a'), name: 5 }, site('b')], { of: losses('all') })
    expect(rows).toEqual([site('b')])
    expect(missing).toEqual({ ...nothingMissing, leftOut: 1 })
  })
})

describe('an error beside the rows', () => {
  test('names a field that is missing from its row, behind the rows that are left out', () => {
    const errors = [{ message: 'SETTING_TABLE_LOCKED', path: ['sites', 2, 'setting', 'curr'] }]
    const { missing } = read([site('a'), null, { ...site('b'), setting: { curr: null } }], { errors })
    expect(missing).toEqual({
      leftOut: 1,
      unusable: [],
      fields: [{ field: 'setting.curr', count: 1, rows: [1] }],
      isOpenEnded: false,
      reason: 'SETTING TABLE LOCKED',
    })
  })

  test('at a field that the row needs makes the row unusable, once', () => {
    const errors = [{ path: ['sites', 0, 'enabled'] }, { path: ['sites', 0, 'enabled'] }, { path: ['sites', 0, 'name'] }]
    expect(read([{ ...site('a'), enabled: null }, site('b')], { errors }).missing).toEqual({ ...nothingMissing, unusable: [0] })
  })

  test.each([
    ['without a path', {}],
    ['at the list itself', { path: ['sites'] }],
    ['at another field', { path: ['others', 0] }],
    ['at a row that is not there', { path: ['sites', 9, 'name'] }],
    ['at a place that is no number', { path: ['sites', '0', 'name'] }],
    ['below the first row', { path: ['sites', -1] }],
  ])('%s leaves open what is missing', (_, error) => {
    expect(read([site('a')], { errors: [error] }).missing).toEqual({ ...nothingMissing, isOpenEnded: true })
  })

  test('that is no object leaves it open too', () => {
    expect(read([site('a')], { errors: ['NO'] }).missing).toEqual({ ...nothingMissing, isOpenEnded: true })
  })

  test('at a field that this console does not know makes the row unusable: the name is not repeated', () => {
    const { missing } = read([site('a'), site('b')], { errors: [{ path: ['sites', 0, '<img src=x>'] }] })
    expect(missing).toEqual({ ...nothingMissing, unusable: [0] })
  })
})

test('a long list with a damaged row is handed on in parts without it', () => {
  const parts: ListPart[] = []
  const many = Array.from({ length: 20_000 }, (_, index) => ({ ...site(`${index}`), name: '.'.repeat(100) }))
  const { body, missing } = read([...many.slice(0, 9000), { id: 7 }, ...many.slice(9000)], { onPart: (part) => parts.push(part) })
  expect(parts.length).toBeGreaterThan(1)
  expect(parts.flatMap((part) => JSON.parse(`[${part.elements}]`) as unknown[])).toEqual(many)
  expect(body).toMatchObject({ kind: 'list', parts: parts.length, problem: null })
  expect(missing).toEqual({ ...nothingMissing, leftOut: 1 })
})

test('whatever rows are damaged, the others are shown and the counts agree', () => {
  const damage = fc.constantFrom('good', 'lost', 'gap', 'error', 'needed error')
  fc.assert(
    fc.property(fc.array(damage, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 200 }), (damages, size) => {
      const rows = damages.map((kind, index) => DAMAGED[kind](`${index}`))
      const errors = damages.flatMap((kind, index) => ERRORS[kind].map((field) => ({ message: 'NO', path: ['sites', index, ...field] })))
      const { rows: shown, missing } = read(rows, { size, errors })
      const count = (...kinds: readonly string[]) => damages.filter((kind) => kinds.includes(kind)).length
      expect(shown).toHaveLength(damages.length - count('lost'))
      expect(missing?.leftOut ?? 0).toBe(count('lost'))
      expect(missing?.unusable ?? []).toHaveLength(count('needed error'))
      expect(missing?.fields.find(({ field }) => field === 'name')?.count ?? 0).toBe(count('gap', 'error'))
      const gaps = missing?.fields.flatMap((field) => field.rows) ?? []
      expect(gaps.map((place) => (shown as readonly { name: unknown }[])[place]?.name)).toEqual(gaps.map(() => null))
    }),
  )
})

type Damage = 'good' | 'lost' | 'gap' | 'error' | 'needed error'

const DAMAGED: Readonly<Record<Damage, (id: string) => unknown>> = {
  good: site,
  lost: () => ({ name: 'without an id' }),
  gap: (id) => ({ ...site(id), name: { first: 'A' } }),
  error: (id) => ({ ...site(id), name: null }),
  'needed error': (id) => ({ ...site(id), enabled: null }),
}

const ERRORS: Readonly<Record<Damage, readonly (readonly string[])[]>> = {
  good: [],
  lost: [[]],
  gap: [['name']],
  error: [['name']],
  'needed error': [['enabled']],
}
