import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { choiceFilter, multiChoiceFilter, textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { roleLabel } from './model/labels.ts'
import { statusOf, USER_COLUMNS } from './user-columns.tsx'

const STATUSES = ['Active', 'Inactive'] as const

export interface UserFilters {
  /** the search field over name, user name, e-mail, mobile and company */
  readonly q: string
  readonly role: readonly string[]
  readonly status: (typeof STATUSES)[number] | null
}

/** How filters, sort order, page and columns of Manage Users stand in the address. */
export const USER_LIST: ListDefinition<UserFilters> = {
  columns: USER_COLUMNS,
  filters: { q: textFilter(), role: multiChoiceFilter(), status: choiceFilter(STATUSES) },
}

export const USER_CRITERIA: Criteria<InternalUser, UserFilters> = {
  q: { kind: 'text', text: ({ name, username, emailId, mobile, companyName }) => [name, username, emailId, mobile, companyName] },
  role: { kind: 'choice', value: ({ userRole }) => userRole },
  status: { kind: 'choice', value: statusOf },
}

/** Options with the number of users that have each, by their labels. */
const optionsOf = (users: readonly InternalUser[], read: (user: InternalUser) => string, labelOf: (value: string) => string): readonly FilterOption[] =>
  [...Map.groupBy(users, read)]
    .filter(([value]) => value !== '')
    .map(([value, having]) => ({ value, label: labelOf(value), count: having.length }))
    .toSorted((one, other) => one.label.localeCompare(other.label))

/** Every filter of Manage Users but the search field. */
export const userFilterFields = (filters: UserFilters, users: readonly InternalUser[], set: (part: Partial<UserFilters>) => void): readonly FilterField[] => [
  {
    kind: 'any-of',
    name: 'role',
    label: 'Role',
    value: filters.role,
    options: () => optionsOf(users, ({ userRole }) => userRole ?? '', roleLabel),
    labelOf: roleLabel,
    onChange: (role) => set({ role }),
  },
  {
    kind: 'one-of',
    name: 'status',
    label: 'Status',
    value: filters.status,
    options: () => optionsOf(users, statusOf, (status) => status),
    onChange: (value) => set({ status: STATUSES.find((status) => status === value) ?? null }),
  },
]
