import { AppsListRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { AmountInput } from '#components/typed-value/amount-input.tsx'
import { GetUserServiceMappingDocument } from '#generated/graphql.ts'
import { priceColumn } from '#patterns/list-page/list-columns.ts'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SERVICES_FAILED } from '../messages.ts'
import { draftProblems, MAPPING_TABS, type Mapping, type MappingDraft, type MappingTab, mappingName } from './mapping.ts'

/** The columns of both tabs, in order, prices in the partner's currency. */
export const mappingColumns = (currency: string): readonly Column<Mapping>[] => [
  { id: 'service', title: 'Service Name', kind: 'text', value: mappingName, width: 240, cutAt: 40, fixed: true },
  { id: 'option', title: 'Site Option', kind: 'text', value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions), width: 180 },
  priceColumn(
    ({ boardingAmount }) => boardingAmount,
    () => currency,
    { id: 'annual', title: 'Annual', width: 140 },
  ),
  priceColumn(
    ({ renewalAmount }) => renewalAmount,
    () => currency,
    { id: 'renewal', title: 'Renewal', width: 140 },
  ),
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 260, cutAt: 60 },
]

const listOf = (tab: MappingTab): List<Mapping> =>
  defineList<Mapping>({
    id: `partner-${tab}`,
    reads: GetUserServiceMappingDocument,
    label: MAPPING_TABS.find(({ id }) => id === tab)?.title ?? '',
    one: tab === 'plans' ? 'plan' : 'addon',
    many: tab === 'plans' ? 'plans' : 'addons',
    rowId: ({ id }) => id,
    rowLabel: mappingName,
    columns: mappingColumns(''),
    context: ['partner', 'tab'],
    loadFailed: SERVICES_FAILED,
    empty: { icon: AppsListRegular, title: tab === 'plans' ? 'No plan is mapped yet' : 'No addon is mapped yet' },
  })

/** The plans and the add-ons that a partner may sell, a list each. */
export const MAPPING_LISTS: Readonly<Record<MappingTab, List<Mapping>>> = { plans: listOf('plans'), addons: listOf('addons') }

interface AmountProps {
  readonly label: string
  readonly value: string
  readonly currency: string
  readonly problem: string | null
  readonly onType: (typed: string) => void
}

const Amount = ({ label, value, currency, problem, onType }: AmountProps) => {
  const { wide } = useLayoutStyles()
  return (
    <AmountInput
      size="small"
      aria-label={label}
      value={value}
      currencies={[currency]}
      className={wide}
      input={{ className: wide, style: { textAlign: 'right' } }}
      onChange={onType}
      {...(problem === null ? {} : { 'aria-invalid': true, title: problem })}
    />
  )
}

/** The editor in one cell of a mapping's row, of amounts in `currency`; null where the column stays as it is. */
export const mappingEditor =
  (currency: string) =>
  (columnId: string, draft: MappingDraft, change: (part: Partial<MappingDraft>) => void): ReactNode | null => {
    if (columnId !== 'annual' && columnId !== 'renewal') return null
    const label = columnId === 'annual' ? 'Annual' : 'Renewal'
    const problem = draftProblems(draft)[columnId]
    return <Amount label={label} value={draft[columnId]} currency={currency} problem={problem} onType={(amount) => change({ [columnId]: amount })} />
  }
