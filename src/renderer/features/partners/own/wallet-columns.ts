import type { Column } from '#components/data-table/column.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import type { GetUserWalletTransactionsQuery } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'

/** One entry of a partner's wallet. Amounts in minor units. */
export type WalletEntry = GetUserWalletTransactionsQuery['getUserWalletTransactions'][number]

const text = (amount: number | null, { currency }: WalletEntry): string => (amount === null ? '' : formatMoney(amount, currency ?? DEFAULT_CURRENCY))

/** The columns of the partner wallet, in order. */
export const WALLET_COLUMNS: readonly Column<WalletEntry>[] = [
  { id: 'date', title: 'Date', kind: 'date', value: ({ createdAt }) => createdAt, text: ({ createdAt }) => formatDateTime(createdAt), width: 150 },
  {
    id: 'type',
    title: 'Type',
    kind: 'badge',
    value: ({ transactionType }) => transactionType,
    tone: ({ transactionType }) => (transactionType === 'CREDIT' ? 'success' : 'neutral'),
    width: 100,
  },
  { id: 'amount', title: 'Transaction Amount', kind: 'money', value: ({ amount }) => amount, text: (entry) => text(entry.amount, entry), width: 160 },
  { id: 'balance', title: 'Balance', kind: 'money', value: ({ balance }) => balance, text: (entry) => text(entry.balance, entry), width: 160 },
  { id: 'note', title: 'Note', kind: 'text', value: ({ note }) => note, width: 380, cutAt: 80 },
]

/** How the table stands in the address: newest first. */
export const WALLET_LIST: ListDefinition<object> = {
  columns: WALLET_COLUMNS,
  filters: {},
  initial: { sort: [{ columnId: 'date', direction: 'descending' }] },
}
