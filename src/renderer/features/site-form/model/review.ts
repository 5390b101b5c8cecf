import type { ReviewRow } from '#patterns/edit-review/review-row.ts'
import type { StoredImage } from '#shared/domain/content/image.ts'
import { FIRST_SERVICE_TYPES } from '#shared/domain/content/menu.ts'
import { countryName } from '#shared/domain/country.ts'
import { formatDate, parseFormDate } from '#shared/domain/date.ts'
import { siteModeLabel } from '#shared/domain/site/site-choices.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { siteTypeLabel } from '#shared/domain/site/site-type.ts'
import { type EditComparison, toldFields } from './comparison.ts'
import { FIELD_LABELS } from './field-labels.ts'
import type { FieldName, PaymentModeEntry, SiteFormValues } from './form-values.ts'
import { sectionsOf } from './section.ts'

type Format = (value: never) => string

const dateText = (value: string): string => formatDate(parseFormDate(value))
const menuName = (slug: string): string => FIRST_SERVICE_TYPES.find(({ slugName }) => slugName === slug)?.typeName ?? slug
const modeText = ({ internalName, displayName }: PaymentModeEntry): string => `${displayName} (${internalName})`

/** Values that are not read as they are stored. */
const FORMATS: Partial<Record<FieldName, Format>> = {
  siteType: siteTypeLabel,
  siteOption: siteOptionLabel,
  siteMode: siteModeLabel,
  country: countryName,
  diningSettingMenu: menuName,
  fromDate: dateText,
  tillDate: dateText,
  paymentModes: (modes: readonly PaymentModeEntry[]) => modes.map(modeText).join(', '),
  siteLogo: (image: StoredImage | null) => image?.key ?? '',
}

const plainText = (value: SiteFormValues[FieldName]): string => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.filter((entry): entry is string => typeof entry === 'string' && entry !== '').join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** A value of the form as people read it: dates DD/MM/YYYY, codes by their names, yes and no; empty for none. */
const valueText = (name: FieldName, value: SiteFormValues[FieldName]): string => {
  const format = FORMATS[name]
  return format === undefined ? plainText(value) : format(value as never)
}

/**
 * What a save of an existing site changes, by section in the order of the screen: field, from, to, and where the platform changed it since it was
 * loaded, what stands there now.
 */
export const reviewRows = (loaded: SiteFormValues, platform: SiteFormValues, form: SiteFormValues, comparison: EditComparison): readonly ReviewRow[] => {
  const { yours, theirs, conflicts } = comparison
  const contested = new Set([...toldFields(theirs), ...toldFields(conflicts)])
  const listed = new Set([...toldFields(yours), ...contested])
  return sectionsOf('edit').flatMap(({ title, fields }) =>
    fields.edit
      .filter((name) => listed.has(name))
      .map((name) => ({
        id: name,
        section: title,
        field: FIELD_LABELS[name],
        from: valueText(name, loaded[name]),
        to: valueText(name, form[name]),
        ...(contested.has(name) ? { theirs: valueText(name, platform[name]) } : {}),
      })),
  )
}
