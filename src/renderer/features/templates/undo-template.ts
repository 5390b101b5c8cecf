import { findTemplate } from '#data/templates/use-templates.ts'
import { GetTempleteByUpdatedAtBySiteIdDocument, UpdateTempleteByAdminDocument } from '#generated/graphql.ts'
import { undoPanel } from '#patterns/activity/use-record-undo.ts'
import type { RecordUndo } from '#shared/bridge/activity.ts'
import { GLOBAL_TEMPLATES, MASTER_TEMPLATES } from './template-scope.ts'
import { TEMPLATE_FIELDS, templateInput, typeOf, valuesOf } from './template-values.ts'

const scopeOf = ({ of }: RecordUndo) => (of === GLOBAL_TEMPLATES.siteId ? GLOBAL_TEMPLATES : MASTER_TEMPLATES)

/** Takes a change of a template back. */
export const UndoTemplate = undoPanel({
  what: 'template',
  valuesOf,
  fields: TEMPLATE_FIELDS,
  read: (bridge, undo) => findTemplate(bridge, scopeOf(undo).siteId, undo.id),
  write: (now, { values }, send, undo) =>
    send(UpdateTempleteByAdminDocument, { input: templateInput({ scope: scopeOf(undo), type: typeOf(now), values, stored: now }) }),
  invalidates: [GetTempleteByUpdatedAtBySiteIdDocument],
})
