import type { CreateSiteInput, UpdateSiteInput } from '#generated/graphql.ts'
import type { SiteField, SiteInput } from '../fields/field.ts'
import { isRewardedOnGroup } from '../fields/settings-fields.ts'
import { type FieldName, fieldsOf, SITE_FIELDS, type SiteFormValues } from '../fields/site-fields.ts'
import type { SiteSource } from '../fields/site-source.ts'
import { normalised } from './values.ts'

type Part = Readonly<Record<string, unknown>>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

const merged = (one: Part, other: Part): Part => ({
  ...one,
  ...Object.fromEntries(
    Object.entries(other).map(([key, value]) => {
      const present = one[key]
      return [key, isPart(present) && isPart(value) ? merged(present, value) : value]
    }),
  ),
})

/** A value at a path of the input, `footerAddress.city`. */
const at = (path: string, value: unknown): Part => path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as Part

const partOf = (field: SiteField, values: SiteFormValues): Part => {
  const { name, input } = field
  if (typeof input === 'function') return input(values)
  return input.map((path) => at(path, field.toInput(values[name as FieldName]))).reduce(merged, {})
}

const inputOf = (fields: readonly SiteField[], values: SiteFormValues): SiteInput => fields.map((field) => partOf(field, values)).reduce(merged, {})

/**
 * The input that creates the site of a filled form; `now` in unix seconds. Values that are empty or not on screen are left out, and the platform's
 * own defaults apply.
 */
export const createInputOf = (form: SiteFormValues, now: number, fields: readonly SiteField[] = SITE_FIELDS): CreateSiteInput => {
  const values = normalised(form)
  const shown = fieldsOf('create', fields).filter(({ isVisible }) => isVisible?.holds(values) !== false)
  const given = Object.fromEntries(Object.entries(inputOf(shown, values)).filter(([, value]) => value !== null))
  return { ...given, internalName: values.companyName, enabled: true, fromDate: now } as CreateSiteInput
}

/** The loaded site as the input that would write it again unchanged. A part that could not be read is left out, so that nothing is blanked. */
const storedInput = ({ record, setting, reward }: SiteSource): UpdateSiteInput => {
  const { contactEmail, ...named } = record
  if (setting === null) return named
  const { companyName: _companyName, contactEmail: ownerEmail, curr: currency, ...settings } = setting
  const { location: _location, ...address } = setting.footerAddress ?? {}
  return {
    ...settings,
    ...named,
    ...address,
    currency,
    ownerEmail: ownerEmail ?? contactEmail,
    ownerMob: setting.contactNumber,
    isGroupReward: isRewardedOnGroup({ reward }),
  }
}

/** The full update input: every changed field as the form has it, every other exactly as the platform has it now (`source`). */
export const updateInputFor = (
  source: SiteSource,
  form: SiteFormValues,
  changed: readonly FieldName[],
  fields: readonly SiteField[] = SITE_FIELDS,
): UpdateSiteInput => {
  const values = normalised(form)
  const whole = inputOf(fields, values)
  const names = new Set(fields.filter(({ name }) => changed.includes(name as FieldName)).flatMap((field) => Object.keys(partOf(field, values))))
  const written = Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name)))
  return { ...storedInput(source), ...written, siteId: source.record.siteId, domain: source.record.domain }
}
