import { TableAddRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'

interface ImportWay {
  /** The address of its screen. */
  readonly to: string
  readonly label: string
}

/** Leads from a list to the import of its records; with several, a menu. Disabled with the reason while nothing can be saved. */
export const ImportButton = ({ ways }: { readonly ways: readonly ImportWay[] }) => {
  const navigate = useNavigate()
  const { reason } = useWriteGate()
  const [first, ...others] = ways
  if (first === undefined) return null
  if (others.length === 0) {
    return (
      <ActionButton appearance="subtle" icon={<TableAddRegular />} reason={reason} aria-label={`Import ${first.label}`} onClick={() => void navigate(first.to)}>
        Import
      </ActionButton>
    )
  }
  return (
    <MenuOnDemand
      label="Import"
      appearance="subtle"
      icon={<TableAddRegular />}
      disabledReason={reason}
      title="From a CSV or XLSX file"
      entries={ways.map(({ to, label }) => ({ kind: 'action', id: to, label, onSelect: () => void navigate(to) }))}
    >
      Import
    </MenuOnDemand>
  )
}
