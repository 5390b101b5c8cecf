import { describe, expect, test } from 'vitest'
import { plainUndo } from './plain-undo.ts'
import { takenBack } from './taken-back.ts'

const RECORD = { sort: 'user', id: 'asha@demo.example', of: '' } as const
const BEFORE = { name: 'Asha', mobile: '98', isOn: true, grants: ['view'] }

test('a change of several plain fields keeps what each was and became', () => {
  const after = { ...BEFORE, name: 'Asha K', isOn: false }
  expect(plainUndo(RECORD, BEFORE, { values: after, changed: ['name', 'isOn'] })).toEqual({
    sort: 'user',
    id: 'asha@demo.example',
    of: '',
    values: [
      { name: 'name', from: 'Asha', to: 'Asha K' },
      { name: 'isOn', from: true, to: false },
    ],
  })
})

test('a change of anything else, or of very long texts, cannot be taken back', () => {
  expect(plainUndo(RECORD, BEFORE, { values: { ...BEFORE, name: 'B', grants: [] }, changed: ['name', 'grants'] })).toBeUndefined()
  expect(plainUndo(RECORD, BEFORE, { values: BEFORE, changed: ['grants.site'] })).toBeUndefined()
  expect(plainUndo(RECORD, BEFORE, { values: { ...BEFORE, name: 'x'.repeat(6000) }, changed: ['name'] })).toBeUndefined()
})

const UNDO = { ...RECORD, values: [{ name: 'name', from: 'Asha', to: 'Asha K' }] }

test('what nobody changed since gets its value back, and nothing else', () => {
  expect(takenBack({ ...BEFORE, name: 'Asha K ', mobile: '99' }, UNDO)).toEqual({ ...BEFORE, name: 'Asha', mobile: '99' })
})

test('parts of a field are taken back where its form says that they are plain', () => {
  const plan = { name: 'Growth', rates: { MONTHLY: '999', YEARLY: '' } }
  const merged = { values: { ...plan, rates: { MONTHLY: '', YEARLY: '9990' } }, changed: ['rates.MONTHLY', 'rates.YEARLY'] }
  expect(plainUndo(RECORD, plan, merged)).toBeUndefined()
  const undo = plainUndo(RECORD, plan, merged, { parted: ['rates'] })
  expect(undo?.values).toEqual([
    { name: 'rates.MONTHLY', from: '999', to: '' },
    { name: 'rates.YEARLY', from: '', to: '9990' },
  ])
  expect(undo && takenBack({ ...merged.values, name: 'Grown' }, undo)).toEqual({ ...plan, name: 'Grown' })
  expect(undo && takenBack({ ...plan, rates: { MONTHLY: '', YEARLY: '1' } }, undo)).toBeNull()
})

test('what somebody changed since stays', () => {
  expect(takenBack({ ...BEFORE, name: 'Bela' }, UNDO)).toBeNull()
})

describe('fields that are taken back as a whole', () => {
  const WHOLE = { whole: ['tags', 'image'] }
  const page = { title: 'About', tags: ['Headers'], image: { bucket: 'b', region: 'r', key: 'old' } as Readonly<Record<string, string>> | null }
  const changed = { ...page, tags: ['Footers', 'Plugins'], image: { bucket: 'b', region: 'r', key: 'new' } }
  const undo = plainUndo(RECORD, page, { values: changed, changed: ['tags', 'image'] }, WHOLE)

  test('a choice and an image get back what they were, also where the choice is read in another order', () => {
    expect(undo && takenBack(changed, undo)).toEqual(page)
    expect(undo && takenBack({ ...changed, tags: ['Plugins', 'Footers'] }, undo)).toEqual(page)
  })

  test('an image that was there is put back where it was removed, and removed where it was added', () => {
    const removed = plainUndo(RECORD, page, { values: { ...page, image: null }, changed: ['image'] }, WHOLE)
    expect(removed && takenBack({ ...page, image: null }, removed)).toEqual(page)
    const added = plainUndo(RECORD, { ...page, image: null }, { values: page, changed: ['image'] }, WHOLE)
    expect(added && takenBack(page, added)).toEqual({ ...page, image: null })
  })

  test.each([
    ['a tag was added', { ...changed, tags: ['Footers', 'Plugins', 'Headers'] }],
    ['a tag was swapped', { ...changed, tags: ['Footers', 'Headers'] }],
    ['a tag was removed', { ...changed, tags: ['Footers'] }],
    ['another image was set', { ...changed, image: { bucket: 'b', region: 'r', key: 'newer' } }],
    ['the image was removed', { ...changed, image: null }],
  ])('nothing is taken back where %s since', (_, now) => {
    expect(undo).toBeDefined()
    expect(undo && takenBack(now, undo)).toBeNull()
  })

  test('what is no list of texts is not kept', () => {
    const before: { readonly tags: readonly object[] } = { tags: [{ name: 'a' }] }
    expect(plainUndo(RECORD, before, { values: { tags: [] }, changed: ['tags'] }, WHOLE)).toBeUndefined()
  })
})
