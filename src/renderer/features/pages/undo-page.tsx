import { useBridge } from '#data/bridge/bridge-context.ts'
import { findMasterPage } from '#data/pages/master-pages.ts'
import { GetSitePagesByAdminDocument, UpdateSitePageDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { PAGE_FIELDS, pageInput, valuesOf } from './page-values.ts'

/** Takes a change of a page back. */
export const UndoPage = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  return useRecordUndo({
    undo,
    name,
    onClose,
    what: 'page',
    valuesOf,
    fields: PAGE_FIELDS,
    read: () => findMasterPage(bridge, undo.id),
    write: (now, { values }, send) => send(UpdateSitePageDocument, { input: pageInput(values, now) }),
    invalidates: [GetSitePagesByAdminDocument],
  })
}
