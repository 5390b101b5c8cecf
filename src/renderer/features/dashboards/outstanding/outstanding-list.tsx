import { BuildingShopRegular, DataHistogramRegular } from '@fluentui/react-icons'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { NOT_LOADED } from '../messages.ts'
import { AGE_BUCKETS, sumOfOutstanding, wholeRupees, wholeRupeesOfSum } from '../rules/amounts.ts'

/** Parameter of the address that holds the chosen sales person. */
const PERSON = 'person'

/** What sites owe, summed by sales person, in whole rupees. A click on a person shows the sites. */
export const PERSON_LIST = defineList<OutstandingRow>({
  id: 'outstanding-dashboard',
  label: 'Outstanding Dashboard',
  tableLabel: 'Outstanding by sales person',
  one: 'sales person',
  many: 'sites',
  rowId: ({ name }) => name,
  rowLabel: ({ name }) => name,
  columns: [
    {
      id: 'name',
      title: 'Sales Person Name',
      kind: 'text',
      value: ({ name }) => name,
      render: ({ name }) => (
        <ParameterLink parameter={PERSON} value={name} label={name} title={`Sites of ${name}`}>
          {name}
        </ParameterLink>
      ),
      interactive: true,
      width: 240,
      fixed: true,
    },
    ...[...AGE_BUCKETS, { field: 'balance', title: 'Total Balance' } as const].map(({ field, title }) => ({
      id: field,
      title,
      kind: 'money' as const,
      value: (row: OutstandingRow) => row[field],
      text: (row: OutstandingRow) => wholeRupees(row[field]),
      width: 160,
    })),
  ],
  peekParameter: PERSON,
  context: [PERSON],
  loadFailed: NOT_LOADED,
  empty: { icon: DataHistogramRegular, title: 'No data to show', explanation: 'No site of yours has a pending balance.' },
})

export const personTotals = (rows: readonly OutstandingRow[]): Readonly<Record<string, string>> => {
  const texts = Object.entries(sumOfOutstanding(rows)).map(([field, sum]): [string, string] => [field, wholeRupeesOfSum(sum)])
  return { name: 'TOTAL', ...Object.fromEntries(texts) }
}

/** The sites of a sales person that owe, 50 a page, in the same address. */
export const owingSites = (name: string): List<OutstandingRow['sites'][number]> =>
  defineList({
    id: 'outstanding-sites',
    label: `Outstanding ${name}`,
    tableLabel: `Sites of ${name}`,
    one: 'site',
    many: 'sites',
    prefix: 'sites',
    rowId: ({ id }) => id,
    rowLabel: ({ companyName, id }) => companyName ?? id,
    columns: [
      {
        id: 'companyName',
        title: 'Business Name',
        kind: 'text',
        value: ({ companyName }) => companyName ?? null,
        filter: { kind: 'text', name: 'business' },
        width: 240,
        cutAt: 40,
        fixed: true,
      },
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
    ],
    initial: { size: 50 },
    loadFailed: NOT_LOADED,
    empty: { icon: BuildingShopRegular, title: 'No site owes anything', explanation: `The sites of ${name} have no pending balance.` },
  })
