import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, WalletRegular } from '@fluentui/react-icons'
import { ActionButton } from '#components/action-button.tsx'
import { Notice } from '#components/notice.tsx'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import {
  GetUserWalletBalanceDocument,
  type GetUserWalletBalanceQuery,
  GetUserWalletTransactionsDocument,
  type GetUserWalletTransactionsQuery,
} from '#generated/graphql.ts'
import { paidColumn, priceColumn, timeColumn } from '#patterns/list-page/list-columns.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { BALANCE_FAILED, CURRENT_BALANCE, FILE_FAILED, WALLET_FAILED } from '../messages.ts'

/** One entry of a partner's wallet. Amounts in minor units. */
type WalletEntry = GetUserWalletTransactionsQuery['getUserWalletTransactions'][number]

const currencyOf = ({ currency }: WalletEntry): string => currency ?? DEFAULT_CURRENCY

const WALLET_LIST = defineList<WalletEntry>({
  id: 'partner-wallet',
  reads: GetUserWalletTransactionsDocument,
  label: 'Wallet transactions',
  one: 'transaction',
  many: 'transactions',
  rowId: ({ id }) => id,
  rowLabel: ({ note, id }) => note ?? id,
  columns: [
    timeColumn(({ createdAt }) => createdAt, { id: 'date', title: 'Date', width: 150 }),
    {
      id: 'type',
      title: 'Type',
      kind: 'badge',
      value: ({ transactionType }) => transactionType,
      tone: ({ transactionType }) => (transactionType === 'CREDIT' ? 'success' : 'neutral'),
      width: 100,
    },
    paidColumn(({ amount }) => amount, currencyOf, { id: 'amount', title: 'Transaction Amount', width: 160 }),
    priceColumn(({ balance }) => balance, currencyOf, { id: 'balance', title: 'Balance', width: 160 }),
    { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 380, cutAt: 80 },
  ],
  search: { hint: 'Search type, note', of: ({ transactionType, note }) => [transactionType, note] },
  initial: { sort: [{ columnId: 'date', direction: 'descending' }] },
  loadFailed: WALLET_FAILED,
  empty: { icon: WalletRegular, title: 'There are no transactions yet', explanation: 'Payments into and out of your wallet appear here.' },
})

const useStyles = makeStyles({ balance: { marginInlineStart: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' } })

interface CurrentBalanceProps {
  /** Undefined while it is not known; null: there is none. */
  readonly wallet: GetUserWalletBalanceQuery['getUserWalletBalance'] | undefined
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** The button Current Balance: shows the balance; pressed, it reads it again. */
export const CurrentBalance = ({ wallet, isFetching, onRefresh }: CurrentBalanceProps) => {
  const styles = useStyles()
  return (
    <ActionButton icon={<ArrowClockwiseRegular />} isPending={isFetching} title="Refresh the balance and the transactions" onClick={onRefresh}>
      {CURRENT_BALANCE}
      <strong className={styles.balance}>{wallet ? formatMoney(wallet.balance, wallet.currency ?? DEFAULT_CURRENCY) : '–'}</strong>
    </ActionButton>
  )
}

/** The signed-in partner's own wallet: its balance, and what changed it. */
const PartnerWalletRoute = () => {
  const { userName } = useCurrentUser()
  const balance = useRead(GetUserWalletBalanceDocument, { userId: userName })
  const entries = useRead(GetUserWalletTransactionsDocument, { userId: userName })
  const refresh = (): void => {
    void balance.refetch()
    void entries.refetch()
  }
  return (
    <ListPage
      list={WALLET_LIST}
      read={{ rows: entries.data?.getUserWalletTransactions, failure: entries.error, isFetching: entries.isFetching, refresh }}
      notice={
        balance.error !== null && (
          <Notice intent="error" title={BALANCE_FAILED} actions={<Button onClick={refresh}>Retry</Button>}>
            {readableServerMessage(balance.error.message)}
          </Notice>
        )
      }
      summary={<CurrentBalance wallet={balance.data?.getUserWalletBalance} isFetching={balance.isFetching} onRefresh={refresh} />}
      fileFailed={FILE_FAILED}
    />
  )
}

export default PartnerWalletRoute
