import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { OUTLET_COLUMNS, type OutletOwner } from './outlet-columns.ts'

export interface OutletFilters {
  /** the search field over company, customer, mobile, e-mail, user name and the domains of the outlets */
  readonly q: string
}

/** How search, sort order, page and columns of the list stand in the address. */
export const OUTLET_LIST: ListDefinition<OutletFilters> = { columns: OUTLET_COLUMNS, filters: { q: textFilter() } }

export const OUTLET_CRITERIA: Criteria<OutletOwner, OutletFilters> = {
  q: {
    kind: 'text',
    text: ({ companyName, custName, mobile, email, userName, outlets }) => [
      companyName,
      custName,
      mobile,
      email,
      userName,
      ...(outlets ?? []).map(({ typeValue }) => typeValue),
    ],
  },
}
