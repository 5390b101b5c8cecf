import { Button } from '@fluentui/react-components'
import { ArrowUndoRegular, OpenRegular } from '@fluentui/react-icons'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { Notice } from '#components/notice.tsx'
import { Facts } from '#components/peek-panel/facts.tsx'
import { PeekPanel } from '#components/peek-panel/peek-panel.tsx'
import { OUTCOME_LABELS } from '#patterns/activity/activity-texts.ts'
import { FieldChangesTable } from '#patterns/activity/field-changes-table.tsx'
import { recordUndoOf, undoOf, useUndoReason } from '#patterns/activity/undo.ts'
import { addressOfEntry, useActivity } from '#patterns/activity/use-activity.ts'
import { type BulkChange, BulkChangeDialog } from '#patterns/bulk/bulk-change-dialog.tsx'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import type { Activity, ActivityEntry, RecordUndo } from '#shared/bridge/activity.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount } from '#shared/domain/text.ts'
import { ACTIVITY_LIST, messageOf, WAY_LABELS } from './activity-list.ts'

/** What is to be known of the list as a whole; nothing where all is kept and shown. */
const noticeOf = ({ problem, days, entries, total }: Activity): string | null => {
  if (days === 0) return 'Your administrator keeps no record of changes on this computer. What you change now is listed until the console closes.'
  if (problem !== null) return `Not all of this is kept on this computer. ${problem}`
  return total > entries.length ? `The newest ${formatCount(entries.length)} of ${formatCount(total)} changes are listed.` : null
}

interface EntryPeekProps {
  readonly entry: ActivityEntry
  readonly userName: string
  readonly undoReason: string | null
  readonly onUndo: () => void
  readonly onOpen: (() => void) | null
  readonly onClose: () => void
}

const EntryPeek = ({ entry, userName, undoReason, onUndo, onOpen, onClose }: EntryPeekProps) => (
  <PeekPanel
    title={entry.what}
    onClose={onClose}
    onOpen={onOpen ?? undefined}
    actions={
      <>
        {onOpen !== null && (
          <Button size="small" icon={<OpenRegular />} onClick={onOpen}>
            Open the record
          </Button>
        )}
        <ActionButton size="small" icon={<ArrowUndoRegular />} reason={undoReason} onClick={onUndo}>
          Undo
        </ActionButton>
      </>
    }
  >
    <Facts
      facts={[
        { term: 'When', value: formatDateTime(entry.at) },
        { term: 'Who', value: userName },
        { term: 'Record', value: entry.record?.name },
        { term: 'Outcome', value: OUTCOME_LABELS[entry.outcome] },
        { term: 'Reason', value: messageOf(entry) },
        { term: 'Sent', value: WAY_LABELS[entry.way] },
      ]}
    />
    {entry.fields.length > 0 && <FieldChangesTable fields={entry.fields} />}
  </PeekPanel>
)

/** What the user changed from this computer. Needs no network. */
const ActivityRoute = () => {
  const navigate = useNavigate()
  const { activity, failure, isFetching, refresh } = useActivity()
  const undoReason = useUndoReason()
  const [undo, setUndo] = useState<BulkChange | null>(null)
  const open = useCallback(
    (entry: ActivityEntry) => {
      const address = addressOfEntry(entry)
      return address === null ? null : () => void navigate(address)
    },
    [navigate],
  )
  const { RecordUndos } = usePanels()
  const [recordUndo, setRecordUndo] = useState<{ readonly undo: RecordUndo; readonly name: string } | null>(null)
  const UndoRecord = recordUndo && RecordUndos[recordUndo.undo.sort]
  const closeRecordUndo = useCallback(() => setRecordUndo(null), [])
  const takeBack = (entry: ActivityEntry): void => {
    const undoing = recordUndoOf(entry)
    setUndo(undoOf(entry))
    setRecordUndo(undoing && { undo: undoing, name: entry.record?.name ?? undoing.id })
  }
  const notice = activity === undefined ? null : noticeOf(activity)
  return (
    <>
      <ListPage
        list={ACTIVITY_LIST}
        read={{ rows: activity?.entries, failure, isFetching, refresh }}
        rowActions={(entry) => {
          const [go, reason] = [open(entry), undoReason(entry)]
          return [
            {
              id: 'open',
              label: 'Open the record',
              icon: <OpenRegular />,
              onSelect: () => go?.(),
              ...(go === null ? { disabledReason: 'This record has no screen of its own.' } : {}),
            },
            {
              id: 'undo',
              label: 'Undo',
              icon: <ArrowUndoRegular />,
              onSelect: () => takeBack(entry),
              ...(reason === null ? {} : { disabledReason: reason }),
            },
          ]
        }}
        peek={(entry, close) => (
          <EntryPeek
            entry={entry}
            userName={activity?.userName ?? ''}
            undoReason={undoReason(entry)}
            onUndo={() => takeBack(entry)}
            onOpen={open(entry)}
            onClose={close}
          />
        )}
        notice={notice !== null && <Notice intent="warning">{notice}</Notice>}
      />
      {recordUndo !== null && UndoRecord !== null && <UndoRecord {...recordUndo} onClose={closeRecordUndo} />}
      {undo !== null && <BulkChangeDialog title="Undo" change={undo} onClose={() => setUndo(null)} />}
    </>
  )
}

export default ActivityRoute
