import { changedFields } from '#patterns/edit-review/three-way.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues } from '../fields/site-fields.ts'
import { recordFields } from './review.ts'

type Fields = Partial<SiteFormValues>

/** The fields of a stored draft. A value that this version of the form does not have, or has in another shape, is left out. */
const draftFields = (stored: unknown): Fields => {
  if (typeof stored !== 'object' || stored === null) return {}
  const values = stored as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    SITE_FIELDS.filter(({ name, shape }) => name in values && shape.safeParse(values[name]).success).map(({ name }) => [name, values[name]]),
  )
}

/** The values of a stored draft of a new site, missing ones taken from `initial`; null if it is no draft. */
export const draftValues = (stored: unknown, initial: SiteFormValues): SiteFormValues | null => {
  const kept = draftFields(stored)
  return Object.keys(kept).length === 0 ? null : { ...initial, ...kept }
}

const pick = (values: Fields, names: readonly FieldName[]): Fields => Object.fromEntries(names.map((name) => [name, values[name]]))

const changedNames = (from: SiteFormValues, to: SiteFormValues): readonly FieldName[] => changedFields(from, to, recordFields()) as readonly FieldName[]

/** The part of an edit that is kept: only the changed fields, so that a draft never brings back an old value of another one. */
export const editDraftOf = (base: SiteFormValues, form: SiteFormValues): { readonly from: Fields; readonly to: Fields } => {
  const changed = changedNames(base, form)
  return { from: pick(base, changed), to: pick(form, changed) }
}

export interface ResumedEdit {
  /** The values that the changes were made to: where the site has others by now, another user changed it in the meantime. */
  readonly base: SiteFormValues
  readonly form: SiteFormValues
}

/** A stored edit applied to the site as it is now. Null if no unlocked field of it differs from the site any more, or if it is no draft. */
export const resumedEdit = (stored: unknown, loaded: SiteFormValues, locked: readonly FieldName[]): ResumedEdit | null => {
  if (typeof stored !== 'object' || stored === null || !('from' in stored) || !('to' in stored)) return null
  const [from, to] = [draftFields(stored.from), draftFields(stored.to)]
  const names = changedNames(loaded, { ...loaded, ...to }).filter((name) => name in from && !locked.includes(name))
  return names.length === 0 ? null : { base: { ...loaded, ...pick(from, names) }, form: { ...loaded, ...pick(to, names) } }
}
