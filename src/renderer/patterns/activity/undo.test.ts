import { expect, test } from 'vitest'
import type { ActivityEntry, ChangeUndo } from '#shared/bridge/activity.ts'
import { recordUndoOf, undoOf } from './undo.ts'

const entryWith = (undo: ChangeUndo | null): ActivityEntry => ({
  id: '1',
  at: 1_800_000_000,
  operation: 'UpdateSiteByAdmin',
  what: 'Change site',
  record: { sort: 'site', id: 's1', name: 'a.example' },
  fields: [{ field: 'GST No', from: '', to: '29' }],
  undo,
  way: 'hand',
  outcome: 'done',
  message: null,
})

test('several fields of a site are taken back in one row that expects all of them', () => {
  const fields = [
    { field: 'gstNo', label: 'GST No', from: null, to: '29' },
    { field: 'isDemoSite', label: 'Demo site', from: true, to: false },
  ] as const
  expect(undoOf(entryWith({ siteId: 's1', fields: [...fields] }))).toEqual({
    field: 'site-values',
    columns: { gstNo: 'GST No', isDemoSite: 'Demo site' },
    label: 'GST No, Demo site',
    origin: 'undo',
    targets: [{ id: 's1', domain: 'a.example', name: 'a.example', to: { gstNo: null, isDemoSite: true }, expected: { gstNo: '29', isDemoSite: false } }],
  })
})

test('another record is taken back by its own form, and what keeps no values by nothing', () => {
  const undo: ChangeUndo = { sort: 'user', id: 'asha', of: '', values: [{ name: 'name', from: 'Asha', to: 'Bela' }] }
  expect([undoOf(entryWith(undo)), recordUndoOf(entryWith(undo))]).toEqual([null, undo])
  expect([undoOf(entryWith(null)), recordUndoOf(entryWith(null))]).toEqual([null, null])
})
