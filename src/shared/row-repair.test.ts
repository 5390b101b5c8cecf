import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileAnswerShape } from './answer-shape.ts'
import { rowListOf } from './row-repair.ts'

const SHAPE = {
  sites: {
    type: '[Site!]!',
    fields: {
      id: 'ID!',
      name: 'String',
      till: 'Long',
      setting: { type: 'Setting', fields: { domain: 'String!', curr: 'String', tags: '[String!]' } },
      plans: { type: '[Plan!]', fields: { name: 'String' } },
    },
  },
} as const

const good = { id: '1', name: 'A', till: 7, setting: { domain: 'a.example', curr: 'INR', tags: ['x'] }, plans: [{ name: 'P' }] }

const repairOf = (row: unknown) => rowListOf(SHAPE)?.repair(row)

describe('a row', () => {
  test('that fits stays as it is', () => {
    const row = structuredClone(good)
    expect(repairOf(row)).toEqual([])
    expect(row).toEqual(good)
  })

  test.each([
    ['a text where a number belongs', { till: '7' }, ['till'], { till: null }],
    ['an object without what it needs', { setting: { curr: 'INR', tags: null } }, ['setting'], { setting: null }],
    ['a wrong field of an object', { setting: { domain: 'a', curr: 3, tags: [] } }, ['setting.curr'], { setting: { domain: 'a', curr: null, tags: [] } }],
    ['a hole in a list', { setting: { domain: 'a', curr: null, tags: [null] } }, ['setting.tags'], { setting: { domain: 'a', curr: null, tags: null } }],
    ['one element of a list', { plans: [{ name: 'P' }, 4] }, ['plans'], { plans: null }],
    ['a field of two elements', { plans: [{ name: 1 }, { name: 2 }] }, ['plans.name'], { plans: [{ name: null }, { name: null }] }],
  ])('loses %s only, and names it', (_, damage, gaps, left) => {
    const row = { ...structuredClone(good), ...damage }
    expect(repairOf(row)).toEqual(gaps)
    expect(row).toEqual({ ...good, ...left })
  })

  test.each([
    ['null', null, { path: '', expected: 'an object', found: 'null' }],
    ['a text', 'site', { path: '', expected: 'an object', found: 'a string' }],
    ['without an id', { name: 'A' }, { path: 'id', expected: 'a value', found: 'nothing' }],
    ['with a number as its id', { id: 1 }, { path: 'id', expected: 'String', found: 'an integer' }],
  ])('that is %s cannot be used', (_, row, problem) => {
    expect(repairOf(row)).toEqual(problem)
  })
})

test('whatever a row is, what is left of it fits the contract', () => {
  const check = compileAnswerShape(SHAPE)
  const anyRow = fc.oneof(fc.jsonValue(), fc.record({ id: fc.string() }, { requiredKeys: ['id'] }), damaged())
  fc.assert(
    fc.property(anyRow, (row) => {
      const copy = structuredClone(row)
      const isUsable = Array.isArray(repairOf(copy))
      expect(check({ sites: isUsable ? [copy] : [] })).toBeNull()
    }),
  )
})

/** A good row with one of its values replaced by anything. */
function damaged() {
  return fc.tuple(fc.constantFrom('name', 'till', 'setting', 'plans'), fc.jsonValue()).map(([key, value]) => ({ ...structuredClone(good), [key]: value }))
}

describe('the rows of an operation', () => {
  test('are those of its list, or of the items of its page', () => {
    expect(rowListOf(SHAPE)?.path).toEqual(['sites'])
    const page = { page: { type: 'Page!', fields: { items: { type: '[Site!]!', fields: { id: 'ID!' } }, nextToken: 'String' } } }
    expect(rowListOf(page)?.path).toEqual(['page', 'items'])
    expect([...(rowListOf(SHAPE)?.fields ?? [])]).toEqual([
      'id',
      'name',
      'till',
      'setting',
      'setting.domain',
      'setting.curr',
      'setting.tags',
      'plans',
      'plans.name',
    ])
  })

  test('are none where it asks for one record, for texts or for several lists', () => {
    expect(rowListOf({ site: { type: 'Site', fields: { id: 'ID!' } } })).toBeUndefined()
    expect(rowListOf({ names: '[String!]!' })).toBeUndefined()
    expect(rowListOf({ ...SHAPE, more: SHAPE.sites })).toBeUndefined()
  })
})
