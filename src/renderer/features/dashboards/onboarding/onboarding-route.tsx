import { Button } from '@fluentui/react-components'
import { DataTrendingRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/use-internal-users.ts'
import { rangeWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { areInitial } from '../board/filter-control.ts'
import { SiteBoard } from '../board/site-board.tsx'
import type { BoardSite } from '../board/site-columns.tsx'
import { useBoardList } from '../board/use-board-list.ts'
import { useNow } from '../board/use-now.ts'
import { useScope } from '../board/use-scope.ts'
import { useSiteRows } from '../board/use-site-rows.ts'
import { NO_PERFORMANCE, PERFORMANCE_DASHBOARD } from '../messages.ts'
import { totalText } from '../rules/amounts.ts'
import { performanceOf } from '../rules/performance.ts'
import { loadsUserList, seesStaffFilters } from '../rules/scope.ts'
import { ONBOARDING_COLUMNS, walletOf } from './onboarding-columns.ts'
import { onboardingControls } from './onboarding-controls.ts'

const PerformanceDrawer = lazy(async () => ({ default: (await import('./performance-drawer.tsx')).PerformanceDrawer }))

const totalsOf = (sites: readonly BoardSite[]) => ({ companyName: 'Total', wallet: totalText(sites, walletOf) })

/** The Onboarding Dashboard: sites that began in a period, and how many of each manager's are in use. */
const OnboardingRoute = () => {
  const { role } = useCurrentUser()
  const scope = useScope()
  const users = useInternalUsers(loadsUserList(role))
  const [now, takeNow] = useNow()
  const controls = useMemo(() => onboardingControls(users, seesStaffFilters(role), now), [users, role, now])
  const list = useBoardList(controls, ONBOARDING_COLUMNS)
  const { from = '', to = '', manager = '', salesPerson = '' } = list.filters

  const [wantsPresent, setWantsPresent] = useState(false)
  const call = useMemo(() => {
    const period = rangeWindow(from, to) ?? { from: 0, to: now }
    return {
      call: 'onboarding_dashboard' as const,
      fromDate: period.from,
      toDate: period.to,
      ...(manager === '' ? {} : { supportAccManager: manager }),
      ...(salesPerson === '' ? {} : { salesPerson }),
      ...scope,
    }
  }, [from, to, manager, salesPerson, scope, now])
  const dump = useMemo(
    () => ({ dashboard: 'onboarding_dashboard' as const, ...(scope.username === undefined ? {} : { userName: scope.username }) }),
    [scope.username],
  )
  // What was prepared is of the usual period, for nobody's filters.
  const isUsual = areInitial(controls, list.filters)
  const order = !isUsual ? 'never' : wantsPresent ? 'with-dump' : 'after-dump'
  const rows = useSiteRows({ call, now, dump, order })

  const { sites, asOf } = rows
  const performance = useMemo(() => performanceOf(sites ?? [], asOf), [sites, asOf])
  const [open, setOpen] = useAddressParameter('performance')
  return (
    <>
      <SiteBoard
        label="Onboarding Dashboard"
        controls={controls}
        list={list}
        rows={rows}
        columns={ONBOARDING_COLUMNS}
        totalsOf={totalsOf}
        emptyReason="No site of yours began in this period. Choose another one, and Search."
        onRefresh={() => {
          takeNow()
          setWantsPresent(true)
          rows.refetch()
        }}
        actions={
          <Button
            icon={<DataTrendingRegular />}
            disabledFocusable={performance.length === 0}
            {...(performance.length === 0 ? { title: NO_PERFORMANCE } : {})}
            onClick={() => setOpen('open', 'push')}
          >
            {PERFORMANCE_DASHBOARD}
          </Button>
        }
      />
      {open !== null && performance.length > 0 && (
        <Suspense fallback={null}>
          <PerformanceDrawer rows={performance} onClose={() => setOpen(null, 'replace')} />
        </Suspense>
      )}
    </>
  )
}

export default OnboardingRoute
