import { Input, makeStyles } from '@fluentui/react-components'
import { AppsListRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SERVICES_FAILED } from '../messages.ts'
import { MAPPING_TABS, type Mapping, type MappingTab, mappingId, mappingName } from './mapping.ts'
import { annualProblem, type MappingDraft, renewalProblem } from './mapping-draft.ts'

const amountColumn = (id: string, title: string, amountOf: (row: Mapping) => number | null, currency: string): Column<Mapping> => ({
  id,
  title,
  kind: 'money',
  value: amountOf,
  text: (row) => {
    const amount = amountOf(row)
    return amount === null ? '' : formatMoney(amount, currency)
  },
  width: 140,
})

/** The columns of both tabs, in order, prices in the partner's currency. */
export const mappingColumns = (currency: string): readonly Column<Mapping>[] => [
  { id: 'service', title: 'Service Name', kind: 'text', value: mappingName, width: 240, cutAt: 40, fixed: true },
  { id: 'option', title: 'Site Option', kind: 'text', value: ({ siteOptions }) => siteOptions && siteOptionLabel(siteOptions), width: 180 },
  amountColumn('annual', 'Annual', ({ boardingAmount }) => boardingAmount, currency),
  amountColumn('renewal', 'Renewal', ({ renewalAmount }) => renewalAmount, currency),
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 300, cutAt: 60 },
]

const listOf = (tab: MappingTab): List<Mapping> =>
  defineList<Mapping>({
    id: `partner-${tab}`,
    label: MAPPING_TABS.find(({ id }) => id === tab)?.title ?? '',
    one: tab === 'plans' ? 'plan' : 'addon',
    many: tab === 'plans' ? 'plans' : 'addons',
    rowId: mappingId,
    rowLabel: mappingName,
    columns: mappingColumns(''),
    context: ['partner', 'tab'],
    loadFailed: SERVICES_FAILED,
    empty: { icon: AppsListRegular, title: tab === 'plans' ? 'No plan is mapped yet' : 'No addon is mapped yet' },
  })

/** The plans and the add-ons that a partner may sell, a list each. */
export const MAPPING_LISTS: Readonly<Record<MappingTab, List<Mapping>>> = { plans: listOf('plans'), addons: listOf('addons') }

// A control is as wide as its cell, whatever it would like to be.
const useStyles = makeStyles({ control: { minWidth: 0, width: '100%' }, input: { minWidth: 0, width: '100%', textAlign: 'right' } })

interface AmountProps {
  readonly label: string
  readonly value: string
  readonly problem: string | null
  readonly onType: (typed: string) => void
}

const Amount = ({ label, value, problem, onType }: AmountProps) => {
  const styles = useStyles()
  return (
    <Input
      size="small"
      inputMode="decimal"
      aria-label={label}
      value={value}
      className={styles.control}
      input={{ className: styles.input }}
      onChange={(_, data) => onType(data.value)}
      {...(problem === null ? {} : { 'aria-invalid': true, title: problem })}
    />
  )
}

/** The editor in one cell of a mapping's row; null where the column stays as it is. */
export const mappingEditor = (columnId: string, { annual, renewal }: MappingDraft, change: (part: Partial<MappingDraft>) => void): ReactNode | null => {
  if (columnId === 'annual') return <Amount label="Annual" value={annual} problem={annualProblem(annual)} onType={(text) => change({ annual: text })} />
  if (columnId === 'renewal') return <Amount label="Renewal" value={renewal} problem={renewalProblem(renewal)} onType={(text) => change({ renewal: text })} />
  return null
}
