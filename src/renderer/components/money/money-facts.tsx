import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { formatMoney } from '#shared/domain/money.ts'
import type { ConfirmMoneyDialogProps } from './confirm-money-dialog.tsx'

const useStyles = makeStyles({
  amount: { display: 'block', overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
  },
  fact: { display: 'contents' },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

type Facts = Pick<ConfirmMoneyDialogProps, 'site' | 'siteTerm' | 'amount' | 'currency' | 'balanceAfter' | 'rows'>

/** What a confirmation repeats: the amount in figures with its currency, the site, what else is sent, and the balance after. */
export const MoneyFacts = ({ site, siteTerm = 'Site', amount, currency, balanceAfter, rows }: Facts) => {
  const styles = useStyles()
  const balance =
    balanceAfter === undefined ? [] : [{ term: 'Balance after', value: balanceAfter === null ? 'Not known' : formatMoney(balanceAfter, currency) }]
  return (
    <>
      <Text size={700} weight="semibold" className={styles.amount}>
        {formatMoney(amount, currency)} <Text size={300}>{currency}</Text>
      </Text>
      <dl className={styles.facts}>
        {[{ term: siteTerm, value: site }, ...(rows ?? []), ...balance].map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value} dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
