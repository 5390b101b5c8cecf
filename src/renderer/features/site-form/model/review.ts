import type { ReviewChoice, ReviewRow } from '#patterns/edit-review/review-row.ts'
import type { SiteField } from '../fields/field.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues, sectionsOf } from '../fields/site-fields.ts'
import { changedFields } from './values.ts'

/** What happened to a site between opening and saving it. */
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
export const compareEdit = (
  loaded: SiteFormValues,
  platform: SiteFormValues,
  form: SiteFormValues,
  locked: readonly FieldName[] = [],
  fields: readonly SiteField[] = SITE_FIELDS,
): EditComparison => {
  const here = changedFields(loaded, form, fields)
  const there = changedFields(loaded, platform, fields)
  const different = changedFields(platform, form, fields)
  return {
    yours: here.filter((name) => different.includes(name) && !there.includes(name)),
    theirs: there.filter((name) => !here.includes(name) && !locked.includes(name)),
    conflicts: here.filter((name) => there.includes(name) && different.includes(name)),
  }
}

export type Choices = Readonly<Record<string, ReviewChoice>>

/** Whose value is saved unless the user says otherwise: what only the platform changed stays as the platform has it. */
export const standingChoices = ({ theirs }: EditComparison): Choices => Object.fromEntries(theirs.map((name) => [name, 'theirs']))

/** The field that a person recognises: a partner's id is shown by the name that changed with it. */
const shownBy = (name: FieldName, changedAlike: readonly FieldName[]): FieldName =>
  name === 'channelPartnerId' && changedAlike.includes('channelPartner') ? 'channelPartner' : name

/** The fields to show out of some that changed alike. */
const shownFields = (changedAlike: readonly FieldName[]): readonly FieldName[] => changedAlike.filter((name) => shownBy(name, changedAlike) === name)

/** The values to save: the platform's, with what was changed here, and where the platform changed too, what was chosen. */
export const mergedValues = (
  platform: SiteFormValues,
  form: SiteFormValues,
  { yours, theirs, conflicts }: EditComparison,
  choices: Choices,
): { readonly values: SiteFormValues; readonly changed: readonly FieldName[] } => {
  const chosen = (contested: readonly FieldName[]) => contested.filter((name) => choices[shownBy(name, contested)] === 'yours')
  const changed = [...yours, ...chosen(theirs), ...chosen(conflicts)]
  return { values: { ...platform, ...Object.fromEntries(changed.map((name) => [name, form[name]])) }, changed }
}

/** A value of the form as people read it: dates DD/MM/YYYY, codes by their names, yes and no; empty for none. */
const textOf = (field: SiteField, value: unknown): string => {
  if (field.text !== undefined) return field.text(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.filter((entry): entry is string => typeof entry === 'string' && entry !== '').join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What a save of an existing site changes, by section in the order of the screen: field, from, to, and where the platform changed it since it was
 * loaded, its present value.
 */
export const reviewRows = (
  loaded: SiteFormValues,
  platform: SiteFormValues,
  form: SiteFormValues,
  { yours, theirs, conflicts }: EditComparison,
  fields: readonly SiteField[] = SITE_FIELDS,
): readonly ReviewRow[] => {
  const contested = new Set([...shownFields(theirs), ...shownFields(conflicts)])
  const listed = new Set([...shownFields(yours), ...contested])
  return sectionsOf('edit', fields).flatMap(({ title, groups }) =>
    groups
      .flatMap((group) => group.fields)
      .map((field) => ({ field, name: field.name as FieldName }))
      .filter(({ name }) => listed.has(name))
      .map(({ field, name }) => ({
        id: name,
        section: title,
        field: field.label,
        from: textOf(field, loaded[name]),
        to: textOf(field, form[name]),
        ...(contested.has(name) ? { theirs: textOf(field, platform[name]) } : {}),
      })),
  )
}
