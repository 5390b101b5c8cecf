import { Field, makeStyles, Select, Spinner, tokens } from '@fluentui/react-components'
import { TableMoveBelowRegular } from '@fluentui/react-icons'
import { type ReactNode, useMemo, useState } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { LinkButton } from '#components/link-button.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { type BulkChange, BulkChangeDialog } from '#patterns/bulk/bulk-change-dialog.tsx'
import { useBulkRows, useBulkRuns } from '#patterns/bulk/bulk-runs.ts'
import { isCut, RowChange } from '#patterns/bulk/row-change.tsx'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { BulkRow, BulkRun } from '#shared/bridge/bulk.ts'
import { canRetryUnknown } from '#shared/domain/bulk/bulk-jobs.ts'
import { outcomeList } from './outcome-list.tsx'
import { RunProgress, runTitle } from './run-progress.tsx'

const useStyles = makeStyles({
  summary: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  choice: { maxWidth: '640px' },
  waiting: { margin: 'auto' },
})

/** What is tried again: rows without the change, with the value they were to get. */
const retryOf = ({ field, columns, label, note }: BulkRun, rows: readonly BulkRow[]): BulkChange => ({
  field,
  columns,
  label,
  note,
  origin: 'retry',
  targets: rows.flatMap(({ outcome, message: _message, from: _from, ...row }) =>
    outcome === 'failed' || (outcome === 'unknown' && canRetryUnknown(field)) ? [row] : [],
  ),
})

/** What is taken back: rows with the change, to the value they had, where they still have what the change gave them. */
const undoOf = ({ field, columns, label, note }: BulkRun, rows: readonly BulkRow[]): BulkChange => ({
  field,
  columns,
  label,
  note: note === undefined ? undefined : `Undo: ${note}`.slice(0, 1000),
  origin: 'undo',
  targets: rows.flatMap(({ outcome, message: _message, from, to, ...row }) => (outcome === 'done' ? [{ ...row, to: from, expected: to }] : [])),
})

/** The bulk changes of the user: which one, how far it is, and the outcome of each of its rows. */
const BulkChangesRoute = () => {
  const styles = useStyles()
  const { runs, failure, retry } = useBulkRuns()
  const [key, open] = useAddressParameter('run')
  const run = runs?.find((one) => one.key === key) ?? runs?.[0]
  if (failure !== null && runs === undefined) return <FailureState what="The bulk changes could not be loaded." failure={failure} onRetry={retry} />
  if (runs === undefined) return <Spinner className={styles.waiting} label="Loading" />
  if (run === undefined) {
    return (
      <EmptyState
        icon={TableMoveBelowRegular}
        title="There are no bulk changes yet"
        explanation="Select rows in a list and choose “Change a field”. What you change there appears here, with the outcome of every row."
        actions={<LinkButton to="/">Go to the sites</LinkButton>}
      />
    )
  }
  return <OpenRun key={run.key} run={run} runs={runs} onOpen={(next) => open(next, 'push')} />
}

interface OpenRunProps {
  readonly run: BulkRun
  readonly runs: readonly BulkRun[]
  readonly onOpen: (key: string) => void
}

const OpenRun = ({ run, runs, onOpen }: OpenRunProps) => {
  const styles = useStyles()
  const { rows, failure, retry } = useBulkRows(run)
  const [change, setChange] = useState<{ readonly title: string; readonly change: BulkChange } | null>(null)
  const hasLines = rows?.some(({ line }) => line !== undefined) ?? false
  const list = useMemo(() => outcomeList(run.field, run.columns, hasLines), [run.field, run.columns, hasLines])
  const isLong = useMemo(() => isCut(run.field, run.columns, rows ?? []), [run.field, run.columns, rows])
  const expanded = ({ from, to, outcome, message }: BulkRow): ReactNode => (
    <RowChange job={run.field} labels={run.columns} from={from} to={to} skip={outcome === 'skipped' ? message : null} />
  )
  return (
    <>
      <ListPage
        list={list}
        read={{ rows, failure, refresh: retry, isPending: rows === undefined }}
        renderExpanded={isLong ? expanded : undefined}
        summary={
          <div className={styles.summary}>
            <Field label="Bulk change" className={styles.choice}>
              <Select value={run.key} onChange={(_, { value }) => onOpen(value)}>
                {runs.map((one) => (
                  <option key={one.key} value={one.key}>
                    {runTitle(one)}
                  </option>
                ))}
              </Select>
            </Field>
            <RunProgress
              run={run}
              rows={rows}
              onRetry={() => setChange({ title: 'Retry failed', change: retryOf(run, rows ?? []) })}
              onUndo={() => setChange({ title: 'Undo', change: undoOf(run, rows ?? []) })}
            />
          </div>
        }
      />
      {change !== null && <BulkChangeDialog {...change} onClose={() => setChange(null)} />}
    </>
  )
}

export default BulkChangesRoute
