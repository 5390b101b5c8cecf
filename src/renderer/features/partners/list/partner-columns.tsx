import type { Column } from '#components/data-table/column.ts'
import { formatDate } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { countryOf, currencyOf, partnerName } from '../partner.ts'
import { ActionsCell, StatusCell } from './partner-cells.tsx'
import type { PartnerRow } from './partner-row.ts'
import { statusLabel } from './status.ts'

/** The wallet of a partner as people read it; empty where the platform says nothing of one. */
const balanceText = ({ partner }: PartnerRow): string => (partner.balance === null ? '' : formatMoney(partner.balance, currencyOf(partner)))

const lastCustomerText = ({ customers }: PartnerRow): string => {
  const last = customers?.last
  return last ? [formatDate(last.createdAt), last.name].filter(Boolean).join(' ') : ''
}

/** The columns of the CP List, in order. */
export const PARTNER_COLUMNS: readonly Column<PartnerRow>[] = [
  { id: 'sr', title: 'Sr', kind: 'number', value: ({ number }) => number, width: 44, minWidth: 40, fixed: true },
  { id: 'company', title: 'Company Name', kind: 'text', value: ({ partner }) => partnerName(partner), width: 200, cutAt: 40, fixed: true },
  { id: 'contact', title: 'Contact Person', kind: 'text', value: ({ partner }) => partner.name, width: 140, cutAt: 30 },
  { id: 'mobile', title: 'Mobile', kind: 'text', value: ({ partner }) => partner.mobile, width: 108 },
  { id: 'sales', title: 'Sales Person', kind: 'text', value: ({ partner }) => partner.onboardedBy, width: 130, cutAt: 30 },
  { id: 'balance', title: 'Wallet Balance', kind: 'money', value: ({ partner }) => partner.balance, text: balanceText, width: 140 },
  { id: 'country', title: 'Country', kind: 'text', value: ({ partner }) => countryOf(partner.address), width: 136 },
  { id: 'city', title: 'City', kind: 'text', value: ({ partner }) => partner.address?.city ?? null, width: 100 },
  {
    id: 'since',
    title: 'CP Since',
    kind: 'date',
    value: ({ partner }) => partner.createdAt,
    text: ({ partner }) => formatDate(partner.createdAt),
    width: 104,
  },
  {
    id: 'status',
    title: 'Status',
    kind: 'text',
    value: ({ partner }) => statusLabel(partner),
    render: ({ partner }) => <StatusCell partner={partner} />,
    interactive: true,
    width: 104,
  },
  { id: 'customers', title: 'Total Customers', kind: 'number', value: ({ customers }) => customers?.count ?? null, width: 136 },
  {
    id: 'lastCustomer',
    title: 'Last Customer',
    kind: 'date',
    value: ({ customers }) => customers?.last?.createdAt ?? null,
    text: lastCustomerText,
    width: 190,
    cutAt: 40,
  },
  {
    id: 'actions',
    title: 'Actions',
    kind: 'text',
    value: () => null,
    render: ({ partner }) => <ActionsCell partner={partner} />,
    interactive: true,
    exported: false,
    sortable: false,
    width: 132,
  },
]
