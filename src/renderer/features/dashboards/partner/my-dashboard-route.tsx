import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { renewalWindow } from '#shared/domain/dashboards/dashboard-window.ts'
import { useNow } from '../board/use-site-rows.ts'
import { PartnerBoard } from './partner-board.tsx'
import { NoCompany } from './partner-dashboard.tsx'

/** My Dashboard: the renewals of the signed-in partner's own sites. */
const MyDashboardRoute = () => {
  const channelPartner = useCurrentUser().profile.companyName?.trim() ?? ''
  const [now, takeNow] = useNow()
  const call = useMemo(() => ({ call: 'renewal_dashboard' as const, ...renewalWindow(now), channelPartner }), [channelPartner, now])
  if (channelPartner === '') return <NoCompany />
  return <PartnerBoard label="My Dashboard" call={call} now={now} takeNow={takeNow} emptyReason="No subscription of your customers ends in this time." />
}

export default MyDashboardRoute
