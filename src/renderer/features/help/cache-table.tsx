import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { type PlainColumn, PlainTable } from '#components/plain-table.tsx'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { CACHE_NAMES } from '#shared/diagnostics-facts.ts'
import { fileSize } from '#shared/domain/text/file-size.ts'
import { COPIES_REMOVED, COPIES_STAY } from './messages.ts'

type Cache = Diagnostics['caches'][number]

/** Where each is removed. Drafts and the list of invoices are the user's work: nothing here drops them on the side. */
const REMOVAL: Readonly<Record<Exclude<Cache['name'], 'offline'>, string>> = {
  drafts: 'Each by its form, or all by “Forget me on this computer” in the profile menu',
  invoices: 'In the Invoice Library; the files stay in their folder',
  logs: 'Old lines are dropped by themselves',
}

/** What the console keeps on this computer, how large it is, and how to remove it. */
export const CacheTable = ({ caches, onRemoved }: { readonly caches: readonly Cache[]; readonly onRemoved: () => void }) => {
  const columns: readonly PlainColumn<Cache>[] = [
    { title: 'What', cell: ({ name }) => CACHE_NAMES[name] },
    { title: 'Size', cell: ({ bytes }) => fileSize(bytes), width: '100px', isNumber: true },
    { title: 'Files', cell: ({ files }) => String(files), width: '80px', isNumber: true },
    {
      title: 'How to remove it',
      cell: ({ name, files }) => (name === 'offline' ? <RemoveCopies isEmpty={files === 0} onRemoved={onRemoved} /> : REMOVAL[name]),
    },
  ]
  return <PlainTable label="Kept on this computer" columns={columns} rows={caches} rowKey={({ name }) => name} />
}

const RemoveCopies = ({ isEmpty, onRemoved }: { readonly isEmpty: boolean; readonly onRemoved: () => void }) => {
  const bridge = useBridge()
  const notify = useNotify()
  const [isPending, setPending] = useState(false)
  if (isEmpty) return 'There is nothing to remove'

  const remove = async (): Promise<void> => {
    setPending(true)
    const removed = await bridge.diagnostics.removeCopies()
    setPending(false)
    if (removed.ok) notify.success(COPIES_REMOVED)
    else notify.error(COPIES_STAY, removed.error.message)
    onRemoved()
  }
  return (
    <ConfirmPopover
      question="Remove the copies?"
      detail="Until the platform answers again, there are no lists to see without a network."
      confirmLabel="Remove"
      cancelLabel="Keep"
      onConfirm={() => void remove()}
    >
      <Button size="small" disabledFocusable={isPending}>
        Remove copies
      </Button>
    </ConfirmPopover>
  )
}
