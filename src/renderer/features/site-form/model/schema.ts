import * as z from 'zod/mini'
import type { SiteField } from '../fields/field.ts'
import type { FormUse } from '../fields/sections.ts'
import { type FieldName, SITE_FIELDS, type SiteFormValues } from '../fields/site-fields.ts'

const isMissing = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() === '' : value === null || (Array.isArray(value) && value.length === 0)

/** What is wrong with a field because of its absence or of other fields; null for nothing. */
const problemOf = ({ name, isVisible, required, conflict }: SiteField, values: SiteFormValues): string | null => {
  const isRequired = required !== undefined && isVisible?.holds(values) !== false && required.when?.holds(values) !== false
  if (isRequired && isMissing(values[name as FieldName])) return required.message
  return conflict?.when.holds(values) === true ? conflict.message : null
}

/**
 * The rules of the site form. Every broken rule is found, not only the first: the sections show how many there are. Fields that are locked keep what is
 * stored, so nothing is asked of them.
 */
export const siteFormSchema = (use: FormUse, locked: readonly FieldName[] = [], fields: readonly SiteField[] = SITE_FIELDS) => {
  const isAsked = ({ name, place, isFixedOnEdit }: SiteField): boolean =>
    place[use] !== undefined && !(use === 'edit' && isFixedOnEdit === true) && !locked.includes(name as FieldName)
  const asked = fields.filter(isAsked)
  const shape = Object.fromEntries(fields.map((field) => [field.name, isAsked(field) ? field.rule : z.any()]))
  return z.object(shape as unknown as { [Name in FieldName]: z.ZodMiniType<SiteFormValues[Name], SiteFormValues[Name]> }).check(
    z.superRefine<SiteFormValues>(
      (values, context) => {
        for (const field of asked) {
          const message = problemOf(field, values)
          if (message !== null) context.addIssue({ code: 'custom', path: [field.name], message })
        }
      },
      // Even while single fields are wrong: one pass finds all errors.
      { when: () => true },
    ),
  )
}
