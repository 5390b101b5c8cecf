import { plainUndo } from '#patterns/activity/plain-undo.ts'
import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import { keptText, LONGEST_UNDO } from '#shared/domain/activity/sent-changes.ts'
import { BULK_SITE_FIELD_NAMES, bulkValueOf } from '#shared/domain/bulk/site-changes.ts'
import { formFieldOf } from '../bulk/bulk-site-fields.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { updateInputFor } from './site-input.ts'
import { valuesOf } from './values.ts'

/** What takes a save of Edit Site back: where it changes plain fields of the site and nothing else; undefined otherwise. As a bulk change where it can be one. */
export const siteUndo = (now: SiteSource, merged: Merged<SiteFormValues>): ChangeAbout['undo'] => {
  const { values, changed } = merged
  const before = { ...updateInputFor(now, valuesOf(now), changed as readonly FieldName[]) } as Readonly<Record<string, unknown>>
  const after = { ...updateInputFor(now, values, changed as readonly FieldName[]) } as Readonly<Record<string, unknown>>
  const names = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const fields = names.flatMap((name) => {
    const field = BULK_SITE_FIELD_NAMES.find((known) => known === name)
    if (field === undefined) return []
    return [{ field, label: keptText(formFieldOf(field)?.label ?? name), from: bulkValueOf(field, before[field]), to: bulkValueOf(field, after[field]) }]
  })
  const { siteId } = now.record
  const [first, ...others] = fields
  const isBulk = first !== undefined && fields.length === names.length
  if (!isBulk) return plainUndo({ sort: 'site', id: siteId, of: now.record.domain }, valuesOf(now), merged)
  if (JSON.stringify(fields).length > LONGEST_UNDO) return undefined
  const { field, from, to } = first
  return others.length === 0 ? { siteId, field, from, to } : { siteId, fields }
}
