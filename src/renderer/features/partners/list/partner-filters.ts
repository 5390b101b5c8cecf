import type { FieldOption } from '#components/form/field-props.ts'
import { choiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { countryName } from '#shared/domain/country.ts'
import { PARTNER_COLUMNS } from './partner-columns.tsx'
import type { PartnerRow } from './partner-row.ts'

export interface PartnerFilters {
  /** company name, contact person, mobile */
  readonly q: string
  /** the stored code */
  readonly country: string | null
}

/** How filters, sort order, page and columns of the CP List stand in the address. */
export const PARTNER_LIST: ListDefinition<PartnerFilters> = {
  columns: PARTNER_COLUMNS,
  filters: { q: textFilter(), country: choiceFilter() },
}

export const PARTNER_CRITERIA: Criteria<PartnerRow, PartnerFilters> = {
  q: { kind: 'text', text: ({ partner }) => [partner.companyName, partner.name, partner.mobile] },
  country: { kind: 'choice', value: ({ partner }) => partner.address?.country },
}

/** The countries that partners are in, by name. */
export const countryOptions = (rows: readonly PartnerRow[]): readonly FieldOption[] =>
  [...new Set(rows.flatMap(({ partner }) => partner.address?.country || []))]
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
