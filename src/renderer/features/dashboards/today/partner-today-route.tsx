import { useMemo } from 'react'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetUserWalletBalanceDocument } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { useClock, useRowsNow } from '../board/use-site-rows.ts'
import { isInUse } from '../rules/performance.ts'
import { riskOf } from './site-figures.ts'
import { TodayScreen } from './today-screen.tsx'
import { type Tile, tileState } from './today-tiles.tsx'
import { useTodayEntries } from './use-today-entries.ts'

const HOME = { to: '/', label: 'Go to your customers' }
const noName = (): null => null

/** The start of the day of a channel partner: the renewals, the idle customers and the wallet of the own company. */
const PartnerTodayRoute = () => {
  const { userName, profile } = useCurrentUser()
  const channelPartner = profile.companyName?.trim() ?? ''
  const clock = useClock()
  const call = useMemo(() => ({ call: 'renewal_dashboard' as const, channelPartner }), [channelPartner])
  const renewalCall = useMemo(() => ({ ...call, ...renewalWindow(clock.now) }), [call, clock.now])
  const renewals = useRowsNow<DashboardSite>(renewalCall, channelPartner !== '')
  const customers = useRowsNow<DashboardSite>(call, channelPartner !== '')
  const wallet = useRead(GetUserWalletBalanceDocument, { userId: userName })
  const balance = wallet.data?.getUserWalletBalance
  const ofCompany: readonly Tile[] = [
    {
      id: 'renewals',
      kind: 'count',
      label: 'Renewals',
      explanation: 'subscriptions that end within 30 days, or ended in the last 15',
      count: renewals.data?.rows.length ?? 0,
      to: '/my-dashboard',
      state: tileState(renewals),
    },
    {
      id: 'risk',
      kind: 'risk',
      label: 'Revenue at risk',
      explanation: 'what these renewals cost',
      risk: riskOf(
        renewals.data?.rows ?? [],
        ({ curr }) => curr,
        ({ charges }) => charges ?? null,
      ),
      toOf: () => '/my-dashboard',
      state: tileState(renewals),
    },
    {
      id: 'idle',
      kind: 'count',
      label: 'Idle customers',
      explanation: 'without an order in the last 4 days',
      count: customers.data?.rows.filter((site) => !isInUse(site, clock.now)).length ?? 0,
      to: '/?usage=not-using',
      state: tileState(customers),
    },
  ]
  const ofWallet: Tile = {
    id: 'wallet',
    kind: 'amount',
    label: 'Wallet',
    explanation: 'your current balance',
    text: balance ? formatMoney(balance.balance, balance.currency ?? DEFAULT_CURRENCY) : 'None',
    isBelowZero: (balance?.balance ?? 0) < 0,
    to: '/cpwallet',
    state: tileState(wallet),
  }
  const refresh = (): void => {
    clock.reset()
    for (const read of [renewals, customers, wallet]) void read.refetch()
  }
  return (
    <TodayScreen
      tiles={[...(channelPartner === '' ? [] : ofCompany), ofWallet]}
      entries={useTodayEntries(noName)}
      read={{ isFetching: renewals.isFetching || customers.isFetching || wallet.isFetching }}
      refresh={refresh}
      home={HOME}
    />
  )
}

export default PartnerTodayRoute
