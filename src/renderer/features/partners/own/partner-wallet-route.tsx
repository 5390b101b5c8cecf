import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle, makeStyles, tokens } from '@fluentui/react-components'
import { WalletRegular } from '@fluentui/react-icons'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { usePlatformQuery } from '#data/platform/use-platform-query.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { GetUserWalletBalanceDocument, GetUserWalletTransactionsDocument } from '#generated/graphql.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { BALANCE_FAILED, FILE_FAILED, WALLET_FAILED } from '../messages.ts'
import { CurrentBalance } from './current-balance.tsx'
import { WALLET_COLUMNS, WALLET_LIST, type WalletEntry } from './wallet-columns.ts'

const useStyles = makeStyles({ notices: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS } })

const NO_ENTRIES: readonly WalletEntry[] = []
const entryId = ({ id }: WalletEntry): string => id
const entryLabel = ({ note, id }: WalletEntry): string => note ?? id

/** The signed-in partner's own wallet: its balance, and what changed it. */
const PartnerWalletRoute = () => {
  const bridge = useBridge()
  const styles = useStyles()
  const { userName } = useCurrentUser()
  const list = useListState(WALLET_LIST)
  const balance = usePlatformQuery(GetUserWalletBalanceDocument, { userId: userName })
  const entries = usePlatformQuery(GetUserWalletTransactionsDocument, { userId: userName })
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
