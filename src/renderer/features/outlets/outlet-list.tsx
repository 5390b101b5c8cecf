import { Button, MessageBar, MessageBarBody } from '@fluentui/react-components'
import { AddRegular, BuildingMultipleRegular } from '@fluentui/react-icons'
import { useId, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { DataTable } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
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
import { CREATE_NEW_OUTLETS, FILE_FAILED, LIST_FAILED } from './messages.ts'
import { OUTLET_COLUMNS, type OutletOwner, ownerLabel } from './outlet-columns.ts'
import { OUTLET_CRITERIA, OUTLET_LIST } from './outlet-filters.ts'
import { OutletPeek } from './outlet-peek.tsx'

const NO_FIELDS: readonly FilterField[] = []
const ownerId = ({ id }: OutletOwner): string => id

interface OutletListProps {
  readonly owners: readonly OutletOwner[]
  readonly isLoading: boolean
  readonly isFetching: boolean
  /** Why there is nothing newer to show. */
  readonly error: PlatformFailure | null
  readonly onRefresh: () => void
}

/** The outlet owners: a searchable list, details beside it. */
export const OutletList = ({ owners, isLoading, isFetching, error, onRefresh }: OutletListProps) => {
  const bridge = useBridge()
  const searchId = useId()
  const navigate = useNavigate()
  const gate = useWriteGate()
  const { filters, setFilters, clear, ...list } = useListState(OUTLET_LIST)
  const matches = useRowFilter(owners, OUTLET_CRITERIA, filters)
  const matching = useMemo(() => (matches === undefined ? owners : Array.from(matches).flatMap((at) => owners[at] ?? [])), [owners, matches])
  const [peeked, peek] = usePeek(owners, ownerId, matches)
  const notify = useNotify()
  const exporting = useTableExport<OutletOwner>()
  const downloads = useDownloads(bridge, ({ message }) => notify.error(FILE_FAILED, message))
  useListShortcuts({ group: 'Outlets', what: 'outlets', searchId, onClear: clear, onRefresh })

  return (
    <ListLayout
      notice={
        error !== null && (
          <MessageBar intent="warning">
            <MessageBarBody>
              {LIST_FAILED}: {readableServerMessage(error.message)}
            </MessageBarBody>
          </MessageBar>
        )
      }
      filters={
        <FilterBar
          label="Filter outlets"
          search={{ id: searchId, value: filters.q, placeholder: 'Search company, customer, mobile, domain', onChange: (q) => setFilters({ q }) }}
          fields={NO_FIELDS}
          onClear={clear}
          clearKey="X"
        />
      }
      actions={
        <>
          <RefreshButton what="outlets" isFetching={isFetching} onRefresh={onRefresh} />
          <DownloadTray downloads={downloads} progress={exporting.progress} />
        </>
      }
      table={
        <DataTable
          label="Outlets"
          rows={owners}
          matches={matches}
          columns={OUTLET_COLUMNS}
          rowId={ownerId}
          rowLabel={ownerLabel}
          state={list.table}
          onStateChange={list.setTable}
          filterKey={list.filterKey}
          onOpen={peek}
          peekedId={peeked?.id ?? null}
          onPeek={peek}
          loading={isLoading}
          emptyState={
            owners.length > 0 ? (
              <NothingMatches title="No outlet matches" onClear={clear} />
            ) : (
              <EmptyState
                icon={BuildingMultipleRegular}
                title="There are no outlets yet"
                explanation={`An owner of several sites is made with ${CREATE_NEW_OUTLETS}.`}
              />
            )
          }
          toolbarEnd={
            <>
              <ExportMenu
                scopes={[{ id: 'matching', label: 'All that match', count: matching.length }]}
                isBusy={exporting.isBusy}
                onExport={(_, format) => exporting.start({ name: 'Outlets', columns: OUTLET_COLUMNS, rows: matching, table: list.table }, format)}
              />
              <Button
                appearance="primary"
                icon={<AddRegular />}
                disabledFocusable={!gate.allowed}
                {...(gate.reason === null ? {} : { title: gate.reason })}
                onClick={() => void navigate('/create-oulets')}
              >
                {CREATE_NEW_OUTLETS}
              </Button>
            </>
          }
        />
      }
      peek={peeked !== undefined && <OutletPeek owner={peeked} onClose={() => peek(null)} />}
    />
  )
}
