import type { ReviewChoice } from '#patterns/edit-review/review-row.ts'
import { type FieldName, type FormUse, normalised, type SiteFormValues } from './form-values.ts'
import { fieldsOf } from './section.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two states of the form differ, in the order of the screen. Blanks around a text make no difference. */
export const changedFields = (from: SiteFormValues, to: SiteFormValues, use: FormUse): readonly FieldName[] => {
  const [before, after] = [normalised(from), normalised(to)]
  return fieldsOf(use).filter((name) => !isSame(before[name], after[name]))
}

/** What became of a site between opening and saving it. */
export interface EditComparison {
  /** changed here only */
  readonly yours: readonly FieldName[]
  /** changed on the platform only: stays so unless the user takes it back */
  readonly theirs: readonly FieldName[]
  /** changed on both sides, to different values: the user must choose */
  readonly conflicts: readonly FieldName[]
}

/**
 * Compares field by field what was loaded with what the platform has now and what the form holds. A change to the same value on both sides is none.
 *
 * @param locked fields that the user may not change, and so not take back either: they stay as the platform has them
 */
export const compareEdit = (loaded: SiteFormValues, platform: SiteFormValues, form: SiteFormValues, locked: readonly FieldName[] = []): EditComparison => {
  const here = changedFields(loaded, form, 'edit')
  const there = changedFields(loaded, platform, 'edit')
  const different = changedFields(platform, form, 'edit')
  return {
    yours: here.filter((name) => different.includes(name) && !there.includes(name)),
    theirs: there.filter((name) => !here.includes(name) && !locked.includes(name)),
    conflicts: here.filter((name) => there.includes(name) && different.includes(name)),
  }
}

export type Choices = Readonly<Record<string, ReviewChoice>>

/** Whose value is saved unless the user says otherwise: what only the platform changed stays as the platform has it. */
export const standingChoices = ({ theirs }: EditComparison): Choices => Object.fromEntries(theirs.map((name) => [name, 'theirs']))

/** What tells a person of a field: a partner's id is told by the name that changed with it. */
const toldBy = (name: FieldName, changedAlike: readonly FieldName[]): FieldName =>
  name === 'channelPartnerId' && changedAlike.includes('channelPartner') ? 'channelPartner' : name

/** The fields to show out of some that changed alike. */
export const toldFields = (changedAlike: readonly FieldName[]): readonly FieldName[] => changedAlike.filter((name) => toldBy(name, changedAlike) === name)

/** The values to save: the platform's, with what was changed here, and where the platform changed too, what was chosen. */
export const mergedValues = (
  platform: SiteFormValues,
  form: SiteFormValues,
  { yours, theirs, conflicts }: EditComparison,
  choices: Choices,
): { readonly values: SiteFormValues; readonly changed: readonly FieldName[] } => {
  const chosen = (contested: readonly FieldName[]) => contested.filter((name) => choices[toldBy(name, contested)] === 'yours')
  const changed = [...yours, ...chosen(theirs), ...chosen(conflicts)]
  const taken = Object.fromEntries(changed.map((name) => [name, form[name]]))
  return { values: { ...platform, ...taken }, changed }
}
