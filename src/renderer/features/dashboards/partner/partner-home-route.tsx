import { useMemo } from 'react'
import { useCurrentUser } from '#data/session/current-user.ts'
import { NoCompany, PartnerDashboard } from './partner-dashboard.tsx'

/** The home of a channel partner: the dashboard of the own company. */
const PartnerHomeRoute = () => {
  const { name, profile } = useCurrentUser()
  const companyName = profile.companyName?.trim() ?? ''
  const partner = useMemo(
    () => ({ companyName, name, mobile: profile.mobile, emailId: profile.emailId, onboardedBy: profile.onboardedBy, createdAt: profile.createdAt }),
    [companyName, name, profile],
  )
  if (companyName === '') return <NoCompany />
  return <PartnerDashboard label="Partner dashboard" partner={partner} emptyReason="You have no customers yet." />
}

export default PartnerHomeRoute
