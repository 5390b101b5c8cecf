import { DataTrendingRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { ActionButton } from '#components/action-button.tsx'
import { lazyPart } from '#components/lazy-part.tsx'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import type { InternalUser } from '#data/users/pickers.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { ONBOARDING_PERIODS, type OnboardingPeriod, onboardingDays, rangeWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import {
  areInitial,
  BALANCE,
  BUSINESS_NAME,
  CHART_PICK,
  type FilterControl,
  notUsing,
  partnerControls,
  staffControls,
  TILE_PICK,
} from '../board/filter-control.ts'
import { SiteBoard, useBoardList } from '../board/site-board.tsx'
import {
  amountColumn,
  type BoardSite,
  BUSINESS_COLUMN,
  CONTACT_COLUMN,
  dateColumn,
  MANAGER_COLUMN,
  type SiteColumn,
  textColumn,
} from '../board/site-columns.tsx'
import { useClock, useScoped, useSiteRows, useViewer } from '../board/use-site-rows.ts'
import { useShownChart } from '../charts/board-chart.ts'
import { NO_PERFORMANCE, PERFORMANCE_DASHBOARD } from '../messages.ts'
import { totalText } from '../rules/amounts.ts'
import { performanceOf } from '../rules/performance.ts'
import { seesStaffFilters, staffOf } from '../rules/scope.ts'
import { onboardingTiles } from '../tiles/board-tiles.ts'
import { ONBOARDING_CHART } from './onboarding-chart.ts'

const walletOf = ({ wallet }: DashboardSite): number | null => wallet ?? null

const BEFORE_DAYS: readonly SiteColumn[] = [BUSINESS_COLUMN, textColumn('planName', 'Plan Name', 116)]
const AFTER_DAYS: readonly SiteColumn[] = [
  textColumn('salesPerson', 'Sales Person', 112),
  MANAGER_COLUMN,
  textColumn('partnerName', 'Partner Name', 128),
  CONTACT_COLUMN,
  { ...amountColumn('wallet', 'Wallet', walletOf), width: 136 },
  dateColumn('startDate', 'Start Date'),
  dateColumn('endDate', 'End Date'),
]
const ONBOARDING_COLUMNS = [...BEFORE_DAYS, ...AFTER_DAYS]

const USUAL_PERIOD: OnboardingPeriod = '6-months'
const LABELS: Readonly<Record<OnboardingPeriod, string>> = { '6-months': 'Last 6 months', '1-year': 'Last 1 year' }

/** The filters in order; a period sets the days, which can then be changed by themselves. */
const onboardingControls = (users: readonly InternalUser[], withStaff: boolean, now: number): readonly FilterControl[] => {
  const usual = onboardingDays(USUAL_PERIOD, now)
  const more = ONBOARDING_PERIODS.map((period) => ({ name: period, label: LABELS[period], ...onboardingDays(period, now) }))
  return [
    ...(withStaff ? staffControls(users) : []),
    ...partnerControls(users),
    BUSINESS_NAME,
    BALANCE,
    notUsing(now),
    { kind: 'day', name: 'from', label: 'From', initial: usual.from, latest: now, range: { label: 'Date range', more } },
    { kind: 'day', name: 'to', label: 'To', initial: usual.to, latest: now },
    CHART_PICK,
    TILE_PICK,
  ]
}

const PerformanceDrawer = lazyPart(async () => (await import('./performance-drawer.tsx')).PerformanceDrawer)

const totalsOf = (sites: readonly BoardSite[]) => ({ companyName: 'Total', wallet: totalText(sites, walletOf) })

/** The Onboarding Dashboard: sites that began in a period, and how many of each manager's are in use. */
const OnboardingRoute = () => {
  const { role, scope, users } = useViewer()
  const clock = useClock()
  const { now } = clock
  const controls = useMemo(() => onboardingControls(users, seesStaffFilters(role), now), [users, role, now])
  const list = useBoardList(controls, ONBOARDING_COLUMNS)
  const { from = '', to = '', manager = '', salesPerson = '' } = list.filters

  const [wantsPresent, setWantsPresent] = useState(false)
  const call = useMemo(() => {
    const usual = onboardingDays(USUAL_PERIOD, now)
    // No row is kept while a day cannot be read.
    const period = rangeWindow(from, to) ?? rangeWindow(usual.from, usual.to) ?? { from: now, to: now }
    return {
      call: 'onboarding_dashboard' as const,
      fromDate: period.from,
      toDate: period.to,
      ...(manager === '' ? {} : { supportAccManager: manager }),
      ...(salesPerson === '' ? {} : { salesPerson }),
      ...staffOf(scope),
    }
  }, [from, to, manager, salesPerson, scope, now])
  const dump = useMemo(
    () => ({ dashboard: 'onboarding_dashboard' as const, ...(scope.username === undefined ? {} : { userName: scope.username }) }),
    [scope.username],
  )
  // What was prepared is of the usual period, for nobody's filters.
  const isUsual = areInitial(controls, list.filters)
  const order = !isUsual ? undefined : wantsPresent ? 'with-dump' : 'after-dump'
  const rows = useScoped(useSiteRows({ call, clock, dump, order }), scope)

  const { sites, asOf } = rows
  const performance = useMemo(() => performanceOf(sites ?? [], asOf), [sites, asOf])
  const [open, setOpen] = useAddressParameter('performance')
  return (
    <>
      <SiteBoard
        id="onboarding-dashboard"
        label="Onboarding Dashboard"
        controls={controls}
        list={list}
        rows={rows}
        columns={BEFORE_DAYS}
        afterDays={AFTER_DAYS}
        totals={totalsOf}
        tiles={onboardingTiles}
        chart={useShownChart(ONBOARDING_CHART, list.filters)}
        emptyReason="No site of yours began in this period. Choose another one."
        onRefresh={() => {
          setWantsPresent(true)
          rows.refetch()
        }}
        actions={
          <ActionButton icon={<DataTrendingRegular />} reason={performance.length === 0 ? NO_PERFORMANCE : null} onClick={() => setOpen('open', 'push')}>
            {PERFORMANCE_DASHBOARD}
          </ActionButton>
        }
      />
      {open !== null && performance.length > 0 && <PerformanceDrawer rows={performance} onClose={() => setOpen(null, 'replace')} />}
    </>
  )
}

export default OnboardingRoute
