import { type ReactNode, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import type { ListScreen } from '#patterns/list-page/list-page.tsx'

interface BulkButtonProps<Row> extends Pick<ListScreen<Row>, 'onScreen'> {
  readonly label?: string
  /** Why the selected rows cannot be changed, beside being offline; null: they can. */
  readonly refusal?: string | null
  /** The dialog for the rows that were selected when the button was pressed. */
  readonly dialog: (selected: readonly Row[], close: () => void) => ReactNode
}

/** In the bar of the selection: changes the selected rows together. */
export const BulkButton = <Row,>({ onScreen, label = 'Change a field', refusal = null, dialog }: BulkButtonProps<Row>) => {
  const gate = useWriteGate()
  const [selected, setSelected] = useState<readonly Row[] | null>(null)
  return (
    <>
      <ActionButton size="small" reason={gate.reason ?? refusal} onClick={() => setSelected(onScreen().selected)}>
        {label}
      </ActionButton>
      {selected !== null && dialog(selected, () => setSelected(null))}
    </>
  )
}
