import { findMasterPage } from '#data/pages/master-pages.ts'
import { GetSitePagesByAdminDocument, UpdateSitePageDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import { PAGE_FIELDS, pageInput, pageUndo, valuesOf } from './page-values.ts'

/** Takes a change of a page back. */
export const UndoPage = undoPanel({
  what: 'page',
  valuesOf,
  fields: PAGE_FIELDS,
  read: (bridge, undo) => findMasterPage(bridge, undo.id),
  write: (now, { values }, send) => send(UpdateSitePageDocument, { input: pageInput(values, now) }),
  undoOf: pageUndo,
  invalidates: [GetSitePagesByAdminDocument],
})
