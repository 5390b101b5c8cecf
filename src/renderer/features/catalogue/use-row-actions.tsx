import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useOpenedRow } from '#components/list-state/use-opened-row.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SaveReports } from '#data/saving/save-options.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import type { List } from '#patterns/list-page/list-declaration.ts'
import type { Bridge } from '#shared/bridge/bridge.ts'
import { DELETE_PENDING, DELETED, NOT_DELETED } from './messages.ts'

export interface RowActions<Row> {
  readonly list: List<Row>
  /** The screen that edits a row, and what it calls the row in its address and in what is passed to it. */
  readonly editor: { readonly path: string; readonly name: string }
  /** The action of this list alone: it opens a dialog by a parameter of the address. */
  readonly own: Required<Pick<RowAction, 'id' | 'label' | 'icon'>> & { readonly parameter: string }
  /** Whether the platform gave a result. */
  readonly remove: (row: Row, send: Send) => Promise<boolean>
  /** The mutation that `remove` sends. */
  readonly sends: NonNullable<SaveReports<Row, boolean>['sends']>[number]
  readonly isGone: (bridge: Bridge, id: string) => Promise<boolean>
  readonly invalidates: NonNullable<SaveReports<Row, boolean>['invalidates']>
}

/** Edit, an action of the list's own, and Delete: one row at a time, and done only once the platform gave a result or the row is gone. Declare them once. */
export const useRowActions = <Row,>(actions: RowActions<Row>, rows: readonly Row[] | undefined) => {
  const { list, editor, own } = actions
  const bridge = useBridge()
  const navigate = useNavigate()
  const notify = useNotify()
  const { opened, open, close } = useOpenedRow(own.parameter, rows, list)
  const { pending, gate, run } = useSave<Row, boolean>({
    run: actions.remove,
    sends: [actions.sends],
    find: async (row) => ((await actions.isGone(bridge, list.rowId(row))) ? 'as-sent' : 'absent'),
    idOf: list.rowId,
    isPerId: true,
    invalidates: actions.invalidates,
    onSaved: (row, hasResult) => {
      if (hasResult === false) notify.error(NOT_DELETED, list.rowLabel(row))
      else notify.success(DELETED, list.rowLabel(row))
    },
  })
  const edit = useCallback(
    (row: Row) => void navigate(`${editor.path}?${new URLSearchParams({ [editor.name]: list.rowId(row) })}`, { state: { [editor.name]: row } }),
    [editor, list, navigate],
  )
  const blocked = gate.reason ?? (pending.size > 0 ? DELETE_PENDING : null)
  const rowActions = useCallback(
    (row: Row): readonly RowAction[] => [
      { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(row) },
      { id: own.id, label: own.label, icon: own.icon, onSelect: () => open(row) },
      {
        id: 'delete',
        label: 'Delete',
        icon: <DeleteRegular />,
        divided: true,
        destructive: true,
        onSelect: () => void run(row),
        ...(blocked === null ? {} : { disabledReason: blocked }),
      },
    ],
    [blocked, edit, open, own, run],
  )
  return { opened, close, edit, rowActions }
}
