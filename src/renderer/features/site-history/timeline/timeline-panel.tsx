import { Button, CounterBadge, makeStyles, ToggleButton, tokens } from '@fluentui/react-components'
import { TimelineRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { PagingNotice } from '#components/list-state/list-notices.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { Notice } from '#components/notice.tsx'
import { rangeEnds, rangeText } from '#patterns/list-page/value-range.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import {
  countKinds,
  KIND_LABELS,
  TIMELINE,
  TIMELINE_COLUMNS,
  TIMELINE_CRITERIA,
  TIMELINE_KINDS,
  type TimelineEntry,
  type TimelineKind,
} from './timeline-list.ts'
import { type HistorySite, missingTogether, useTimeline } from './use-timeline.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalS },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  // The table below gives way, not the notice.
  notice: { flexShrink: 0 },
  bar: { flexGrow: 1, minWidth: 'min(100%, 640px)' },
  kinds: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  details: { margin: 0, paddingBlock: tokens.spacingVerticalS, whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '100ch' },
})

const NO_ENTRIES: readonly TimelineEntry[] = []
const entryId = ({ id }: TimelineEntry): string => id
const entryLabel = ({ title }: TimelineEntry): string => title
const renderExpanded = (entry: TimelineEntry) => <EntryDetails entry={entry} />

export const TimelinePanel = ({ site }: { readonly site: HistorySite }) => {
  const styles = useStyles()
  const { entries, isReadingOn, missing, stopped } = useTimeline(site)
  const list = useListState(TIMELINE)
  const { filters, setFilters } = list
  const rows = entries ?? NO_ENTRIES
  const { matches } = useRowFilter(rows, TIMELINE_CRITERIA, filters)
  const counts = useMemo(() => countKinds(rows), [rows])

  const [first] = missing
  if (entries === undefined && !isReadingOn && first !== undefined) {
    const retryAll = (): void => {
      for (const { retry } of missing) retry()
    }
    return <FailureState what="The timeline could not be loaded." failure={first.failure} onRetry={retryAll} />
  }
  return (
    <div className={styles.root}>
      {missingTogether(missing).map(({ what, failure, retry }) => (
        <Notice key={what} intent="error" className={styles.notice} title={`${what} could not be loaded.`} actions={<Button onClick={retry}>Retry</Button>}>
          {readableServerMessage(failure.message)}
        </Notice>
      ))}
      {stopped.map((part) => (
        <PagingNotice key={part.what} what={part.what} stopped={part.stopped} onRetry={part.retry} />
      ))}
      <div className={styles.filters}>
        <div className={styles.bar}>
          <FilterBar
            label="Filter the timeline"
            search={{ value: filters.q, placeholder: 'Search the timeline', onChange: (q) => setFilters({ q }) }}
            fields={[
              { kind: 'range', name: 'at', label: 'Date', unit: 'day', value: rangeEnds(filters.at), onChange: (days) => setFilters({ at: rangeText(days) }) },
            ]}
            onClear={list.clear}
          />
        </div>
        <KindFilter chosen={filters.kind} counts={counts} onChange={(kind) => setFilters({ kind })} />
      </div>
      <DataTable
        label="Timeline"
        rows={rows}
        matches={matches}
        columns={TIMELINE_COLUMNS}
        rowId={entryId}
        rowLabel={entryLabel}
        state={list.table}
        onStateChange={list.setTable}
        filterKey={list.filterKey}
        renderExpanded={renderExpanded}
        loading={entries === undefined}
        toolbarStart={isReadingOn && entries !== undefined ? 'Loading more…' : null}
        emptyState={
          rows.length === 0 ? (
            <EmptyState icon={TimelineRegular} title="Nothing has happened yet" explanation="Notes, recharges, invoices and services of the site show here." />
          ) : (
            <EmptyState icon={TimelineRegular} title="Nothing matches" actions={<Button onClick={list.clear}>Show all</Button>} />
          )
        }
      />
    </div>
  )
}

const EntryDetails = ({ entry }: { readonly entry: TimelineEntry }) => (
  <p dir="auto" className={useStyles().details}>
    {entry.detail === '' ? entry.title : entry.detail}
  </p>
)

interface KindFilterProps {
  /** None: every kind shows. */
  readonly chosen: readonly TimelineKind[]
  readonly counts: Readonly<Record<TimelineKind, number>>
  readonly onChange: (chosen: readonly TimelineKind[]) => void
}

/** Which kinds of entries show; several are alternatives. */
const KindFilter = ({ chosen, counts, onChange }: KindFilterProps) => {
  const styles = useStyles()
  const toggle = (kind: TimelineKind): void => onChange(chosen.includes(kind) ? chosen.filter((other) => other !== kind) : [...chosen, kind])
  return (
    <div role="group" aria-label="Kinds" className={styles.kinds}>
      {TIMELINE_KINDS.map((kind) => (
        <ToggleButton
          key={kind}
          size="small"
          checked={chosen.includes(kind)}
          aria-label={`${KIND_LABELS[kind]}, ${counts[kind]}`}
          icon={<CounterBadge size="small" color="informative" appearance="ghost" showZero overflowCount={9999} count={counts[kind]} aria-hidden />}
          iconPosition="after"
          onClick={() => toggle(kind)}
        >
          {KIND_LABELS[kind]}
        </ToggleButton>
      ))}
    </div>
  )
}
