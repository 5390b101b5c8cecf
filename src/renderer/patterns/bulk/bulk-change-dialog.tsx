import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '#components/action-button.tsx'
import { Dialog } from '#components/dialog.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { Notice } from '#components/notice.tsx'
import { useBridge, useWriteGate } from '#data/bridge/bridge-context.ts'
import { asPlatformFailure, type PlatformFailure } from '#data/platform/platform-failure.ts'
import type { BulkOrder, PlannedRow } from '#shared/bridge/bulk.ts'
import { type BulkJob, isCreation, isMessage, isPayment, rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import type { ImportLabels } from '#shared/domain/bulk/bulk-value-text.ts'
import { bulkVerb } from '#shared/domain/bulk/bulk-verb.ts'
import { formatCount } from '#shared/domain/text.ts'
import { bulkChangeAddress } from './bulk-runs.ts'
import { type BulkTarget, countUnread, readDryRun } from './dry-run.ts'
import { DryRunTable } from './dry-run-table.tsx'

/** What is to be changed: the field, as people read it, and the records with what each of them gets. */
export interface BulkChange {
  readonly field: BulkJob
  /** Labels of the fields of an import. */
  readonly columns?: ImportLabels | undefined
  readonly label: string
  /** For an import: lines and rows of its file. */
  readonly detail?: string | undefined
  /** For an import: what was removed from the cells of a row, by its line. Keep it stable between renders. */
  readonly removed?: ReadonlyMap<number, string> | undefined
  /** A row as the dry run shows it, where that is not what is sent. Keep it stable between renders. */
  readonly shown?: ((row: PlannedRow) => PlannedRow) | undefined
  /** Of menus: what is written to the history of the site. */
  readonly note?: string | undefined
  readonly origin: BulkOrder['origin']
  readonly targets: readonly BulkTarget[]
}

interface BulkChangeDialogProps {
  readonly title: string
  readonly change: BulkChange
  /** Back to the choice of field and value; absent where nothing is to be chosen. */
  readonly onBack?: () => void
  readonly onClose: () => void
  /** It is begun: the screen is about to show it. */
  readonly onStart?: () => void
}

const useStyles = makeStyles({
  // The table gives way, not the notice.
  notice: { flexShrink: 0 },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, height: '100%', minHeight: 0 },
  reading: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, marginBlock: 'auto', alignSelf: 'center', width: 'min(48ch, 100%)' },
})

/** The dry run of a bulk change, and its start: main has it then, and the screen of bulk changes shows it. */
export const BulkChangeDialog = ({ title, change, onBack, onClose, onStart }: BulkChangeDialogProps) => {
  const styles = useStyles()
  const bridge = useBridge()
  const gate = useWriteGate()
  const navigate = useNavigate()
  const { rows, read, failure, retry } = useDryRun(change)
  const [isStarting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const key = useRef(crypto.randomUUID())
  const { field, columns, label, detail, removed, shown, note, origin, targets } = change
  const isCompletion = rows?.some(({ made }) => made !== undefined) ?? false
  const changing = rows?.filter(({ skip }) => skip === null).length ?? 0
  const unread = countUnread(rows ?? [])
  const shownRows = useMemo(() => (shown === undefined ? rows : rows?.map(shown)) ?? [], [rows, shown])

  const start = async (planned: readonly PlannedRow[]): Promise<void> => {
    setStarting(true)
    setRefusal(null)
    const answer = await bridge.bulk.start({ key: key.current, field, columns, label, note, origin, rows: [...planned] })
    setStarting(false)
    if (!answer.ok) return setRefusal(answer.error.message)
    onStart?.()
    onClose()
    void navigate(bulkChangeAddress(answer.value.key))
  }
  const reason = gate.reason ?? (rows === undefined ? 'The dry run is not complete.' : changing === 0 ? 'There is nothing to change.' : null)
  return (
    <Dialog
      title={`${title}: dry run`}
      fillsWindow
      width={1280}
      onClose={isStarting ? null : onClose}
      actions={
        <>
          {onBack !== undefined && <Button onClick={onBack}>Back</Button>}
          <Button onClick={onClose}>Cancel</Button>
          <ActionButton appearance="primary" reason={reason} isPending={isStarting} onClick={() => rows !== undefined && void start(rows)}>
            {rows === undefined ? 'Start' : `${bulkVerb(field).act} ${countOf(changing, field)}`}
          </ActionButton>
        </>
      }
    >
      <div className={styles.content}>
        <Text>
          {detail === undefined ? label : `${label} (${detail})`}.{' '}
          {isCompletion ? COMPLETED_ONLY : `Nothing has been ${bulkVerb(field).acted} yet. Check the rows first.`}
          {isPayment(field) && ' This cannot be undone: the platform gives no money back.'}
        </Text>
        {isMessage(field) && <Notice intent="warning">{NO_UNDO_OF_MESSAGES}</Notice>}
        {field === 'new-site' && <Notice intent="warning">{NO_UNDO_OF_SITES}</Notice>}
        {refusal !== null && <Notice intent="error">{refusal}</Notice>}
        {unread > 0 && (
          <Notice intent="warning" className={styles.notice} actions={<Button onClick={retry}>Retry</Button>}>
            {countOf(unread, field)} could not be read and would be skipped.
          </Notice>
        )}
        {failure !== null ? (
          <FailureState what="The dry run could not be made." failure={failure} onRetry={retry} />
        ) : rows === undefined ? (
          <Reading className={styles.reading} read={read} job={field} total={targets.length} />
        ) : (
          <DryRunTable job={field} labels={columns} removed={removed} rows={shownRows} />
        )}
      </div>
    </Dialog>
  )
}

const COMPLETED_ONLY = 'A site that is there already is completed, not created again.'
const NO_UNDO_OF_MESSAGES = 'A message cannot be taken back. One whose outcome stays unknown is not sent again.'
const NO_UNDO_OF_SITES =
  'There is no undo: a site that is created can only be deleted, by itself, on its page. Services, plans and recharges are not part of the import.'

const countOf = (count: number, job: BulkJob): string => `${formatCount(count)} ${rowNoun(job)}${count === 1 ? '' : 's'}`

interface ReadingProps {
  readonly className: string
  readonly job: BulkJob
  readonly read: number
  readonly total: number
}

const Reading = ({ className, job, read, total }: ReadingProps): ReactNode => (
  <div className={className}>
    <Text role="status">
      {isMessage(job)
        ? `Reading the number of ${formatCount(total)} ${total === 1 ? 'recipient' : 'recipients'}`
        : isCreation(job)
          ? `Reading which of ${countOf(total, job)} are there already`
          : `Reading what ${countOf(total, job)} ${total === 1 ? 'has' : 'have'} now`}
      {read === 0 ? '' : `: ${formatCount(read)} read`}
    </Text>
    {read === 0 ? <ProgressBar aria-label="Reading" /> : <ProgressBar aria-label="Reading" value={read} max={total} />}
  </div>
)

/** The planned rows, undefined while they are read; read again by `retry`. Closing the dialog ends the reading. */
const useDryRun = ({ field, targets, origin }: BulkChange) => {
  const bridge = useBridge()
  const [tries, setTries] = useState(0)
  const [rows, setRows] = useState<readonly PlannedRow[]>()
  const [failure, setFailure] = useState<PlatformFailure | null>(null)
  const [read, setRead] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    readDryRun(bridge, field, targets, { onProgress: (count) => !signal.aborted && setRead(count), signal, origin })
      .then((planned) => !signal.aborted && setRows(planned))
      .catch((cause: unknown) => !signal.aborted && setFailure(asPlatformFailure(cause)))
    return () => controller.abort()
  }, [bridge, field, targets, origin, tries])
  const retry = (): void => {
    setFailure(null)
    setRows(undefined)
    setRead(0)
    setTries(tries + 1)
  }
  return { rows, read, failure, retry }
}
