import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { useMemo } from 'react'
import { formatMoneySum } from '#shared/domain/money.ts'
import { TOTAL_BALANCE } from '../messages.ts'
import { type PartnerRow, totalOf } from './partner-row.ts'

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXL, minWidth: 0 },
  amount: { fontVariantNumeric: 'tabular-nums' },
})

/** The first row of the CP List: what the wallets hold together, one sum a currency. */
export const TotalBalance = ({ rows }: { readonly rows: readonly PartnerRow[] }) => {
  const styles = useStyles()
  const totals = useMemo(() => totalOf(rows.map(({ partner }) => partner)), [rows])
  return (
    <span className={styles.line}>
      <Text weight="semibold">{TOTAL_BALANCE}</Text>
      {totals.map(({ currency, sum }) => (
        <Text key={currency} weight="semibold" className={styles.amount}>
          {formatMoneySum(sum, currency)}
        </Text>
      ))}
    </span>
  )
}
