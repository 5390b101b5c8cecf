import { Card, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { formatMoney } from '#shared/domain/money.ts'
import { currencyOf, type Partner, partnerName, placeText } from '../partner.ts'

const useStyles = makeStyles({
  card: { margin: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`, flexShrink: 0 },
  facts: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXXXL, rowGap: tokens.spacingVerticalS, margin: 0 },
  fact: { minWidth: 0 },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere' },
  title: { margin: 0 },
})

const DASH = '–'

/** Who the mapping is for. */
export const PartnerCard = ({ partner }: { readonly partner: Partner }) => {
  const styles = useStyles()
  const facts = [
    { term: 'Company Name', value: partnerName(partner) },
    { term: 'Contact Person', value: partner.name },
    { term: 'Mobile', value: partner.mobile },
    { term: 'Address', value: placeText(partner.address) },
    { term: 'Wallet Balance', value: formatMoney(partner.balance ?? 0, currencyOf(partner)) },
  ]
  return (
    <Card className={styles.card} role="group" aria-label="CP Profile">
      <Subtitle2 as="h2" className={styles.title}>
        CP Profile
      </Subtitle2>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt>
              <Text size={200} className={styles.term}>
                {term}
              </Text>
            </dt>
            <dd className={styles.value} dir="auto">
              {value || DASH}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
