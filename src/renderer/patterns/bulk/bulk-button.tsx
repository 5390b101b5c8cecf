import { type ReactNode, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import type { ActionId } from '#components/shortcuts/action-keys.ts'
import { useActionKey } from '#components/shortcuts/use-action-key.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'

interface BulkButtonProps<Row> extends Pick<ListScreen<Row>, 'onScreen'> {
  readonly label?: string
  /** Gives its keys; that of a change of a field unless given. */
  readonly action?: ActionId
  /** Why the selected rows cannot be changed, beside being offline; null: they can. */
  readonly refusal?: string | null
  /** The dialog for the rows that were selected when the button was pressed. */
  readonly dialog: (selected: readonly Row[], close: () => void) => ReactNode
}

/** In the bar of the selection: changes the selected rows together. */
export const BulkButton = <Row,>({ onScreen, label = 'Change a field', action = 'bulk-change', refusal = null, dialog }: BulkButtonProps<Row>) => {
  const gate = useWriteGate()
  const [selected, setSelected] = useState<readonly Row[] | null>(null)
  const reason = gate.reason ?? refusal
  const open = (): void => setSelected(onScreen().selected)
  const hint = useActionKey(action, label, 'Selected rows', reason === null ? open : undefined)
  return (
    <>
      <ActionButton size="small" {...hint} reason={reason} onClick={open}>
        {label}
      </ActionButton>
      {selected !== null && dialog(selected, () => setSelected(null))}
    </>
  )
}
