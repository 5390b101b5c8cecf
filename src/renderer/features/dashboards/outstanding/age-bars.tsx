import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { Fragment, useId } from 'react'
import { AGE_BUCKETS, type AgedAmounts, wholeRupeesOfSum } from '../rules/amounts.ts'

const useStyles = makeStyles({
  title: { margin: 0 },
  bars: {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  track: { height: tokens.spacingVerticalL, backgroundColor: tokens.colorNeutralBackground3, borderRadius: tokens.borderRadiusSmall, overflow: 'hidden' },
  bar: {
    display: 'block',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandBackground,
    borderRadius: tokens.borderRadiusSmall,
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
  // A subgrid, so that the bars are of one length and the amounts below each other.
  value: { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid', alignItems: 'center', margin: 0 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
})

interface AgeBarsProps {
  /** Whose: "All sales persons". */
  readonly whose: string
  readonly amounts: AgedAmounts
}

/** What is owed by age, as bars with their numbers. Their lengths compare the three with each other. */
export const AgeBars = ({ whose, amounts }: AgeBarsProps) => {
  const styles = useStyles()
  const titleId = useId()
  // As a length only: the amount beside it is exact.
  const sizeOf = (field: keyof AgedAmounts): number => Math.abs(Number(amounts[field].total))
  const longest = Math.max(1, ...AGE_BUCKETS.map(({ field }) => sizeOf(field)))
  return (
    <Card role="group" aria-labelledby={titleId}>
      <Text as="h2" id={titleId} weight="semibold" className={styles.title}>
        Outstanding by age: {whose}
      </Text>
      <dl className={styles.bars}>
        {AGE_BUCKETS.map(({ field, title }) => (
          <Fragment key={field}>
            <dt>{title}</dt>
            <dd className={styles.value}>
              <span aria-hidden className={styles.track}>
                <span className={styles.bar} style={{ width: `${(sizeOf(field) / longest) * 100}%` }} />
              </span>
              <span className={styles.amount}>{wholeRupeesOfSum(amounts[field])}</span>
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  )
}
