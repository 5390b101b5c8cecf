import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { FilterValues } from '../board/filter-control.ts'
import { AGE_BUCKETS } from '../rules/outstanding.ts'
import { OWING_SITE_COLUMNS, type OwingSite } from './outstanding-columns.tsx'

/** The sales persons in the address. */
export const PERSON_LIST: ListDefinition<FilterValues> = {
  filters: {},
  columns: [{ id: 'name' }, ...AGE_BUCKETS.map(({ field }) => ({ id: field })), { id: 'balance' }],
}

export interface OwingSiteFilters {
  readonly business: string
}

/** The sites of the chosen person in the same address: 50 a page. */
export const OWING_SITE_LIST: ListDefinition<OwingSiteFilters> = {
  prefix: 'sites',
  columns: OWING_SITE_COLUMNS,
  filters: { business: textFilter() },
  initial: { size: 50 },
}

export const OWING_SITE_CRITERIA: Criteria<OwingSite, OwingSiteFilters> = { business: { kind: 'text', text: ({ companyName }) => companyName } }
