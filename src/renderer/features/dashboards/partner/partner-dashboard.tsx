import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { BuildingRegular } from '@fluentui/react-icons'
import { useId, useMemo } from 'react'
import { EmptyState } from '#components/empty-state.tsx'
import { formatDashboardDate } from '#shared/domain/date.ts'
import { useNow } from '../board/use-site-rows.ts'
import { PartnerBoard } from './partner-board.tsx'

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(144px, 1fr))',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalL}`,
    margin: 0,
  },
  label: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  value: { margin: 0, overflowWrap: 'anywhere' },
})

/** A channel partner as far as a dashboard shows it. */
export interface PartnerFacts {
  readonly companyName: string | null
  readonly name: string | null
  readonly mobile: string | null
  readonly emailId: string | null
  readonly onboardedBy: string | null
  /** Unix seconds. */
  readonly createdAt: number | null
}

/** In order. */
const FACTS: readonly (readonly [string, (partner: PartnerFacts) => string | null])[] = [
  ['Company Name', ({ companyName }) => companyName],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['Email ID', ({ emailId }) => emailId],
  ['Onboarded By', ({ onboardedBy }) => onboardedBy],
  ['Created At', ({ createdAt }) => formatDashboardDate(createdAt)],
]

/** Who the partner is, above the dashboard. A dash marks what is not known. */
const PartnerDetails = ({ partner }: { readonly partner: PartnerFacts }) => {
  const styles = useStyles()
  const titleId = useId()
  return (
    <Card role="group" aria-labelledby={titleId} size="small">
      <Text as="h2" id={titleId} weight="semibold" className={styles.title}>
        {partner.companyName}
      </Text>
      <dl className={styles.facts}>
        {FACTS.map(([label, textOf]) => (
          <div key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{textOf(partner)?.trim() || '–'}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

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

/** Shown instead of a partner's dashboard where the profile names no company. */
export const NoCompany = () => (
  <EmptyState
    icon={BuildingRegular}
    title="Your profile names no company"
    explanation="Your sites are found by the name of your company. An administrator can add it to your profile."
  />
)
