import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, SearchBox, tokens } from '@fluentui/react-components'
import { TimelineRegular } from '@fluentui/react-icons'
import { useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { EmptyState } from '#components/empty-state.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { PagingNotice } from '#components/list-state/paging-notice.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import type { HistorySite } from '../history-site.ts'
import { EntryDetails } from './entry-details.tsx'
import { KindFilter } from './kind-filter.tsx'
import { TIMELINE_COLUMNS } from './timeline-columns.ts'
import { countKinds, type TimelineEntry } from './timeline-entry.ts'
import { TIMELINE, TIMELINE_CRITERIA } from './timeline-list.ts'
import { useTimeline } from './use-timeline.ts'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, gap: tokens.spacingVerticalS },
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
})

const NO_ENTRIES: readonly TimelineEntry[] = []
const entryId = ({ id }: TimelineEntry): string => id
const entryLabel = ({ title }: TimelineEntry): string => title
const renderExpanded = (entry: TimelineEntry) => <EntryDetails entry={entry} />

/** Everything that happened to a site in one list: notes, set-up, recharges, invoices, services; by kind and by what they say. */
export const TimelinePanel = ({ site }: { readonly site: HistorySite }) => {
  const styles = useStyles()
  const { entries, isReadingOn, missing, stopped } = useTimeline(site)
  const list = useListState(TIMELINE)
  const { filters, setFilters } = list
  const rows = entries ?? NO_ENTRIES
  const matches = useRowFilter(rows, TIMELINE_CRITERIA, filters)
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
      {missing.map(({ what, failure, retry }) => (
        <MessageBar key={what} intent="error">
          <MessageBarBody>
            <MessageBarTitle>{what} could not be loaded.</MessageBarTitle>
            {readableServerMessage(failure.message)}
          </MessageBarBody>
          <MessageBarActions>
            <Button onClick={retry}>Retry</Button>
          </MessageBarActions>
        </MessageBar>
      ))}
      {stopped.map((part) => (
        <PagingNotice key={part.what} what={part.what} stopped={part.stopped} onRetry={part.retry} />
      ))}
      <div className={styles.filters}>
        <SearchBox
          size="small"
          aria-label="Search the timeline"
          placeholder="Search text or person"
          value={filters.q}
          onChange={(_, data) => setFilters({ q: data.value })}
        />
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
        toolbarStart={isReadingOn ? 'Loading more…' : null}
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
