import { expect, test } from 'vitest'
import { fieldChanges } from './field-changes.ts'
import type { ReviewRow } from './three-way.ts'

const row = (id: string, more: Partial<ReviewRow>): ReviewRow => ({ id, field: id, from: 'before', to: 'after', ...more }) as ReviewRow

test('only what is saved is recorded, from what the platform has to what it gets', () => {
  const rows = [row('name', {}), row('city', { theirs: 'theirs' }), row('kept', {})]
  expect(fieldChanges(rows, ['name', 'city'])).toEqual([
    { field: 'name', from: 'before', to: 'after' },
    { field: 'city', from: 'theirs', to: 'after' },
  ])
})
