import { TableAddRegular } from '@fluentui/react-icons'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { MenuOnDemand } from '#components/menu-on-demand/menu-on-demand.tsx'
import type { ActionId } from '#components/shortcuts/action-keys.ts'
import { useActionKey } from '#components/shortcuts/use-action-key.ts'
import { useWriteGate } from '#data/bridge/bridge-context.ts'

interface ImportWay {
  /** The address of its screen. */
  readonly to: string
  readonly label: string
  /** Gives its keys in a menu of several; alone it has those of every import. */
  readonly action: ActionId
}

/** Leads from a list to the import of its records; with several, a menu. Disabled with the reason while nothing can be saved. */
export const ImportButton = ({ ways }: { readonly ways: readonly ImportWay[] }) => {
  const navigate = useNavigate()
  const { reason } = useWriteGate()
  const [first, ...others] = ways
  if (first === undefined) return null
  if (others.length === 0) {
    return <SingleImport {...first} reason={reason} onOpen={() => void navigate(first.to)} />
  }
  return (
    <MenuOnDemand
      label="Import"
      action="import"
      appearance="subtle"
      icon={<TableAddRegular />}
      disabledReason={reason}
      title="From a CSV or XLSX file"
      entries={ways.map(({ to, label, action }) => ({ kind: 'action', id: to, action, label, onSelect: () => void navigate(to) }))}
    >
      Import
    </MenuOnDemand>
  )
}

interface SingleImportProps extends Pick<ImportWay, 'label'> {
  readonly reason: string | null
  readonly onOpen: () => void
}

const SingleImport = ({ label, reason, onOpen }: SingleImportProps) => {
  const name = `Import ${label}`
  const hint = useActionKey('import', name, 'Menus of this screen', reason === null ? onOpen : undefined)
  return (
    <ActionButton appearance="subtle" icon={<TableAddRegular />} {...hint} reason={reason} aria-label={name} onClick={onOpen}>
      Import
    </ActionButton>
  )
}
