import { changedFields } from './comparison.ts'
import { draftFields } from './draft-values.ts'
import type { FieldName, SiteFormValues } from './form-values.ts'

type Fields = Partial<SiteFormValues>

/** A half-filled edit: the fields that were changed, as the site had them and as they were filled in. */
export interface EditDraft {
  readonly from: Fields
  readonly to: Fields
}

const pick = (values: Fields, names: readonly FieldName[]): Fields => Object.fromEntries(names.map((name) => [name, values[name]]))

/** What is kept of an edit. Of the rest nothing, so that a draft never brings back what a field had long ago. */
export const editDraftOf = (base: SiteFormValues, form: SiteFormValues): EditDraft => {
  const changed = changedFields(base, form, 'edit')
  return { from: pick(base, changed), to: pick(form, changed) }
}

/** An edit to go on with. */
export interface ResumedEdit {
  /** What the changes were made to: where the site has something else by now, somebody changed it meanwhile. */
  readonly base: SiteFormValues
  readonly form: SiteFormValues
}

/**
 * A stored edit put on the site as it is now. Null when nothing of it differs from the site any more, or it is no draft at all.
 *
 * @param locked fields that the user may not change
 */
export const resumedEdit = (stored: unknown, loaded: SiteFormValues, locked: readonly FieldName[]): ResumedEdit | null => {
  if (typeof stored !== 'object' || stored === null || !('from' in stored) || !('to' in stored)) return null
  const [from, to] = [draftFields(stored.from), draftFields(stored.to)]
  const names = changedFields(loaded, { ...loaded, ...to }, 'edit').filter((name) => name in from && !locked.includes(name))
  return names.length === 0 ? null : { base: { ...loaded, ...pick(from, names) }, form: { ...loaded, ...pick(to, names) } }
}
