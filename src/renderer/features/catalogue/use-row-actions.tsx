import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useCallback } from 'react'
import type { RowAction } from '#components/data-table/data-table.tsx'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SaveReports } from '#data/saving/save-options.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { DELETE_UNDER_WAY, DELETED, NOT_DELETED, SURE_TO_DELETE } from './messages.ts'

export interface Deletion {
  readonly id: string
  readonly name: string
  /** What is destroyed, for the question before it. */
  readonly detail: string
  /** Sends it by `send`; whether the platform gave a result. */
  readonly work: (send: Send) => Promise<boolean>
  readonly isGone: () => Promise<boolean>
}

interface RowActions<Row> {
  readonly edit: (row: Row) => void
  /** The action of this list alone. */
  readonly own: (row: Row) => RowAction
  readonly deletionOf: (row: Row) => Deletion
  readonly invalidates: NonNullable<SaveReports<Deletion, boolean>['invalidates']>
}

/** Edit, an action of the list's own, and Delete: one row at a time, and done only once the platform gave a result or the row is gone. Keep the functions stable. */
export const useRowActions = <Row,>({ edit, own, deletionOf, invalidates }: RowActions<Row>) => {
  const notify = useNotify()
  const { pending, gate, run } = useSave<Deletion, boolean>({
    run: ({ work }, send) => work(send),
    find: async ({ isGone }) => ((await isGone()) ? 'as-sent' : 'absent'),
    idOf: ({ id }) => id,
    isPerId: true,
    invalidates,
    onSaved: ({ name }, hasResult) => {
      if (hasResult === false) notify.error(NOT_DELETED, name)
      else notify.success(DELETED, name)
    },
  })
  const blocked = gate.reason ?? (pending.size > 0 ? DELETE_UNDER_WAY : null)
  return useCallback(
    (row: Row): readonly RowAction[] => {
      const deletion = deletionOf(row)
      return [
        { id: 'edit', label: 'Edit', icon: <EditRegular />, onSelect: () => edit(row) },
        own(row),
        {
          id: 'delete',
          label: 'Delete',
          icon: <DeleteRegular />,
          divided: true,
          destructive: true,
          confirm: { question: SURE_TO_DELETE, detail: deletion.detail, confirmLabel: 'Delete' },
          onSelect: () => void run(deletion),
          ...(blocked === null ? {} : { disabledReason: blocked }),
        },
      ]
    },
    [blocked, deletionOf, edit, own, run],
  )
}
