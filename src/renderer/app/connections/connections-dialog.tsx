import { Button, Spinner } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import type { ConnectionList } from '#shared/bridge/connection.ts'
import { type ListedConnection, useConnections } from './use-connections.ts'

const ENVIRONMENTS: Readonly<Record<ListedConnection['environment'], string>> = { production: 'Production', staging: 'Staging', local: 'Local' }

const stateOf = ({ isOwn, isRunning }: ListedConnection): string => {
  if (isOwn) return 'This window'
  return isRunning ? 'Open' : 'Not open'
}

/** The connections of this computer: each opens in a window of its own, with a sign-in and data of its own. */
export const ConnectionsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { list, problem, run } = useConnections()
  const [pending, setPending] = useState<string | null>(null)
  const act = async (name: string, action: Parameters<typeof run>[0]): Promise<void> => {
    setPending(name)
    await run(action)
    setPending(null)
  }
  const isFirst = ({ id }: ListedConnection): boolean => list?.connections[0]?.id === id

  const columns: readonly PlainColumn<ListedConnection>[] = [
    { title: 'Connection', cell: ({ name }) => name },
    { title: 'Kind', cell: ({ environment }) => ENVIRONMENTS[environment], width: '110px' },
    { title: 'State', cell: stateOf, width: '110px' },
    {
      title: 'Actions',
      hidesTitle: true,
      width: '200px',
      cell: (row) =>
        row.isOwn ? null : (
          <Buttons
            row={row}
            isFirst={isFirst(row)}
            pending={pending}
            onOpen={() => void act(`open ${row.id}`, (connection) => connection.open({ id: row.id }))}
            onRemove={() => void act(`remove ${row.id}`, (connection) => connection.remove({ id: row.id }))}
          />
        ),
    },
  ]

  return (
    <Dialog
      title="Connections"
      width={680}
      onClose={onClose}
      actions={
        <>
          <ActionButton
            icon={<AddRegular />}
            reason={list?.addRefusal}
            isPending={pending === 'add'}
            onClick={() => void act('add', (connection) => connection.add())}
          >
            Add a connection…
          </ActionButton>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <span>Each connection opens in a window of its own, with its own sign-in and its own data. Adding one asks for the file of its connection profile.</span>
      {list === undefined && problem === null && <Spinner label="Loading" />}
      {list !== undefined && <PlainTable label="Connections" size="medium" columns={columns} rows={list.connections} rowKey={({ id }) => id} />}
      {problem !== null && (
        <Notice intent="error" isAlert>
          {problem}
        </Notice>
      )}
    </Dialog>
  )
}

interface ButtonsProps {
  readonly row: ConnectionList['connections'][number]
  readonly isFirst: boolean
  /** What is being done to which. */
  readonly pending: string | null
  readonly onOpen: () => void
  readonly onRemove: () => void
}

const Buttons = ({ row: { id, name, isRunning }, isFirst, pending, onOpen, onRemove }: ButtonsProps) => (
  <div className={useLayoutStyles().row}>
    <ActionButton size="small" isPending={pending === `open ${id}`} aria-label={`${isRunning ? 'Switch to' : 'Open'} ${name}`} onClick={onOpen}>
      {isRunning ? 'Switch to' : 'Open'}
    </ActionButton>
    {!isFirst && (
      <ActionButton
        size="small"
        appearance="subtle"
        reason={isRunning ? 'It is open. Close its window first.' : null}
        isPending={pending === `remove ${id}`}
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove…
      </ActionButton>
    )}
  </div>
)
