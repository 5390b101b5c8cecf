import { DeleteRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useMemo } from 'react'
import { DataTable, type RowAction } from '#components/data-table/data-table.tsx'
import type { InlineEdit } from '#components/data-table/data-table-props.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { SURE_TO_DELETE } from '../messages.ts'
import { type Mapping, mappingId, mappingName } from './mapping.ts'
import { MAPPING_LIST, mappingColumns } from './mapping-columns.ts'
import { draftProblem, type MappingDraft, mappingDraftOf } from './mapping-draft.ts'
import { mappingEditor } from './mapping-editors.tsx'
import type { MappingChanges } from './use-mapping-changes.ts'

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
