import type { Merged } from '#patterns/edit-review/three-way.ts'
import type { ChangeAbout } from '#shared/bridge/activity.ts'
import { BULK_SITE_FIELD_NAMES, type BulkValue, bulkValueOf } from '#shared/domain/bulk/site-changes.ts'
import type { FieldName, SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { updateInputFor } from './site-input.ts'
import { valuesOf } from './values.ts'

/** More than the record of what was sent takes. */
const isTooLong = (value: BulkValue): boolean => typeof value === 'string' && value.length > 5000

/** What takes a save of Edit Site back: where it changes one plain field of the site and nothing else; undefined otherwise. */
export const siteUndo = (now: SiteSource, { values, changed }: Merged<SiteFormValues>): ChangeAbout['undo'] => {
  const before = { ...updateInputFor(now, valuesOf(now), changed as readonly FieldName[]) } as Readonly<Record<string, unknown>>
  const after = { ...updateInputFor(now, values, changed as readonly FieldName[]) } as Readonly<Record<string, unknown>>
  const [name, ...others] = Object.keys(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
  const field = BULK_SITE_FIELD_NAMES.find((known) => known === name)
  if (field === undefined || others.length > 0) return undefined
  const [from, to] = [bulkValueOf(field, before[field]), bulkValueOf(field, after[field])]
  return [from, to].some(isTooLong) ? undefined : { siteId: now.record.siteId, field, from, to }
}
