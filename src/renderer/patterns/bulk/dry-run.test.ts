import { expect, test } from 'vitest'
import { bulkValueText } from '#shared/domain/bulk/bulk-value-text.ts'
import { planned } from './dry-run.ts'

const target = { id: 's1', domain: 'a.example', name: 'Aditi Kitchen', to: 'Ravi' }

test('a row that differs is changed from what it has now', () => {
  expect(planned('salesPerson', target, { value: 'Meera' })).toEqual({ ...target, from: 'Meera', skip: null })
})

test.each([
  [{ value: 'Ravi' }, 'No change: it already has this value.'],
  [{ missing: 'absent' } as const, 'It no longer exists.'],
  [{ missing: 'unreadable' } as const, 'The platform could not say what it has now.'],
])('a row is skipped with the reason: %o', (current, skip) => {
  expect(planned('salesPerson', target, current)).toMatchObject({ skip })
})

test('an undo skips what was changed since', () => {
  const undo = { ...target, to: null, expected: 'Ravi' }
  expect(planned('salesPerson', undo, { value: 'Kiran' })).toMatchObject({ skip: 'Changed since: it is Kiran now.' })
  expect(planned('salesPerson', undo, { value: 'Ravi' })).toEqual({ id: 's1', domain: 'a.example', name: 'Aditi Kitchen', to: null, from: 'Ravi', skip: null })
})

test('values are shown as people read them', () => {
  expect(bulkValueText('enabled', true)).toBe('Active')
  expect(bulkValueText('isDemoSite', false)).toBe('No')
  expect(bulkValueText('gstNo', null)).toBe('empty')
  expect(bulkValueText('tillDate', 1_767_225_600)).toBe('01/01/2026')
})
