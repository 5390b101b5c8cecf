import { Card, makeStyles, mergeClasses, SearchBox, Text, tokens } from '@fluentui/react-components'
import { BuildingShopRegular, DataHistogramRegular, PersonRegular } from '@fluentui/react-icons'
import { type CSSProperties, Fragment, useId, useMemo } from 'react'
import { AROUND_ROWS, HEADER_HEIGHT, ROW_HEIGHT, useRowHeight } from '#components/data-table/grid/metrics.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { useLayoutStyles } from '#components/layout-styles.ts'
import { ParameterLink } from '#components/list-state/parameter-link.tsx'
import { asPlatformFailure } from '#data/platform/platform-failure.ts'
import { defineList, type List } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { SiteLink, useOpenSite } from '#patterns/record-link/site-link.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { BoardNotice, reasonOfNothing } from '../board/board-notice.tsx'
import { useRowsNow, useViewer } from '../board/use-site-rows.ts'
import { type BarTone, TONE_COLOURS } from '../charts/tone-colours.ts'
import { EXPORT_FAILED, NOT_LOADED } from '../messages.ts'
import { AGE_BUCKETS, type AgedAmounts, sumOfOutstanding, wholeRupees, wholeRupeesOfSum } from '../rules/amounts.ts'
import { owedWithinScope, userOf } from '../rules/scope.ts'
import { OutstandingChart, PERSON } from './outstanding-chart.tsx'
import { AGES } from './outstanding-figures.ts'

/** What sites owe, summed by sales person, in whole rupees. A click on a person shows the sites. */
const PERSON_LIST = defineList<OutstandingRow>({
  id: 'outstanding-dashboard',
  label: 'Outstanding Dashboard',
  tableLabel: 'Outstanding by sales person',
  one: 'sales person',
  many: 'sales persons',
  rowId: ({ name }) => name,
  rowLabel: ({ name }) => name,
  columns: [
    {
      id: 'name',
      title: 'Sales Person Name',
      kind: 'text',
      value: ({ name }) => name,
      render: ({ name }) => (
        <ParameterLink parameter={PERSON} value={name} label={name} title={`Sites of ${name}`}>
          {name}
        </ParameterLink>
      ),
      interactive: true,
      width: 240,
      fixed: true,
    },
    ...[...AGE_BUCKETS, { field: 'balance', title: 'Total Balance' } as const].map(({ field, title }) => ({
      id: field,
      title,
      kind: 'money' as const,
      value: (row: OutstandingRow) => row[field],
      text: (row: OutstandingRow) => wholeRupees(row[field]),
      currency: () => DEFAULT_CURRENCY,
      width: 160,
    })),
  ],
  peekParameter: PERSON,
  context: [PERSON],
  loadFailed: NOT_LOADED,
  empty: { icon: DataHistogramRegular, title: 'No data to show', explanation: 'No site of yours has a pending balance.' },
})

const personTotals = (rows: readonly OutstandingRow[]): Readonly<Record<string, string>> => {
  const texts = Object.entries(sumOfOutstanding(rows)).map(([field, sum]): [string, string] => [field, wholeRupeesOfSum(sum)])
  return { name: 'TOTAL', ...Object.fromEntries(texts) }
}

/** The sites of a sales person that owe, 50 a page, in the same address. */
const owingSites = (name: string, seesSites: boolean): List<OutstandingRow['sites'][number]> =>
  defineList({
    id: 'outstanding-sites',
    label: `Outstanding ${name}`,
    tableLabel: `Sites of ${name}`,
    one: 'site',
    many: 'sites',
    prefix: 'sites',
    rowId: ({ id }) => id,
    rowLabel: ({ companyName, id }) => companyName ?? id,
    ...(seesSites ? { record: 'site' } : {}),
    columns: [
      {
        id: 'companyName',
        title: 'Business Name',
        kind: 'text',
        value: ({ companyName }) => companyName ?? null,
        filter: { kind: 'text', name: 'business' },
        width: 240,
        cutAt: 40,
        fixed: true,
        interactive: true,
        render: ({ id, companyName }) => <SiteLink siteId={id} name={companyName} />,
      },
      { id: 'fqdn', title: 'Domain', kind: 'text', value: ({ fqdn }) => fqdn ?? null, width: 240 },
      { id: 'manager', title: 'Support Account Manager', kind: 'text', value: ({ supportAccManager }) => supportAccManager ?? null, width: 200 },
      {
        id: 'createdAt',
        title: 'Created At',
        kind: 'date',
        value: ({ createdAt }) => createdAt ?? null,
        text: ({ createdAt }) => formatDashboardDate(createdAt),
        width: 128,
      },
      {
        id: 'balance',
        title: 'Pending Balance',
        kind: 'money',
        value: ({ balance }) => balance ?? null,
        text: ({ balance }) => (typeof balance === 'number' ? wholeRupees(balance) : ''),
        currency: () => DEFAULT_CURRENCY,
        width: 160,
      },
    ],
    initial: { size: 50 },
    loadFailed: NOT_LOADED,
    empty: { icon: BuildingShopRegular, title: 'No site owes anything', explanation: `The sites of ${name} have no pending balance.` },
  })

const useStyles = makeStyles({
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
    backgroundColor: 'var(--bar)',
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  // A subgrid, so that the bars are of one length and the amounts below each other.
  value: { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid', alignItems: 'center', margin: 0 },
  amount: { textAlign: 'right', fontWeight: tokens.fontWeightSemibold },
  sites: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '280px', minHeight: '280px' },
})

/** @param length from 0 to 1 */
const barStyle = (length: number, tone: BarTone): CSSProperties => ({ '--bar': TONE_COLOURS[tone], width: `${length * 100}%` }) as CSSProperties

/**
 * What is owed by age, as bars with their numbers. Their lengths compare the three with each other. `whose`: "All
 * sales persons".
 */
const AgeBars = ({ whose, amounts }: { readonly whose: string; readonly amounts: AgedAmounts }) => {
  const styles = useStyles()
  const layout = useLayoutStyles()
  const titleId = useId()
  // As a length only: the amount beside it is exact.
  const sizeOf = (field: keyof AgedAmounts): number => Math.abs(Number(amounts[field].total))
  const longest = Math.max(1, ...AGE_BUCKETS.map(({ field }) => sizeOf(field)))
  return (
    <Card role="group" aria-labelledby={titleId}>
      <Text as="h2" id={titleId} weight="semibold" className={layout.noMargin}>
        Outstanding by age: {whose}
      </Text>
      <dl className={styles.bars}>
        {AGES.map(({ field, label, tone }) => (
          <Fragment key={field}>
            <dt>{label}</dt>
            <dd className={styles.value}>
              <span aria-hidden className={styles.track}>
                <span className={styles.bar} style={barStyle(sizeOf(field) / longest, tone)} />
              </span>
              <span className={mergeClasses(layout.numbers, styles.amount)}>{wholeRupeesOfSum(amounts[field])}</span>
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}

/** The table of persons is as high as its rows, up to this many. */
const MOST_ROWS = 8

/** The Outstanding Dashboard: what sites owe by sales person and age, and below it the sites of the chosen person. */
const OutstandingRoute = () => {
  const styles = useStyles()
  const searchId = useId()
  const { scope } = useViewer()
  const call = useMemo(() => ({ call: 'outstanding_dashboard' as const, type: 'salesPerson' as const, ...userOf(scope) }), [scope])
  const { data, error, isFetching, refetch } = useRowsNow<OutstandingRow>(call)
  const hasFailed = error !== null && !isFetching
  const rows = useMemo(() => (data ? owedWithinScope(data.rows, scope) : hasFailed ? [] : undefined), [data, scope, hasFailed])
  const rowHeight = useRowHeight()
  const refresh = (): void => void refetch()
  const hasRows = rows !== undefined && rows.length > 0
  // Without rows as high as while they load: why there are none needs the room.
  const rowsInSight = hasRows ? Math.min(MOST_ROWS, rows.length) : MOST_ROWS
  return (
    <ListPage
      list={PERSON_LIST}
      read={{ rows, failure: null, isFetching, refresh }}
      searchId={searchId}
      mostHeight={HEADER_HEIGHT + rowsInSight * rowHeight + ROW_HEIGHT + AROUND_ROWS}
      notice={
        <BoardNotice failure={hasFailed ? asPlatformFailure(error) : null} preparedAt={null} hasRows={hasRows} isFetching={isFetching} onRefresh={refresh} />
      }
      summary={({ peeked }) => hasRows && <AgeBars whose={peeked?.name ?? 'All sales persons'} amounts={sumOfOutstanding(peeked ? [peeked] : rows)} />}
      filterBar={hasRows && <OutstandingChart rows={rows} />}
      totals={personTotals}
      below={(person) =>
        hasRows && (
          <div className={styles.sites}>{person === undefined ? NONE_CHOSEN : <OwingSites key={person.name} person={person} searchId={searchId} />}</div>
        )
      }
      empty={error === null ? undefined : { explanation: reasonOfNothing(error) }}
      fileFailed={EXPORT_FAILED}
    />
  )
}

const NONE_CHOSEN = <EmptyState icon={PersonRegular} title="No sales person chosen" explanation="Choose one above to see the sites that owe." />

const OwingSites = ({ person: { name, sites }, searchId }: { readonly person: OutstandingRow; readonly searchId: string }) => {
  const seesSites = useOpenSite() !== undefined
  const list = useMemo(() => owingSites(name, seesSites), [name, seesSites])
  return (
    <ListPage
      list={list}
      isPart
      read={{ rows: sites, failure: null, refresh: () => undefined }}
      filterBar={({ filters, setFilters }) => (
        <SearchBox
          id={searchId}
          aria-label="Search Business Name"
          placeholder="Search Business Name"
          value={String(filters['business'] ?? '')}
          onChange={(_, { value }) => setFilters({ business: value })}
        />
      )}
    />
  )
}

export default OutstandingRoute
