import { CellLink } from '#components/data-table/cell-link.tsx'
import type { Column } from '#components/data-table/column.ts'
import { textFilter } from '#components/list-state/filter-codec.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import type { FilterValues } from '../board/filter-control.ts'
import { AGE_BUCKETS, sumOfOutstanding, wholeRupees, wholeRupeesOfSum } from '../rules/amounts.ts'

/** A site that owes. */
export type OwingSite = OutstandingRow['sites'][number]

/** In order: the name, which shows the person's sites, and amounts in whole rupees. */
export const personColumns = (choose: (name: string) => void): readonly Column<OutstandingRow>[] => [
  {
    id: 'name',
    title: 'Sales Person Name',
    kind: 'text',
    value: ({ name }) => name,
    render: ({ name }) => (
      <CellLink label={name} title={`Sites of ${name}`} onClick={() => choose(name)}>
        {name}
      </CellLink>
    ),
    interactive: true,
    width: 240,
    fixed: true,
  },
  ...AGE_BUCKETS.map(
    ({ field, title }): Column<OutstandingRow> => ({
      id: field,
      title,
      kind: 'money',
      value: (row) => row[field],
      text: (row) => wholeRupees(row[field]),
      width: 160,
    }),
  ),
  { id: 'balance', title: 'Total Balance', kind: 'money', value: ({ balance }) => balance, text: ({ balance }) => wholeRupees(balance), width: 160 },
]

/** The line TOTAL below the sales persons. */
export const personTotals = (rows: readonly OutstandingRow[]): Readonly<Record<string, string>> => {
  const sums = sumOfOutstanding(rows)
  const texts: Record<string, string> = { name: 'TOTAL', balance: wholeRupeesOfSum(sums.balance) }
  for (const { field } of AGE_BUCKETS) texts[field] = wholeRupeesOfSum(sums[field])
  return texts
}

/** In order. */
export const OWING_SITE_COLUMNS: readonly Column<OwingSite>[] = [
  { id: 'companyName', title: 'Business Name', kind: 'text', value: ({ companyName }) => companyName ?? null, width: 240, cutAt: 40, fixed: true },
  { id: 'fqdn', title: 'Domain', kind: 'text', value: ({ fqdn }) => fqdn ?? null, width: 240, cutAt: 40 },
  { id: 'manager', title: 'Support Account Manager', kind: 'text', value: ({ supportAccManager }) => supportAccManager ?? null, width: 200 },
  {
    id: 'createdAt',
    title: 'Created At',
    kind: 'date',
    value: ({ createdAt }) => createdAt ?? null,
    text: ({ createdAt }) => formatDashboardDate(createdAt),
    width: 128,
  },
  {
    id: 'balance',
    title: 'Pending Balance',
    kind: 'money',
    value: ({ balance }) => balance ?? null,
    text: ({ balance }) => (typeof balance === 'number' ? wholeRupees(balance) : ''),
    width: 160,
  },
]

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
