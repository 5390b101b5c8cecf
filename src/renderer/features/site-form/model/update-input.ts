import type { UpdateSiteInput } from '#generated/graphql.ts'
import type { FieldName, SiteFormValues } from './form-values.ts'
import { inputNamesOf, updateInputOf } from './site-input.ts'
import type { SiteSource } from './site-source.ts'

/** What was read of a site, as the input that would write it again unchanged. What could not be read is left out, so that nothing is blanked. */
const storedInput = ({ record, setting }: SiteSource): UpdateSiteInput => {
  const { curr, siteOptions, contactEmail: _contactEmail, ...named } = record
  if (setting === null) return { ...named, currency: curr, siteOption: siteOptions }
  const { companyName: _companyName, contactEmail: _settingEmail, curr: _curr, ...settings } = setting
  return { ...settings, ...named, currency: curr, siteOption: siteOptions }
}

/**
 * The full update input: every field that was changed as the form has it, every other exactly as the platform has it now.
 *
 * @param source what the platform holds now
 * @param values the form with the platform's present values in all fields that were not changed
 */
export const updateInputFor = (source: SiteSource, values: SiteFormValues, changed: readonly FieldName[]): UpdateSiteInput => {
  const whole = updateInputOf(values)
  const names = new Set(changed.flatMap(inputNamesOf))
  const written = Object.fromEntries(Object.entries(whole).filter(([name]) => names.has(name as keyof typeof whole)))
  return { ...storedInput(source), ...written, siteId: source.record.siteId, domain: source.record.domain }
}
