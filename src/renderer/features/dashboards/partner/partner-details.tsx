import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { formatDashboardDate } from '#shared/domain/date.ts'

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

/** Who the partner is, above the dashboard. A dash stands for what is not known. */
export const PartnerDetails = ({ partner }: { readonly partner: PartnerFacts }) => {
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
