import { Input, makeStyles } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { DataTable, type RowAction } from '#components/data-table/data-table.tsx'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { siteOptionLabel } from '#shared/domain/site/site-option.ts'
import { SURE_TO_DELETE } from '../messages.ts'
import { type Mapping, mappingId, mappingName } from './mapping.ts'
import { annualProblem, draftProblem, type MappingDraft, mappingDraftOf, renewalProblem } from './mapping-draft.ts'
import type { MappingChanges } from './use-mapping-changes.ts'

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

interface MappingTableProps {
  /** The tab: names the table. */
  readonly label: string
  /** Undefined while they are loaded for the first time. */
  readonly rows: readonly Mapping[] | undefined
  readonly currency: string
  /** Absent: the rows are only read. */
  readonly changes?: MappingChanges
  /** Told whether a row is being edited. Keep it stable. */
  readonly onEditing: (isEditing: boolean) => void
  readonly emptyState: ReactNode
}

const NO_ROWS: readonly Mapping[] = []

/** The plans or the add-ons that a partner may sell, one row at a time edited in place. */
export const MappingTable = ({ label, rows, currency, changes, onEditing, emptyState }: MappingTableProps) => {
  const gate = useWriteGate()
  const list = useListState(MAPPING_LIST)
  const columns = useMemo(() => mappingColumns(currency), [currency])
  const inlineEdit = useMemo<InlineEdit<Mapping, MappingDraft> | undefined>(
    () =>
      changes && {
        begin: mappingDraftOf,
        editor: mappingEditor,
        problem: (draft) => gate.reason ?? draftProblem(draft),
        save: changes.save,
        onEditing,
      },
    [changes, gate.reason, onEditing],
  )
  const rowActions = useCallback(
    (mapping: Mapping): readonly RowAction[] =>
      changes === undefined
        ? []
        : [
            {
              id: 'delete',
              label: 'Delete',
              icon: <DeleteRegular />,
              onSelect: () => void changes.remove(mapping),
              confirm: { question: SURE_TO_DELETE, detail: mappingName(mapping), confirmLabel: 'Delete' },
              destructive: true,
              ...(gate.reason === null ? {} : { disabledReason: gate.reason }),
            },
          ],
    [changes, gate.reason],
  )
  return (
    <DataTable
      label={label}
      rows={rows ?? NO_ROWS}
      columns={columns}
      rowId={mappingId}
      rowLabel={mappingName}
      state={list.table}
      onStateChange={list.setTable}
      loading={rows === undefined}
      emptyState={emptyState}
      {...(inlineEdit === undefined ? {} : { inlineEdit, rowActions })}
    />
  )
}
