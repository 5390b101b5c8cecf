import { useBridge } from '#data/bridge/bridge-context.ts'
import { findTemplate } from '#data/templates/use-templates.ts'
import { GetTempleteByUpdatedAtBySiteIdDocument, UpdateTempleteByAdminDocument } from '#generated/graphql.ts'
import { useRecordUndo } from '#patterns/activity/use-record-undo.ts'
import type { UndoPanelProps } from '#patterns/panels/panels.ts'
import { GLOBAL_TEMPLATES, MASTER_TEMPLATES } from './template-scope.ts'
import { TEMPLATE_FIELDS, templateInput, typeOf, valuesOf } from './template-values.ts'

/** Takes a change of a template back. */
export const UndoTemplate = ({ undo, name, onClose }: UndoPanelProps) => {
  const bridge = useBridge()
  const scope = undo.of === GLOBAL_TEMPLATES.siteId ? GLOBAL_TEMPLATES : MASTER_TEMPLATES
  return useRecordUndo({
    undo,
    name,
    onClose,
    what: 'template',
    valuesOf,
    fields: TEMPLATE_FIELDS,
    read: () => findTemplate(bridge, scope.siteId, undo.id),
    write: (now, { values }, send) => send(UpdateTempleteByAdminDocument, { input: templateInput({ scope, type: typeOf(now), values, stored: now }) }),
    invalidates: [GetTempleteByUpdatedAtBySiteIdDocument],
  })
}
