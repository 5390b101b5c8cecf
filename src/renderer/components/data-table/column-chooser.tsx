import { Button } from '@fluentui/react-components'
import { TableSettingsRegular } from '@fluentui/react-icons'
import { memo, type ReactElement, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useKeysOffered } from '../on-screen/surface.tsx'
import { ACTION_KEYS } from '../shortcuts/action-keys.ts'
import { keysText, useShortcutSet, useShownKeys } from '../shortcuts/shortcuts.ts'
import type { Column } from './column.ts'
import type { TableState } from './table-state.ts'

// A type of its own: `lazy` forgets that the panel is generic.
const ColumnPanel = lazyPart(async () => (await import('./column-panel.tsx')).ColumnPanel) as unknown as typeof import('./column-panel.tsx').ColumnPanel

interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly state: TableState
  readonly onStateChange: (state: TableState) => void
}

function ColumnChooserContent<Row>(props: ColumnChooserProps<Row>): ReactElement {
  const [button, setButton] = useState<HTMLElement | null>(null)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    button?.focus()
  }
  const keys = ACTION_KEYS.columns
  useShortcutSet(
    useKeysOffered() ? [{ keys, description: 'Choose the columns, and group by one', group: 'Menus of this screen', run: () => setOpen(true) }] : [],
  )
  const shown = useShownKeys(keys)
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        icon={<TableSettingsRegular />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(shown === null ? {} : { title: `Columns (${keysText(shown)})` })}
        onClick={() => setOpen(!isOpen)}
      >
        Columns
      </Button>
      {isOpen && <ColumnPanel {...props} target={button} onClose={close} />}
    </>
  )
}

export const ColumnChooser = memo(ColumnChooserContent) as typeof ColumnChooserContent
