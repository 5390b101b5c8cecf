import { useMemo } from 'react'
import { useNow } from '../board/use-now.ts'
import { PartnerBoard } from './partner-board.tsx'
import { PartnerDetails, type PartnerFacts } from './partner-details.tsx'

interface PartnerDashboardProps {
  readonly label: string
  readonly partner: PartnerFacts & { readonly companyName: string }
  readonly emptyReason: string
}

/** All sites of a channel partner with the orders of the last ten days, and who the partner is. */
export const PartnerDashboard = ({ label, partner, emptyReason }: PartnerDashboardProps) => {
  const [now, takeNow] = useNow()
  const channelPartner = partner.companyName
  const call = useMemo(() => ({ call: 'renewal_dashboard' as const, channelPartner }), [channelPartner])
  return <PartnerBoard label={label} call={call} now={now} takeNow={takeNow} header={<PartnerDetails partner={partner} />} emptyReason={emptyReason} />
}
