import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, WalletRegular } from '@fluentui/react-icons'
import type { Column } from '#components/data-table/column.ts'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FailureState } from '#components/failure-state.tsx'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useRead } from '#data/platform/use-read.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import {
  GetUserWalletBalanceDocument,
  type GetUserWalletBalanceQuery,
  GetUserWalletTransactionsDocument,
  type GetUserWalletTransactionsQuery,
} from '#generated/graphql.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { DEFAULT_CURRENCY } from '#shared/domain/currency.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { BALANCE_FAILED, CURRENT_BALANCE, FILE_FAILED, WALLET_FAILED } from '../messages.ts'

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

const useStyles = makeStyles({
  balance: { marginInlineStart: tokens.spacingHorizontalS, fontVariantNumeric: 'tabular-nums' },
  notices: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
})

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

const NO_ENTRIES: readonly WalletEntry[] = []
const entryId = ({ id }: WalletEntry): string => id
const entryLabel = ({ note, id }: WalletEntry): string => note ?? id

/** The signed-in partner's own wallet: its balance, and what changed it. */
const PartnerWalletRoute = () => {
  const bridge = useBridge()
  const styles = useStyles()
  const { userName } = useCurrentUser()
  const list = useListState(WALLET_LIST)
  const balance = useRead(GetUserWalletBalanceDocument, { userId: userName })
  const entries = useRead(GetUserWalletTransactionsDocument, { userId: userName })
  const rows = entries.data?.getUserWalletTransactions
  const notify = useNotify()
  const exporting = useTableExport<WalletEntry>()
  const downloads = useDownloads(bridge, ({ message }) => notify.error(FILE_FAILED, message))
  const refresh = (): void => {
    void balance.refetch()
    void entries.refetch()
  }
  const failures = [
    ...(balance.error === null ? [] : [{ what: BALANCE_FAILED, message: balance.error.message }]),
    ...(entries.error === null || rows === undefined ? [] : [{ what: WALLET_FAILED, message: entries.error.message }]),
  ]
  if (rows === undefined && entries.error !== null && !entries.isFetching) {
    return <FailureState what={WALLET_FAILED} failure={entries.error} onRetry={refresh} />
  }
  return (
    <ListLayout
      notice={
        failures.length > 0 && (
          <div className={styles.notices}>
            {failures.map(({ what, message }) => (
              <MessageBar key={what} intent="error">
                <MessageBarBody>
                  <MessageBarTitle>{what}</MessageBarTitle>
                  {readableServerMessage(message)}
                </MessageBarBody>
                <MessageBarActions>
                  <Button onClick={refresh}>Retry</Button>
                </MessageBarActions>
              </MessageBar>
            ))}
          </div>
        )
      }
      filters={<CurrentBalance wallet={balance.data?.getUserWalletBalance} isFetching={balance.isFetching} onRefresh={refresh} />}
      actions={<DownloadTray downloads={downloads} progress={exporting.progress} />}
      table={
        <DataTable
          label="Wallet transactions"
          rows={rows ?? NO_ENTRIES}
          columns={WALLET_COLUMNS}
          rowId={entryId}
          rowLabel={entryLabel}
          state={list.table}
          onStateChange={list.setTable}
          loading={rows === undefined}
          toolbarEnd={
            <ExportMenu
              scopes={[{ id: 'all', label: 'All', count: rows?.length ?? 0 }]}
              isBusy={exporting.isBusy}
              onExport={(_, format) =>
                exporting.start({ name: 'Partner wallet', columns: WALLET_COLUMNS, rows: rows ?? NO_ENTRIES, table: list.table }, format)
              }
            />
          }
          emptyState={
            <EmptyState icon={WalletRegular} title="There are no transactions yet" explanation="What is paid into your wallet, and out of it, stands here." />
          }
        />
      }
    />
  )
}

export default PartnerWalletRoute
