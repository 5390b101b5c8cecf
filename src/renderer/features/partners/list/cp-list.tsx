import { Button, MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from '@fluentui/react-components'
import { lazy, Suspense, useCallback, useId, useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { useWriteGate } from '#data/platform/use-write-gate.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { readableServerMessage } from '#shared/domain/text.ts'
import { FILE_FAILED, PARTNERS_FAILED } from '../messages.ts'
import { partnerName } from '../partner.ts'
import { type ServiceMapState, serviceMapPath } from '../service-map-link.ts'
import { PARTNER_COLUMNS, type PartnerActions, PartnerActionsContext } from './partner-columns.tsx'
import { PartnerFilterForm } from './partner-filter-form.tsx'
import { countryOptions, PARTNER_CRITERIA, PARTNER_LIST } from './partner-filters.ts'
import { PartnerListEmpty } from './partner-list-empty.tsx'
import { PartnerPeek } from './partner-peek.tsx'
import { type PartnerRow, partnerRowId, totalOf } from './partner-row.ts'
import { SentToPartners } from './sent-to-partners.tsx'
import { TotalBalance } from './total-balance.tsx'
import { usePartnerStatus } from './use-partner-status.ts'

const RechargeDialog = lazy(async () => ({ default: (await import('../recharge/recharge-dialog.tsx')).RechargeDialog }))

const NO_ROWS: readonly PartnerRow[] = []
const rowLabel = ({ partner }: PartnerRow): string => partnerName(partner)

export interface CpListProps {
  /** Undefined while they are loaded for the first time. */
  readonly rows: readonly PartnerRow[] | undefined
  /** Why what shows could not be renewed. */
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly onRefresh: () => void
}

/** The CP List: filters, table with the total of the wallets, peek panel. */
export const CpList = ({ rows: loaded, failure, isFetching, onRefresh }: CpListProps) => {
  const bridge = useBridge()
  const rows = loaded ?? NO_ROWS
  const searchId = useId()
  const navigate = useNavigate()
  const { reason: writesBlocked } = useWriteGate()
  const { filters, setFilters, clear, ...list } = useListState(PARTNER_LIST)
  const matches = useRowFilter(rows, PARTNER_CRITERIA, filters)
  const countries = useMemo(() => countryOptions(rows), [rows])
  const shown = useMemo(() => (matches === undefined ? rows : Array.from(matches, (index) => rows[index] as PartnerRow)), [matches, rows])
  const totals = useMemo(() => totalOf(shown.map(({ partner }) => partner)), [shown])
  const notify = useNotify()
  const exporting = useTableExport<PartnerRow>()
  const downloads = useDownloads(bridge, ({ message }) => notify.error(FILE_FAILED, message))
  const [peeked, peek] = usePeek(rows, partnerRowId, matches)
  const status = usePartnerStatus()
  const [rechargedId, setRechargedId] = useState<string | null>(null)
  const recharged = rechargedId === null ? undefined : rows.find((row) => partnerRowId(row) === rechargedId)?.partner
  const actions = useMemo<PartnerActions>(
    () => ({
      ...status,
      writesBlocked,
      recharge: ({ username }) => setRechargedId(username),
      openServices: (partner) => void navigate(serviceMapPath(partner), { state: { partner } satisfies ServiceMapState }),
    }),
    [navigate, status, writesBlocked],
  )
  const open = useCallback(({ partner }: PartnerRow) => actions.openServices(partner), [actions])

  useListShortcuts({ group: 'CP List', what: 'partners', searchId, onClear: clear, onRefresh })

  return (
    <PartnerActionsContext value={actions}>
      <ListLayout
        notice={
          <>
            <SentToPartners />
            {failure !== null && rows.length > 0 && (
              <MessageBar intent="warning">
                <MessageBarBody>
                  <MessageBarTitle>{PARTNERS_FAILED}</MessageBarTitle>
                  What shows may be old. {readableServerMessage(failure.message)}
                </MessageBarBody>
                <MessageBarActions>
                  <Button onClick={onRefresh}>Retry</Button>
                </MessageBarActions>
              </MessageBar>
            )}
          </>
        }
        filters={<PartnerFilterForm searchId={searchId} filters={filters} countries={countries} onSearch={setFilters} onReset={clear} />}
        actions={
          <>
            <RefreshButton isFetching={isFetching} onRefresh={onRefresh} />
            <DownloadTray downloads={downloads} progress={exporting.progress} />
          </>
        }
        table={
          <DataTable
            label="Channel partners"
            rows={rows}
            matches={matches}
            columns={PARTNER_COLUMNS}
            rowId={partnerRowId}
            rowLabel={rowLabel}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            onOpen={open}
            peekedId={peeked === undefined ? null : partnerRowId(peeked)}
            onPeek={peek}
            loading={loaded === undefined}
            toolbarEnd={
              <ExportMenu
                scopes={[{ id: 'shown', label: 'All that match', count: shown.length }]}
                isBusy={exporting.isBusy}
                onExport={(_, format) => exporting.start({ name: 'Channel partners', columns: PARTNER_COLUMNS, rows: shown, table: list.table }, format)}
              />
            }
            summary={<TotalBalance totals={totals} />}
            emptyState={<PartnerListEmpty hasPartners={rows.length > 0} onClear={clear} />}
          />
        }
        peek={peeked !== undefined && <PartnerPeek row={peeked} onClose={() => peek(null)} />}
      />
      <Suspense fallback={null}>
        {recharged !== undefined && <RechargeDialog key={recharged.username} partner={recharged} onClose={() => setRechargedId(null)} />}
      </Suspense>
    </PartnerActionsContext>
  )
}
