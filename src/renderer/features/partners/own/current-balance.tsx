import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular } from '@fluentui/react-icons'
import type { GetUserWalletBalanceQuery } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { CURRENT_BALANCE } from '../messages.ts'

const useStyles = makeStyles({ balance: { marginInlineStart: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' } })

interface CurrentBalanceProps {
  /** Undefined while it is not known; null: there is none. */
  readonly wallet: GetUserWalletBalanceQuery['getUserWalletBalance'] | undefined
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** The button Current Balance: shows the balance; pressed, it asks for it anew. */
export const CurrentBalance = ({ wallet, isFetching, onRefresh }: CurrentBalanceProps) => {
  const styles = useStyles()
  return (
    <Button
      icon={isFetching ? <Spinner size="tiny" aria-hidden /> : <ArrowClockwiseRegular />}
      title="Refresh the balance and the transactions"
      disabledFocusable={isFetching}
      onClick={onRefresh}
    >
      {CURRENT_BALANCE}
      <strong className={styles.balance}>{wallet ? formatMoney(wallet.balance, wallet.currency ?? DEFAULT_CURRENCY) : '–'}</strong>
    </Button>
  )
}
