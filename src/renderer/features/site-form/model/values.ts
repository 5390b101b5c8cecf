import type { SiteField } from '../fields/field.ts'
import { SITE_FIELDS, type SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'

const valuesFrom = (fields: readonly SiteField[], pick: (field: SiteField) => unknown): SiteFormValues =>
  Object.fromEntries(fields.map((field) => [field.name, pick(field)])) as unknown as SiteFormValues

/** A form without a value: what a field holds while its value is not known. */
export const emptyValues = (fields: readonly SiteField[] = SITE_FIELDS): SiteFormValues => valuesFrom(fields, ({ empty }) => structuredClone(empty))

export const newSiteValues = (fields: readonly SiteField[] = SITE_FIELDS): SiteFormValues => valuesFrom(fields, ({ initial }) => structuredClone(initial))

export const valuesOf = (source: SiteSource, fields: readonly SiteField[] = SITE_FIELDS): SiteFormValues =>
  normalised(valuesFrom(fields, (field) => field.stored(source)))

/** The values as they count: texts without blanks around them, lists without empty entries. */
export const normalised = (values: SiteFormValues): SiteFormValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => {
      if (typeof value === 'string') return [name, value.trim()]
      if (Array.isArray(value)) return [name, value.filter((entry) => entry !== '')]
      return [name, value]
    }),
  ) as unknown as SiteFormValues
