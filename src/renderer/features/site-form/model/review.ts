import { fieldOf, type RecordField } from '#patterns/edit-review/three-way.ts'
import type { SiteField } from '../fields/field.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues, sectionsOf } from '../fields/site-fields.ts'
import { siteFormSchema } from './schema.ts'

const fieldNamed = fieldOf<SiteFormValues>()

/** The fields of an existing site as they are compared, reviewed and merged. Those that are locked stay as the platform has them. */
export const recordFields = (locked: readonly FieldName[] = [], fields: readonly SiteField[] = SITE_FIELDS): readonly RecordField<SiteFormValues>[] =>
  sectionsOf('edit', fields).flatMap(({ title, groups }) =>
    groups
      .flatMap((group) => group.fields)
      .map(({ name, label, text, shownBy }) => ({
        ...fieldNamed(name as FieldName, title, label, text),
        isLocked: locked.includes(name as FieldName),
        ...(shownBy === undefined ? {} : { shownBy }),
      })),
  )

/** The rule that values mixed from both sides break, null if none: each side keeps the rules, a mix may not. */
export const problemOf = (values: SiteFormValues, locked: readonly FieldName[]): string | null => {
  const issue = siteFormSchema('edit', locked).safeParse(values).error?.issues[0]
  return issue === undefined ? null : `${SITE_FIELDS.find(({ name }) => name === issue.path[0])?.label}: ${issue.message}`
}
