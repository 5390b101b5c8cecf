import type { RecordField } from '#patterns/edit-review/three-way.ts'
import type { SiteField } from '../fields/field.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues, sectionsOf } from '../fields/site-fields.ts'
import { siteFormSchema } from './schema.ts'

/** A value of the form as people read it: dates DD/MM/YYYY, codes by their names, yes and no; empty for none. */
const textOf = (field: SiteField, value: unknown): string => {
  if (field.text !== undefined) return field.text(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.filter((entry): entry is string => typeof entry === 'string' && entry !== '').join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

/** A value as it is compared: blanks around a text and empty entries of a list make no difference. */
const comparable = (value: unknown): string => {
  if (typeof value === 'string') return JSON.stringify(value.trim())
  return JSON.stringify(Array.isArray(value) ? value.filter((entry) => entry !== '') : value)
}

/**
 * The fields of an existing site as they are compared, reviewed and merged, in the order of the screen.
 *
 * @param locked fields that the user may not change: they stay as the platform has them
 */
export const recordFields = (locked: readonly FieldName[] = [], fields: readonly SiteField[] = SITE_FIELDS): readonly RecordField<SiteFormValues>[] =>
  sectionsOf('edit', fields).flatMap(({ title, groups }) =>
    groups
      .flatMap((group) => group.fields)
      .map((field) => {
        const name = field.name as FieldName
        return {
          id: name,
          section: title,
          label: field.label,
          text: (values) => textOf(field, values[name]),
          take: (values, from) => ({ ...values, [name]: from[name] }),
          isSame: (one, other) => comparable(one[name]) === comparable(other[name]),
          isLocked: locked.includes(name),
          ...(field.shownBy === undefined ? {} : { shownBy: field.shownBy }),
        }
      }),
  )

/** The rule that values mixed from both sides break, null if none: each side keeps the rules, a mix may not. */
export const problemOf = (values: SiteFormValues, locked: readonly FieldName[]): string | null => {
  const issue = siteFormSchema('edit', locked).safeParse(values).error?.issues[0]
  return issue === undefined ? null : `${SITE_FIELDS.find(({ name }) => name === issue.path[0])?.label}: ${issue.message}`
}
