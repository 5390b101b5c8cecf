import { makeStyles, Switch, Text, tokens } from '@fluentui/react-components'
import { type ReactNode, useMemo, useState } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { INITIAL_TABLE_STATE } from '#components/data-table/table-state.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { PlannedRow } from '#shared/bridge/bulk.ts'
import { type BulkJob, isCreation, isImport, isMessage, isPayment, placeTitle } from '#shared/domain/bulk/bulk-jobs.ts'
import { bulkContentText, type ImportLabels } from '#shared/domain/bulk/bulk-value-text.ts'
import { bulkVerb } from '#shared/domain/bulk/bulk-verb.ts'
import { formatCount } from '#shared/domain/text.ts'
import { fromText, skipCounts } from './dry-run.ts'
import { moneyTexts } from './money-texts.ts'
import { isCut, RowChange } from './row-change.tsx'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, flexGrow: 1, minHeight: 0 },
  counts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalL },
})

const NO_LABELS: ImportLabels = {}

const NOTHING_REMOVED: ReadonlyMap<number, string> = new Map()

const columnsOf = (
  job: BulkJob,
  labels: ImportLabels,
  removed: ReadonlyMap<number, string>,
  hasLines: boolean,
  hasSkipped: boolean,
): readonly Column<PlannedRow>[] => [
  { id: 'name', title: 'Name', kind: 'text', value: ({ name }) => name, width: 190, cutAt: 40, fixed: true },
  ...(hasLines ? [{ id: 'line', title: 'Line', kind: 'number' as const, value: ({ line }: PlannedRow) => line ?? null, width: 70 }] : []),
  { id: 'domain', title: placeTitle(job), kind: 'text', value: ({ domain }) => domain, width: 200, grows: true },
  // What is created was nothing before.
  ...(isCreation(job)
    ? []
    : [
        {
          id: 'from',
          title: 'From',
          kind: 'text' as const,
          value: ({ from, skip }: PlannedRow) => fromText(job, from, skip, labels),
          width: 160,
          grows: true as const,
          cutAt: 80,
        },
      ]),
  {
    id: 'to',
    title: 'To',
    kind: 'text',
    value: ({ to, skip }) => (skip === null ? bulkContentText(job, to, labels) : ''),
    width: isImport(job) || isMessage(job) ? 280 : isPayment(job) ? 220 : 160,
    grows: true,
    cutAt: 120,
  },
  {
    id: 'plan',
    title: 'Dry run',
    kind: 'badge',
    value: (row) => planText(job, row),
    tone: ({ skip }) => (skip === null ? 'brand' : 'neutral'),
    width: 90,
  },
  // Its room shows more of the texts where no row is skipped.
  ...(hasSkipped ? [{ id: 'why', title: 'Why it is skipped', kind: 'text' as const, value: ({ skip }: PlannedRow) => skip ?? '', width: 270 }] : []),
  ...(removed.size > 0
    ? [{ id: 'removed', title: 'What was removed', kind: 'text' as const, value: ({ line }: PlannedRow) => removed.get(line ?? 0) ?? '', width: 270 }]
    : []),
]

const planText = (job: BulkJob, { skip, made }: PlannedRow): string => {
  if (skip !== null) return 'Skip'
  return made === undefined ? bulkVerb(job).act : 'Complete'
}

const rowId = ({ id, line }: PlannedRow): string => (line === undefined ? id : String(line))
const rowLabel = ({ name }: PlannedRow): string => name

interface DryRunTableProps {
  readonly job: BulkJob
  readonly labels?: ImportLabels | undefined
  readonly removed?: ReadonlyMap<number, string> | undefined
  readonly rows: readonly PlannedRow[]
}

/** Every row of a dry run with from and to, or why it is skipped. */
export const DryRunTable = ({ job, labels = NO_LABELS, removed = NOTHING_REMOVED, rows }: DryRunTableProps) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const [state, setState] = useState(INITIAL_TABLE_STATE)
  const [onlySkipped, setOnlySkipped] = useState(false)
  const hasLines = rows.some(({ line }) => line !== undefined)
  const skipped = useMemo(() => Uint32Array.from(rows.flatMap(({ skip }, place) => (skip === null ? [] : [place]))), [rows])
  const hasSkipped = skipped.length > 0
  const columns = useMemo(() => columnsOf(job, labels, removed, hasLines, hasSkipped), [job, labels, removed, hasLines, hasSkipped])
  const isLong = useMemo(() => isCut(job, labels, rows), [job, labels, rows])
  const reasons = useMemo(() => skipCounts(rows), [rows])
  const changing = rows.length - skipped.length
  const cleaned = useMemo(() => rows.filter(({ line }) => removed.has(line ?? 0)).length, [removed, rows])
  const expanded = ({ from, to, skip }: PlannedRow): ReactNode => <RowChange job={job} labels={labels} from={from} to={to} skip={skip} />
  return (
    <div className={styles.root}>
      <div className={styles.counts}>
        <Text role="status">
          {formatCount(changing)} of {formatCount(rows.length)} will be {bulkVerb(job).acted}, {formatCount(skipped.length)} skipped
        </Text>
        {isPayment(job) && <Text weight="semibold">To be charged: {moneyTexts(rows.filter(({ skip }) => skip === null))}</Text>}
        {reasons.length > 0 && (
          <Text size={200} className={layout.quiet} aria-label="Why rows are skipped">
            {reasons.map(({ sort, count }) => `${sort}: ${formatCount(count)}`).join(', ')}
          </Text>
        )}
        {cleaned > 0 && (
          <Text size={200} className={layout.quiet}>
            Invisible characters were removed from {formatCount(cleaned)} {cleaned === 1 ? 'row' : 'rows'}
          </Text>
        )}
        {hasSkipped && <Switch label="Only skipped" checked={onlySkipped} onChange={(_, { checked }) => setOnlySkipped(checked)} />}
      </div>
      <DataTable
        label="Dry run"
        rows={rows}
        matches={onlySkipped ? skipped : undefined}
        columns={columns}
        rowId={rowId}
        rowLabel={rowLabel}
        state={state}
        onStateChange={setState}
        renderExpanded={isLong ? expanded : undefined}
        emptyState={<Text>No row is selected.</Text>}
      />
    </div>
  )
}
