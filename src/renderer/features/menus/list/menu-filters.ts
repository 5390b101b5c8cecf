import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { Menu } from '../menu.ts'
import { MENU_COLUMNS } from './menu-columns.tsx'
import { statusText } from './status-switch.tsx'

const STATUSES = ['Active', 'Inactive'] as const

export interface MenuFilters {
  /** The search field over names and description. */
  readonly q: string
  readonly status: (typeof STATUSES)[number] | null
}

/** How filters, sort order, page and columns of the menus stand in the address. */
export const MENU_LIST: ListDefinition<MenuFilters> = {
  columns: MENU_COLUMNS,
  filters: { q: textFilter(), status: choiceFilter(STATUSES) },
}

export const MENU_CRITERIA: Criteria<Menu, MenuFilters> = {
  q: { kind: 'text', text: ({ typeName, displayName, slugName, typeDes }) => [typeName, displayName, slugName, typeDes] },
  status: { kind: 'choice', value: statusText },
}

const STATUS_OPTIONS: readonly FilterOption[] = STATUSES.map((value) => ({ value, label: value }))

/** Every filter of the menus but the search field. */
export const menuFilterFields = (filters: MenuFilters, set: (part: Partial<MenuFilters>) => void): readonly FilterField[] => [
  {
    kind: 'one-of',
    name: 'status',
    label: 'Status',
    value: filters.status,
    options: () => STATUS_OPTIONS,
    labelOf: (value) => value,
    onChange: (value) => set({ status: STATUSES.find((status) => status === value) ?? null }),
  },
]
