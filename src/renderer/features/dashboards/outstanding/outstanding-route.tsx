import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { PersonRegular } from '@fluentui/react-icons'
import { Fragment, useId, useMemo } from 'react'
import { AROUND_ROWS, HEADER_HEIGHT, ROW_HEIGHT } from '#components/data-table/grid/metrics.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { BoardNotice } from '../board/board-notice.tsx'
import { BusinessSearch } from '../board/business-search.tsx'
import { useRowsNow, useViewer } from '../board/use-site-rows.ts'
import { EXPORT_FAILED } from '../messages.ts'
import { AGE_BUCKETS, type AgedAmounts, sumOfOutstanding, wholeRupeesOfSum } from '../rules/amounts.ts'
import { isOwedWithinScope } from '../rules/scope.ts'
import { owingSites, PERSON_LIST, personTotals } from './outstanding-list.tsx'

const useStyles = makeStyles({
  title: { margin: 0 },
  bars: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  track: { height: tokens.spacingVerticalL, backgroundColor: tokens.colorNeutralBackground3, borderRadius: tokens.borderRadiusSmall, overflow: 'hidden' },
  bar: {
    display: 'block',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  // A subgrid, so that the bars are of one length and the amounts below each other.
  value: { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid', alignItems: 'center', margin: 0 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
  sites: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '280px', minHeight: '280px' },
})

interface AgeBarsProps {
  /** Whose: "All sales persons". */
  readonly whose: string
  readonly amounts: AgedAmounts
}

/** What is owed by age, as bars with their numbers. Their lengths compare the three with each other. */
const AgeBars = ({ whose, amounts }: AgeBarsProps) => {
  const styles = useStyles()
  const titleId = useId()
  // As a length only: the amount beside it is exact.
  const sizeOf = (field: keyof AgedAmounts): number => Math.abs(Number(amounts[field].total))
  const longest = Math.max(1, ...AGE_BUCKETS.map(({ field }) => sizeOf(field)))
  return (
    <Card role="group" aria-labelledby={titleId}>
      <Text as="h2" id={titleId} weight="semibold" className={styles.title}>
        Outstanding by age: {whose}
      </Text>
      <dl className={styles.bars}>
        {AGE_BUCKETS.map(({ field, title }) => (
          <Fragment key={field}>
            <dt>{title}</dt>
            <dd className={styles.value}>
              <span aria-hidden className={styles.track}>
                <span className={styles.bar} style={{ width: `${(sizeOf(field) / longest) * 100}%` }} />
              </span>
              <span className={styles.amount}>{wholeRupeesOfSum(amounts[field])}</span>
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

const CALL = { call: 'outstanding_dashboard', type: 'salesPerson' } as const

/** The table of persons is as high as its rows, up to this many. */
const MOST_ROWS = 8

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
