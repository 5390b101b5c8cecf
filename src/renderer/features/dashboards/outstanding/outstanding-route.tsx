import { makeStyles, tokens } from '@fluentui/react-components'
import { DataHistogramRegular, PersonRegular } from '@fluentui/react-icons'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useId, useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { AROUND_ROWS, HEADER_HEIGHT, ROW_HEIGHT } from '#components/data-table/grid/metrics.ts'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { cancellableRead } from '#data/platform/cancellable-read.ts'
import { rowsLeftOut } from '#data/platform/incomplete-lists.ts'
import { asPlatformFailure, type PlatformFailure } from '#data/platform/platform-failure.ts'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import type { Missing } from '#shared/bridge/platform.ts'
import type { OutstandingRow } from '#shared/domain/dashboards/dashboard-rows.ts'
import { BoardNotice } from '../board/board-notice.tsx'
import { useScope } from '../board/use-site-rows.ts'
import { EXPORT_FAILED } from '../messages.ts'
import { sumOfOutstanding } from '../rules/amounts.ts'
import { isOwedWithinScope, type Scope } from '../rules/scope.ts'
import { AgeBars } from './age-bars.tsx'
import { type OwingSite, PERSON_LIST, personColumns, personTotals } from './outstanding-columns.tsx'
import { OwingSites } from './owing-sites.tsx'

const CALL = { call: 'outstanding_dashboard', type: 'salesPerson' } as const

export interface Outstanding {
  /** Undefined until they are there, or it is known that there will be none. */
  readonly rows: readonly OutstandingRow[] | undefined
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** What sites owe, by sales person, within a scope. */
export const useOutstanding = (scope: Scope): Outstanding => {
  const bridge = useBridge()
  const query = useQuery<{ readonly rows: readonly OutstandingRow[]; readonly missing?: Missing }, PlatformFailure>({
    queryKey: ['dashboards', 'rows', CALL],
    queryFn: async ({ signal }) => {
      const { rows, leftOut } = await cancellableRead(bridge, signal, (requestId) => bridge.dashboards.rows({ call: CALL, requestId }))
      return { rows: JSON.parse(rows) as OutstandingRow[], ...rowsLeftOut(leftOut) }
    },
    structuralSharing: false,
  })
  const { data, error, isFetching, refetch } = query
  const hasEnded = !isFetching && error !== null
  const rows = useMemo(() => data?.rows.filter((row) => isOwedWithinScope(row, scope)) ?? (hasEnded ? [] : undefined), [data, scope, hasEnded])
  return { rows, failure: error === null ? null : asPlatformFailure(error), isFetching, refetch: () => void refetch() }
}

/** The table of persons is as high as its rows, up to this many. */
const MOST_ROWS = 8

const useStyles = makeStyles({
  screen: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: tokens.spacingVerticalM,
    minHeight: 0,
    overflowY: 'auto',
    padding: `${tokens.spacingVerticalM} 0 0`,
  },
  inset: { display: 'flex', flexDirection: 'column', flexShrink: 0, gap: tokens.spacingVerticalM, paddingInline: tokens.spacingHorizontalL },
  persons: { display: 'flex', flexShrink: 0 },
  sites: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexShrink: 0, flexBasis: '280px', minHeight: '280px' },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
})

const NO_ROWS: readonly OutstandingRow[] = []
const personName = ({ name }: OutstandingRow): string => name

/** The Outstanding Dashboard: what sites owe by sales person and age, and below it the sites of the chosen person. */
const OutstandingRoute = () => {
  const bridge = useBridge()
  const styles = useStyles()
  const searchId = useId()
  const notify = useNotify()
  const { rows, failure, isFetching, refetch } = useOutstanding(useScope())
  const { table, setTable } = useListState(PERSON_LIST)
  const [chosenName, setChosenName] = useAddressParameter('person')
  const choose = useCallback((name: string | null) => setChosenName(name, name === null ? 'replace' : 'push'), [setChosenName])
  const columns = useMemo(() => personColumns(choose), [choose])
  const totals = useMemo(() => personTotals(rows ?? NO_ROWS), [rows])
  const person = rows?.find(({ name }) => name === chosenName)
  const amounts = useMemo(() => sumOfOutstanding(person === undefined ? (rows ?? NO_ROWS) : [person]), [rows, person])

  const exporting = useTableExport<OutstandingRow>()
  const exportingSites = useTableExport<OwingSite>()
  const downloads = useDownloads(bridge, (problem) => notify.error(EXPORT_FAILED, problem.message))
  const clear = useCallback(() => choose(null), [choose])
  useListShortcuts({ group: 'Outstanding Dashboard', what: 'sites', searchId, onClear: clear, onRefresh: refetch })

  const rowsInSight = Math.min(MOST_ROWS, Math.max(rows?.length ?? MOST_ROWS, 1))
  return (
    <div className={styles.screen}>
      <div className={styles.inset}>
        <BoardNotice failure={isFetching ? null : failure} preparedAt={null} hasRows={(rows?.length ?? 0) > 0} isFetching={isFetching} onRefresh={refetch} />
        {rows !== undefined && rows.length > 0 && <AgeBars whose={person?.name ?? 'All sales persons'} amounts={amounts} />}
      </div>
      <div className={styles.persons} style={{ height: `${HEADER_HEIGHT + (rowsInSight + 1) * ROW_HEIGHT + AROUND_ROWS}px` }}>
        <DataTable
          label="Outstanding by sales person"
          rows={rows ?? NO_ROWS}
          columns={columns}
          rowId={personName}
          state={table}
          onStateChange={setTable}
          totals={totals}
          onOpen={({ name }) => choose(name)}
          peekedId={person?.name ?? null}
          onPeek={(row) => choose(row?.name ?? null)}
          loading={rows === undefined}
          emptyState={
            <EmptyState
              icon={DataHistogramRegular}
              title="No data to show"
              explanation={failure === null ? 'No site of yours has a pending balance.' : 'Nothing could be loaded.'}
            />
          }
          toolbarEnd={
            <div className={styles.tools}>
              <RefreshButton isFetching={isFetching} onRefresh={refetch} />
              <DownloadTray downloads={downloads} progress={exporting.isBusy ? exporting.progress : exportingSites.progress} />
              <ExportMenu
                scopes={[{ id: 'all', label: 'All shown', count: rows?.length ?? 0 }]}
                isBusy={exporting.isBusy}
                onExport={(_, format) => exporting.start({ name: 'Outstanding Dashboard', columns, rows: rows ?? NO_ROWS, table }, format)}
              />
            </div>
          }
        />
      </div>
      {rows !== undefined && rows.length > 0 && (
        <div className={styles.sites}>
          {person === undefined ? (
            <EmptyState icon={PersonRegular} title="No sales person chosen" explanation="Choose one above to see the sites that owe." />
          ) : (
            <OwingSites key={person.name} person={person} searchId={searchId} exporting={exportingSites} />
          )}
        </div>
      )}
    </div>
  )
}

export default OutstandingRoute
