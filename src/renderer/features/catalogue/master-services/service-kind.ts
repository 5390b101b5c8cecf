import type { Column } from '#components/data-table/column.ts'
import { textFilter } from '#components/list-state/filter-codec.ts'
import type { PriceRow } from '#data/catalogue/price-list.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import type { ListDeclaration } from '../list/catalogue-list.tsx'
import { ONE_TIME_SERVICE, RECURRING_SERVICE, SERVICES_FAILED } from '../messages.ts'

interface ServiceFilters {
  /** the search field over the names */
  readonly q: string
}

/** One of the two sorts of master services: what its tab, its table and its calls are. */
export interface ServiceKind {
  /** As the address has it. */
  readonly id: 'recurring' | 'one-time'
  /** The price domain that its services are kept under. */
  readonly domain: string
  /** Before the button that edits. */
  readonly columns: readonly Column<PriceRow>[]
  /** Its label is the title of the tab too. */
  readonly list: ListDeclaration<PriceRow, ServiceFilters>
}

const NAME: Column<PriceRow> = { id: 'name', title: 'Service name', kind: 'text', value: ({ serviceName }) => serviceName, width: 320, fixed: true }

const PRICE: Column<PriceRow> = {
  id: 'price',
  title: 'Price',
  kind: 'money',
  value: ({ charges }) => charges,
  text: ({ charges }) => (charges === null ? '' : formatMoney(charges, DEFAULT_CURRENCY)),
  width: 180,
}

/** The state of each table stands in the address apart from the other's. */
const listOf = (id: ServiceKind['id'], label: string, columns: readonly Column<PriceRow>[]): ServiceKind['list'] => ({
  label,
  one: label.toLowerCase(),
  many: 'services',
  definition: { columns, filters: { q: textFilter() }, prefix: id },
  criteria: { q: { kind: 'text', text: ({ serviceName }) => serviceName } },
  searchHint: 'Search service name',
  rowId: (row) => row.id,
  rowLabel: ({ serviceName }) => serviceName,
  loadFailed: SERVICES_FAILED,
})

const RECURRING_COLUMNS = [NAME]
const ONE_TIME_COLUMNS = [NAME, PRICE]

/** In the order of the tabs. */
export const SERVICE_KINDS: readonly [ServiceKind, ServiceKind] = [
  {
    id: 'recurring',
    domain: RECURRING_PRICE_DOMAIN,
    columns: RECURRING_COLUMNS,
    list: listOf('recurring', RECURRING_SERVICE, RECURRING_COLUMNS),
  },
  {
    id: 'one-time',
    domain: ONE_TIME_PRICE_DOMAIN,
    columns: ONE_TIME_COLUMNS,
    list: listOf('one-time', ONE_TIME_SERVICE, ONE_TIME_COLUMNS),
  },
]

/** The kind that an address names; the recurring ones for any other text. */
export const serviceKindOf = (id: string | null): ServiceKind => SERVICE_KINDS.find((kind) => kind.id === id) ?? SERVICE_KINDS[0]
