import { makeStyles } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons'
import { useId, useMemo } from 'react'
import { AROUND_ROWS, HEADER_HEIGHT, ROW_HEIGHT } from '#components/data-table/grid/metrics.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { BoardNotice } from '../board/board-notice.tsx'
import { BusinessSearch } from '../board/business-search.tsx'
import { useRowsNow, useViewer } from '../board/use-site-rows.ts'
import { EXPORT_FAILED } from '../messages.ts'
import { sumOfOutstanding } from '../rules/amounts.ts'
import { isOwedWithinScope } from '../rules/scope.ts'
import { AgeBars } from './age-bars.tsx'
import { owingSites, PERSON_LIST, personTotals } from './outstanding-list.tsx'

const CALL = { call: 'outstanding_dashboard', type: 'salesPerson' } as const

/** The table of persons is as high as its rows, up to this many. */
const MOST_ROWS = 8

const useStyles = makeStyles({ sites: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '280px', minHeight: '280px' } })

/** The Outstanding Dashboard: what sites owe by sales person and age, and below it the sites of the chosen person. */
const OutstandingRoute = () => {
  const styles = useStyles()
  const searchId = useId()
  const { scope } = useViewer()
  const { data, error, isFetching, refetch } = useRowsNow<OutstandingRow>(CALL)
  const hasFailed = error !== null && !isFetching
  const rows = useMemo(() => data?.rows.filter((row) => isOwedWithinScope(row, scope)) ?? (hasFailed ? [] : undefined), [data, scope, hasFailed])
  const refresh = (): void => void refetch()
  const hasRows = rows !== undefined && rows.length > 0
  const rowsInSight = Math.min(MOST_ROWS, Math.max(rows?.length ?? MOST_ROWS, 1))
  return (
    <ListPage
      list={PERSON_LIST}
      read={{ rows, failure: null, isFetching, refresh }}
      searchId={searchId}
      mostHeight={HEADER_HEIGHT + (rowsInSight + 1) * ROW_HEIGHT + AROUND_ROWS}
      notice={
        <BoardNotice failure={hasFailed ? asPlatformFailure(error) : null} preparedAt={null} hasRows={hasRows} isFetching={isFetching} onRefresh={refresh} />
      }
      summary={({ peeked }) => hasRows && <AgeBars whose={peeked?.name ?? 'All sales persons'} amounts={sumOfOutstanding(peeked ? [peeked] : rows)} />}
      totals={personTotals}
      below={(person) =>
        hasRows && (
          <div className={styles.sites}>{person === undefined ? NONE_CHOSEN : <OwingSites key={person.name} person={person} searchId={searchId} />}</div>
        )
      }
      empty={error === null ? undefined : { explanation: 'Nothing could be loaded.' }}
      fileFailed={EXPORT_FAILED}
    />
  )
}

const NONE_CHOSEN = <EmptyState icon={PersonRegular} title="No sales person chosen" explanation="Choose one above to see the sites that owe." />

const OwingSites = ({ person: { name, sites }, searchId }: { readonly person: OutstandingRow; readonly searchId: string }) => {
  const list = useMemo(() => owingSites(name), [name])
  return (
    <ListPage
      list={list}
      isPart
      read={{ rows: sites, failure: null, refresh: () => undefined }}
      filterBar={({ filters, setFilters }) => (
        <BusinessSearch id={searchId} value={String(filters['business'] ?? '')} onSearch={(business) => setFilters({ business })} />
      )}
    />
  )
}

export default OutstandingRoute
