import { expect, test } from 'vitest'
import { bulkContentText } from './bulk-value-text.ts'
import { isRecordContent, partsOfRowId, rowIdWithin } from './record-changes.ts'

test.each([
  ['user.enabled', false, true],
  ['user.enabled', 'false', false],
  ['user.onboardedBy', 'Ravi', true],
  ['user.onboardedBy', ' ', false],
  ['user.onboardedBy', null, false],
  ['user.supportNumber', null, true],
  ['user.permissions', { 'site.edit_site': true }, true],
  ['user.permissions', { 'site.fly': true }, false],
  ['user.permissions', { 'site.edit_site': 'yes' }, false],
  ['user.permissions', {}, false],
  ['user.permissions', 'site.edit_site', false],
  ['menu.typeStatus', null, false],
  ['template.text', 'x'.repeat(5001), false],
] as const)('%s may be written with %o: %s', (job, content, may) => {
  expect(isRecordContent(job, content, false)).toBe(may)
})

test('what a record had before may be nothing', () => {
  expect(isRecordContent('user.onboardedBy', null, true)).toBe(true)
})

test('values are shown as people read them', () => {
  expect(bulkContentText('user.enabled', false)).toBe('Inactive')
  expect(bulkContentText('menu.gstEnabled', true)).toBe('Yes')
  expect(bulkContentText('template.tempSubject', null)).toBe('empty')
  expect(bulkContentText('user.permissions', { 'site.edit_site': true }, { 'site.edit_site': 'Sites: Edit site' })).toBe('Sites: Edit site: Yes')
})

test('a record within its owner is found again by the id of its row; any other text names none', () => {
  expect(partsOfRowId(rowIdWithin('s/1', 'sunday "lunch"'))).toEqual({ owner: 's/1', slug: 'sunday "lunch"' })
  expect(['lunch', '["a"]', '[1,"a"]', '{}'].map(partsOfRowId)).toEqual([undefined, undefined, undefined, undefined])
})
