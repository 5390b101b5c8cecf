import { type ReactNode, useState } from 'react'
import { useBarAction } from '#components/data-table/bar/bar-action.ts'
import { useActionKey } from '#components/shortcuts/use-action-key.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { ListScreen } from '#patterns/list-page/list-slots.ts'

/** What the buttons do, by the action that gives each its keys. */
const LABELS = { 'bulk-change': 'Change a field', 'bulk-note': 'Add a note', 'bulk-plan': 'Add a plan', 'bulk-message': 'Send a message' } as const

interface BulkButtonProps<Row> extends Pick<ListScreen<Row>, 'onScreen'> {
  /** A change of a field unless given. */
  readonly action?: keyof typeof LABELS
  /** Why the selected rows cannot be changed, beside being offline; null: they can. */
  readonly refusal?: string | null
  /** The dialog for the rows that were selected when the button was pressed. */
  readonly dialog: (selected: readonly Row[], close: () => void) => ReactNode
}

/** In the bar of the selection: changes the selected rows together. */
export const BulkButton = <Row,>({ onScreen, action = 'bulk-change', refusal = null, dialog }: BulkButtonProps<Row>) => {
  const label = LABELS[action]
  const gate = useWriteGate()
  const [selected, setSelected] = useState<readonly Row[] | null>(null)
  const reason = gate.reason ?? refusal
  const open = (): void => setSelected(onScreen().selected)
  const { title } = useActionKey(action, label, 'Selected rows', reason === null ? open : undefined)
  useBarAction({ action, label, reason, title, run: open })
  return selected !== null && dialog(selected, () => setSelected(null))
}
