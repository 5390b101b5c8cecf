import { Badge, makeStyles, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import type { FieldOption } from '#components/form/field-props.ts'
import { useRead } from '#data/platform/use-read.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import { GetSubscriptionPlansBySiteIdDocument } from '#generated/graphql.ts'
import { SiteLink } from '#patterns/record-link/site-link.tsx'
import { monthNamed, monthWindow, NAMED_MONTHS, renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { monthAround, plausibleSeconds } from '#shared/domain/date.ts'
import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { licenseOf } from '#shared/domain/site/license.ts'
import { BUSINESS_NAME, CHART_PICK, type FilterControl, PLAN_SEARCH, partnerControls, TILE_PICK } from '../board/filter-control.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import { amountColumn, type BoardSite, BUSINESS_COLUMN, CONTACT_COLUMN, dateColumn, placeColumn, type SiteColumn, textColumn } from '../board/site-columns.tsx'
import { useClock, useScoped, useSiteRows, useViewer } from '../board/use-site-rows.ts'
import { useShownChart } from '../charts/board-chart.ts'
import { firstPlanAmount, totalText } from '../rules/amounts.ts'
import { masterStatusLabel, renewalPlanNames } from '../rules/renewal-plans.ts'
import { userOf } from '../rules/scope.ts'
import { renewalTiles } from '../tiles/board-tiles.ts'
import { RENEWAL_CHART } from './renewal-chart.ts'
import { useRenewed } from './use-renewed.ts'

const useStyles = makeStyles({
  cell: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  name: { overflow: 'hidden', textOverflow: 'ellipsis' },
  tag: { flexShrink: 0 },
})

const NameAndStatus = ({ site }: { readonly site: BoardSite }) => {
  const styles = useStyles()
  const label = masterStatusLabel(site.masterStatus)
  const isOver = licenseOf(site.endDate, useToday())?.standing === 'over'
  return (
    <span className={styles.cell}>
      <span className={styles.name}>
        <SiteLink siteId={site.id} name={site.companyName} />
      </span>
      <Badge
        className={styles.tag}
        size="small"
        appearance="tint"
        color={label === 'Active' && !isOver ? 'success' : 'danger'}
        title={isOver ? 'The plan has ended' : undefined}
      >
        {label}
      </Badge>
    </span>
  )
}

const RENEWAL_COLUMNS: readonly SiteColumn[] = [
  placeColumn('Seq No'),
  { ...BUSINESS_COLUMN, width: 196, render: (site) => <NameAndStatus site={site} /> },
  textColumn('salesPerson', 'Sales Person', 104),
  CONTACT_COLUMN,
  { ...textColumn('planName', 'Plan Name', 82), titleLines: ['Plan', 'Name'] },
  { ...amountColumn('subAmount', 'Sub Amt', firstPlanAmount), width: 98 },
  dateColumn('createdAt', 'Created Date'),
  dateColumn('endDate', 'End Date'),
]

const MONTHS_EITHER_WAY = 12

/** Months by name, then those around the one that holds `now`, oldest first. */
const monthOptions = (now: number): readonly FieldOption[] => [
  ...NAMED_MONTHS.map(({ value, label, months }) => ({ value, label: `${label} (${monthAround(now, months).label})` })),
  ...Array.from({ length: 2 * MONTHS_EITHER_WAY + 1 }, (_, index) => monthAround(now, index - MONTHS_EITHER_WAY)),
]

const endsIn = (endDate: number | null | undefined, month: string): boolean => {
  const window = monthWindow(month)
  const end = plausibleSeconds(endDate)
  return window !== null && end !== null && end >= window.from && end <= window.to
}

const renewalControls = (users: readonly InternalUser[], planNames: readonly string[], now: number): readonly FilterControl[] => [
  {
    kind: 'combo',
    name: 'plan',
    label: 'Site Plan',
    options: planNames.map((name) => ({ value: name, label: name })),
    keeps: ({ planName }, value) => planName === value,
  },
  {
    kind: 'select',
    name: 'month',
    label: 'Month',
    options: monthOptions(now),
    keeps: ({ endDate }, value) => endsIn(endDate, monthNamed(value, now)),
  },
  ...partnerControls(users),
  BUSINESS_NAME,
  PLAN_SEARCH,
  CHART_PICK,
  TILE_PICK,
]

/** The catalogue changes seldom, milliseconds. */
const PLANS_FRESH_FOR = 5 * 60_000

const totalsOf = (sites: readonly BoardSite[]) => ({ companyName: 'Total', subAmount: totalText(sites, firstPlanAmount) })

/** The Renewal Dashboard: subscriptions that end soon or ended lately. */
const RenewalRoute = () => {
  const { scope, users } = useViewer()
  const plans = useRead(GetSubscriptionPlansBySiteIdDocument, { siteId: MASTER_SITE_ID }, { staleTime: PLANS_FRESH_FOR }).data
  const clock = useClock()
  const { now } = clock
  const planNames = useMemo(() => renewalPlanNames(plans?.getSubscriptionPlansBySiteId ?? []), [plans])
  const controls = useMemo(() => renewalControls(users, planNames, now), [users, planNames, now])
  const list = useBoardList(controls, RENEWAL_COLUMNS)

  const month = monthNamed(list.filters['month'] ?? '', now)
  const call = useMemo(() => {
    const usual = renewalWindow(now)
    const chosen = monthWindow(month)
    return { call: 'renewal_dashboard' as const, ...usual, ...(chosen === null ? {} : { fromDate: chosen.from, toDate: chosen.to }), ...userOf(scope) }
  }, [month, now, scope])
  const dump = useMemo(() => ({ dashboard: 'renewal_dashboard' as const, ...(scope.username === undefined ? {} : { userName: scope.username }) }), [scope])
  // What was prepared is of the usual window.
  const all = useSiteRows({ call, clock, dump, order: month === '' ? 'with-dump' : undefined })
  const rows = useScoped(all, scope)
  const chart = useShownChart(RENEWAL_CHART, list.filters)
  const renewed = useRenewed({ ...rows, month, isShown: chart.isNeeded && chart.view.hasMore === true })
  return (
    <SiteBoard
      id="renewal-dashboard"
      label="Renewal Dashboard"
      controls={controls}
      list={list}
      rows={rows}
      columns={RENEWAL_COLUMNS}
      totals={totalsOf}
      tiles={renewalTiles}
      chart={chart}
      more={renewed}
      emptyReason="No subscription ends in this time. Choose a month."
    />
  )
}

export default RenewalRoute
