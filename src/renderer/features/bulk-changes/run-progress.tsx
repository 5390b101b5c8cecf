import { Button, makeStyles, ProgressBar, Text, tokens } from '@fluentui/react-components'
import { ActionButton } from '#components/action-button.tsx'
import { ConfirmPopover } from '#components/confirm-popover.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { Notice } from '#components/notice.tsx'
import { useWriteGate } from '#data/bridge/bridge-context.ts'
import { useBulkRunActions } from '#patterns/bulk/bulk-runs.ts'
import { moneyTexts } from '#patterns/bulk/money-texts.ts'
import type { BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import { canBeUndone, canRetryUnknown, isPayment, rowNoun } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkVerb } from '#shared/domain/bulk/bulk-verb.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatCount, readableServerMessage } from '#shared/domain/text.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalL, rowGap: tokens.spacingVerticalXS },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, marginLeft: 'auto' },
})

const STATES = { running: 'Running', paused: 'Paused', stopped: 'Stopped', done: 'Finished' } as const
const ORIGINS = { change: '', retry: 'Retry, ', undo: 'Undo, ' } as const

export const runTitle = ({ label, origin, startedAt }: BulkRun): string => `${ORIGINS[origin]}${label}, ${formatDateTime(startedAt)}`

/** Time as people say it. */
const durationText = (seconds: number): string => {
  if (seconds < 60) return seconds < 10 ? 'a few seconds' : `${Math.ceil(seconds / 10) * 10} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const countTexts = ({ counts: { done, failed, unknown, skipped, waiting, sending } }: BulkRun): string =>
  [
    `${formatCount(done)} done`,
    failed > 0 && `${formatCount(failed)} failed`,
    unknown > 0 && `${formatCount(unknown)} unknown`,
    skipped > 0 && `${formatCount(skipped)} skipped`,
    waiting + sending > 0 && `${formatCount(waiting + sending)} left`,
  ]
    .filter((text) => text !== false)
    .join(', ')

const stopDetail = (job: BulkRun['field'], left: number): string => {
  const rows = `${formatCount(left)} ${rowNoun(job)}${left === 1 ? ' is' : 's are'}`
  const { acted } = bulkVerb(job)
  return `${rows} not ${acted} then. What is ${acted} stays so.`
}

/** What the payments of a bulk change have come to, currency by currency. */
const Charged = ({ rows, isOpen }: { readonly rows: readonly BulkRow[]; readonly isOpen: boolean }) => {
  const unknown = rows.filter(({ outcome }) => outcome === 'unknown' || outcome === 'sending')
  const parts = [
    `Charged: ${moneyTexts(rows.filter(({ outcome }) => outcome === 'done'))}`,
    unknown.length > 0 && `not known: ${moneyTexts(unknown)}`,
    isOpen && `to be charged: ${moneyTexts(rows.filter(({ outcome }) => outcome === 'waiting'))}`,
  ]
  return <Text weight="semibold">{parts.filter((part) => part !== false).join('; ')}</Text>
}

interface RunProgressProps {
  readonly run: BulkRun
  readonly rows: readonly BulkRow[] | undefined
  readonly onRetry: () => void
  readonly onUndo: () => void
}

/** How far a bulk change is, and what can be done with it. */
export const RunProgress = ({ run, rows, onRetry, onUndo }: RunProgressProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const gate = useWriteGate()
  const { pause, resume, stop, remove } = useBulkRunActions()
  const { counts, state, message, secondsLeft, endedAt } = run
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const left = counts.waiting + counts.sending
  const isOpen = endedAt === null
  const toRetry = counts.failed + (canRetryUnknown(run.field) ? counts.unknown : 0)
  const wait = rows === undefined ? 'The rows are still loading.' : null
  return (
    <section className={styles.root} aria-label="Progress of the bulk change">
      <div className={styles.head}>
        <Text weight="semibold">{STATES[state]}</Text>
        <Text role="status">{countTexts(run)}</Text>
        {state === 'running' && secondsLeft !== null && <Text className={layout.quiet}>About {durationText(secondsLeft)} left</Text>}
        <div className={styles.buttons}>
          {state === 'running' && <Button onClick={() => pause(run)}>Pause</Button>}
          {state === 'paused' && (
            <ActionButton appearance="primary" reason={gate.reason} onClick={() => resume(run)}>
              Resume
            </ActionButton>
          )}
          {isOpen && (
            <ConfirmPopover question="Sure to stop?" detail={stopDetail(run.field, left)} confirmLabel="Stop" onConfirm={() => stop(run)}>
              <Button>Stop</Button>
            </ConfirmPopover>
          )}
          {!isOpen && toRetry > 0 && (
            <ActionButton reason={gate.reason ?? wait} onClick={onRetry}>
              Retry failed ({formatCount(toRetry)})
            </ActionButton>
          )}
          {!isOpen && counts.done > 0 && canBeUndone(run.field) && (
            <ActionButton reason={gate.reason ?? wait} onClick={onUndo}>
              Undo ({formatCount(counts.done)})
            </ActionButton>
          )}
          {!isOpen && <Button onClick={() => void remove(run)}>Remove from the list</Button>}
        </div>
      </div>
      {isOpen && <ProgressBar value={total - left} max={total} aria-label="Rows with an outcome" />}
      {isPayment(run.field) && rows !== undefined && <Charged rows={rows} isOpen={isOpen} />}
      {message !== null && <Notice intent="warning">{readableServerMessage(message)}</Notice>}
      {isOpen && state === 'running' && (
        <Text size={200} className={layout.quiet}>
          It goes on while you work elsewhere, and after a restart once you are signed in.
        </Text>
      )}
    </section>
  )
}
