import { useLocation, useSearchParams } from 'react-router-dom'
import { useCurrentUser } from '#data/session/current-user.ts'
import { useInternalUsers } from '#data/users/pickers.ts'
import { Elsewhere } from '#patterns/screens/elsewhere.tsx'
import { NO_PARTNER_CHOSEN } from '../messages.ts'
import { PartnerBoard } from './partner-board.tsx'

/** The home of a channel partner: all sites of the own company. */
export const PartnerHomeRoute = () => {
  const { name, profile } = useCurrentUser()
  const companyName = profile.companyName?.trim() ?? ''
  return <PartnerBoard label="Partner dashboard" companyName={companyName} partner={{ ...profile, name }} emptyReason="You have no customers yet." />
}

/** My Dashboard: the renewals of the signed-in partner's own sites. */
export const MyDashboardRoute = () => {
  const companyName = useCurrentUser().profile.companyName?.trim() ?? ''
  return <PartnerBoard label="My Dashboard" companyName={companyName} emptyReason="No subscription of your customers ends in this time." />
}

const UNKNOWN = { name: null, mobile: null, emailId: null, onboardedBy: null, createdAt: null }

/** The CP Dashboard of the partner named in the address, else in what the picker passed here; without either it leads back to the picker. */
export const CpDashboardRoute = () => {
  const { state } = useLocation() as { readonly state: unknown }
  const [search] = useSearchParams()
  const companyName = search.get('partner') ?? carriedPartner(state) ?? ''
  const users = useInternalUsers(companyName !== '')
  if (companyName === '') return <Elsewhere to="/select-cp" message={NO_PARTNER_CHOSEN} />
  const partner = users.find((user) => user.userRole === 'CP' && user.companyName?.trim() === companyName) ?? UNKNOWN
  return <PartnerBoard label="CP Dashboard" companyName={companyName} partner={partner} emptyReason="This partner has no sites." />
}

const carriedPartner = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'partner' in state && typeof state.partner === 'string' ? state.partner : null
