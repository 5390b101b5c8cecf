import type { Column } from '#components/data-table/column.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { type Mapping, mappingName } from './mapping.ts'

const amountText = (amount: number | null, currency: string): string => (amount === null ? '' : formatMoney(amount, currency))

/** The columns of both tabs, in order, prices in the partner's currency. */
export const mappingColumns = (currency: string): readonly Column<Mapping>[] => [
  { id: 'service', title: 'Service Name', kind: 'text', value: mappingName, width: 240, cutAt: 40, fixed: true },
  { id: 'option', title: 'Site Option', kind: 'text', value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions), width: 180 },
  {
    id: 'annual',
    title: 'Annual',
    kind: 'money',
    value: ({ boardingAmount }) => boardingAmount,
    text: (row) => amountText(row.boardingAmount, currency),
    width: 140,
  },
  {
    id: 'renewal',
    title: 'Renewal',
    kind: 'money',
    value: ({ renewalAmount }) => renewalAmount,
    text: (row) => amountText(row.renewalAmount, currency),
    width: 140,
  },
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 300, cutAt: 60 },
]

/** How the table of the open tab stands in the address. */
export const MAPPING_LIST: ListDefinition<object> = { columns: mappingColumns(''), filters: {} }
