import { describe, expect, test } from 'vitest'
import { changedFields, fieldOf, mergedValues, type RecordField, threeWay } from './three-way.ts'

interface Values {
  readonly name: string
  readonly city: string
  readonly tags: readonly string[]
  readonly isOpen: boolean
  readonly ownerId: string
  readonly owner: string
}

const field = fieldOf<Values>()
const FIELDS: readonly RecordField<Values>[] = [
  field('name', 'Basic', 'Name'),
  field('city', 'Basic', 'City', (city) => city.toUpperCase()),
  field('tags', 'More', 'Tags'),
  field('isOpen', 'More', 'Open'),
  { ...field('ownerId', 'More', 'Owner id'), shownBy: 'owner' },
  field('owner', 'More', 'Owner'),
]
const BASE: Values = { name: 'Asha', city: 'Pune', tags: ['a'], isOpen: true, ownerId: '1', owner: 'One' }

describe('one field', () => {
  test('changed by nobody is not listed, and stays', () => {
    const merge = threeWay(BASE, BASE, BASE, FIELDS)
    expect(merge.rows).toEqual([])
    expect(mergedValues(merge, merge.standing)).toEqual({ values: BASE, changed: [] })
  })

  test('with a further empty entry in its list, or blanks around its text, is not changed', () => {
    expect(changedFields(BASE, { ...BASE, tags: ['a', ''], name: ' Asha ' }, FIELDS)).toEqual([])
    expect(changedFields(BASE, { ...BASE, tags: ['a', 'b'] }, FIELDS)).toEqual(['tags'])
  })

  test('changed here only is mine', () => {
    const merge = threeWay(BASE, { ...BASE, name: 'Bela' }, BASE, FIELDS)
    expect(merge.rows).toEqual([{ id: 'name', section: 'Basic', field: 'Name', from: 'Asha', to: 'Bela' }])
    expect(mergedValues(merge, merge.standing)).toEqual({ values: { ...BASE, name: 'Bela' }, changed: ['name'] })
  })

  test('changed there only is theirs, unless the user takes it back', () => {
    const theirs = { ...BASE, city: 'Goa' }
    const merge = threeWay(BASE, BASE, theirs, FIELDS)
    expect(merge.rows).toEqual([{ id: 'city', section: 'Basic', field: 'City', from: 'PUNE', to: 'PUNE', theirs: 'GOA' }])
    expect(merge.standing).toEqual({ city: 'theirs' })
    expect(mergedValues(merge, merge.standing)).toEqual({ values: theirs, changed: [] })
    expect(mergedValues(merge, { city: 'yours' })).toEqual({ values: BASE, changed: ['city'] })
  })

  test('changed to the same on both sides is that', () => {
    const same = { ...BASE, isOpen: false }
    const merge = threeWay(BASE, same, same, FIELDS)
    expect(merge.rows).toEqual([])
    expect(mergedValues(merge, merge.standing)).toEqual({ values: same, changed: [] })
  })

  test('changed to different values is for the user to choose', () => {
    const merge = threeWay(BASE, { ...BASE, name: 'Bela' }, { ...BASE, name: 'Chetan' }, FIELDS)
    expect(merge.rows).toEqual([{ id: 'name', section: 'Basic', field: 'Name', from: 'Asha', to: 'Bela', theirs: 'Chetan' }])
    expect(merge.standing).toEqual({})
    expect(mergedValues(merge, { name: 'yours' }).values.name).toBe('Bela')
    expect(mergedValues(merge, { name: 'theirs' })).toEqual({ values: { ...BASE, name: 'Chetan' }, changed: [] })
  })
})

test('fields of both sides come together', () => {
  const merge = threeWay(BASE, { ...BASE, tags: ['a', 'b'] }, { ...BASE, name: 'Bela', city: 'Goa' }, FIELDS)
  expect(merge.rows.map(({ id, from, to, theirs }) => [id, from, to, theirs])).toEqual([
    ['name', 'Asha', 'Asha', 'Bela'],
    ['city', 'PUNE', 'PUNE', 'GOA'],
    ['tags', 'a', 'a, b', undefined],
  ])
  expect(mergedValues(merge, merge.standing)).toEqual({ values: { ...BASE, name: 'Bela', city: 'Goa', tags: ['a', 'b'] }, changed: ['tags'] })
})

test('blanks around a text are no change', () => {
  expect(changedFields(BASE, { ...BASE, name: ' Asha ' }, FIELDS)).toEqual([])
})

test('a field shown by another follows the choice that is made there', () => {
  const merge = threeWay(BASE, { ...BASE, ownerId: '2', owner: 'Two' }, { ...BASE, ownerId: '3', owner: 'Three' }, FIELDS)
  expect(merge.rows.map(({ id }) => id)).toEqual(['owner'])
  expect(mergedValues(merge, { owner: 'yours' })).toEqual({ values: { ...BASE, ownerId: '2', owner: 'Two' }, changed: ['ownerId', 'owner'] })
})

test('a field that is shown by one that did not change has a row of its own', () => {
  const merge = threeWay(BASE, { ...BASE, ownerId: '2' }, { ...BASE, ownerId: '3', owner: 'Three' }, FIELDS)
  expect(merge.rows.map(({ id }) => id)).toEqual(['ownerId', 'owner'])
  expect(mergedValues(merge, { ...merge.standing, ownerId: 'yours' }).values).toEqual({ ...BASE, ownerId: '2', owner: 'Three' })
})

test('a locked field stays as the platform has it, and cannot be taken back', () => {
  const merge = threeWay(BASE, BASE, { ...BASE, city: 'Goa' }, [{ ...field('city', 'Basic', 'City'), isLocked: true }])
  expect(merge.rows).toEqual([])
  expect(mergedValues(merge, { city: 'yours' }).values.city).toBe('Goa')
})
