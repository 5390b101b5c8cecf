import { useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useInternalUsers } from '#data/users/use-internal-users.ts'
import { NO_PARTNER_CHOSEN } from '../messages.ts'
import { PartnerDashboard } from './partner-dashboard.tsx'

/** The CP Dashboard of the partner named in the address, else in what the picker passed here. */
const CpDashboardRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const companyName = search.get('partner') ?? carriedPartner(state)
  const users = useInternalUsers(companyName !== null)
  const partner = useMemo(() => {
    const known = users.find((user) => user.userRole === 'CP' && user.companyName?.trim() === companyName)
    const { name = null, mobile = null, emailId = null, onboardedBy = null, createdAt = null } = known ?? {}
    return { name, mobile, emailId, onboardedBy, createdAt }
  }, [users, companyName])
  if (companyName === null || companyName === '') return <NoPartnerChosen />
  return <PartnerDashboard key={companyName} label="CP Dashboard" partner={{ ...partner, companyName }} emptyReason="This partner has no sites." />
}

const carriedPartner = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'partner' in state && typeof state.partner === 'string' ? state.partner : null

/** Back to the picker, with a word why. */
const NoPartnerChosen = () => {
  const navigate = useNavigate()
  const notify = useNotify()
  useEffect(() => {
    notify.show({ id: 'no-partner-chosen', intent: 'info', message: NO_PARTNER_CHOSEN })
    void navigate('/select-cp', { replace: true })
  }, [navigate, notify])
  return null
}

export default CpDashboardRoute
