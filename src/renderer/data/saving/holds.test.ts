import { expect, test } from 'vitest'
import { foundChanged, foundNew, holds } from './holds.ts'

const STORED = { name: 'Diwali', text: ' Hello ', onHome: null, tags: null, image: { key: 'a.webp', region: 'x' }, outlets: [{ siteId: '1' }, { siteId: '2' }] }

test.each<[string, object]>([
  ['the same', { name: 'Diwali', image: { key: 'a.webp' } }],
  ['blanks around a text', { text: 'Hello' }],
  ['none in other words', { onHome: false, tags: [] }],
  ['a field that cannot be read', { name: 'Diwali', image: { key: 'a.webp', mimeType: 'image/webp' } }],
  ['a field that was not sent', { name: undefined }],
  ['a list', { outlets: [{ siteId: '1' }, { siteId: '2' }] }],
])('a record holds what was sent: %s', (_, sent) => {
  expect(holds(STORED, sent)).toBe(true)
})

test.each<[string, object]>([
  ['another text', { name: 'Holi' }],
  ['on instead of off', { onHome: true }],
  ['no image', { image: null }],
  ['another image', { image: { key: 'b.webp' } }],
  ['a list in part', { outlets: [{ siteId: '1' }] }],
  ['a list in another order', { outlets: [{ siteId: '2' }, { siteId: '1' }] }],
  ['a number for a text', { name: 7 }],
])('a record does not: %s', (_, sent) => {
  expect(holds(STORED, sent)).toBe(false)
})

test('a new record is there, different or absent', () => {
  expect([foundNew(STORED, { name: 'Diwali' }), foundNew(STORED, { name: 'Holi' }), foundNew(undefined, {}), foundNew(null, {})]).toEqual([
    'as-sent',
    'different',
    'absent',
    'absent',
  ])
})

test.each<[string, object | undefined, string]>([
  ['as it was sent', { name: 'Holi', text: 'Hello' }, 'as-sent'],
  ['as it was before', { name: 'Diwali', text: 'Hello', updatedAt: 7 }, 'absent'],
  ['as somebody else wrote it', { name: 'Eid', text: 'Hello' }, 'different'],
  ['not at all', undefined, 'absent'],
])('a changed record is there %s', (_, stored, found) => {
  expect(foundChanged(stored, { name: 'Holi', text: 'Hello' }, { name: 'Diwali', text: ' Hello' })).toBe(found)
})
