import { expect, test } from 'vitest'
import type { SiteEvent } from '../use-site-events.ts'
import { noteColumns } from './history-notes.tsx'

const note = (reason: string | null): SiteEvent => ({
  id: '1',
  createdAt: 1,
  createdBy: 'asha',
  eventName: 'Billing',
  eventType: 'MANUAL',
  reason,
  note: 'Paid',
})

test('the column of reasons is narrow while no note has one', () => {
  const widthOf = (...reasons: readonly (string | null)[]) => noteColumns(reasons.map(note)).find(({ title }) => title === 'Reason')?.width
  expect([widthOf(null, ''), widthOf(null, 'Store Closed'), widthOf()]).toEqual(['10ch', '12%', '10ch'])
})
