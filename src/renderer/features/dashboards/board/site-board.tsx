import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowClockwiseRegular, DataHistogramRegular } from '@fluentui/react-icons'
import { type ReactNode, Suspense, useCallback, useMemo } from 'react'
import { DataTable } from '#components/data-table/data-table.tsx'
import { AROUND_ROWS } from '#components/data-table/grid/metrics.ts'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { fieldId } from '#components/form/field-id.ts'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import { useAddressParameter } from '#components/list-state/use-address-parameter.ts'
import type { ListState } from '#components/list-state/use-list-state.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { usePanels } from '#patterns/panels/panels.ts'
import { EXPORT_FAILED } from '../messages.ts'
import { BoardNotice } from './board-notice.tsx'
import { areInitial, type FilterControl, type FilterValues, keptBy } from './filter-control.ts'
import { FilterForm } from './filter-form.tsx'
import { type BoardSite, dayColumns, notesColumn, type SiteColumn } from './site-columns.tsx'
import { BUSINESS_NAME } from './site-controls.ts'
import type { SiteRows } from './use-site-rows.ts'

/** Pixels of rows in sight at most. */
const SCROLL_HEIGHT = 800

const useStyles = makeStyles({
  board: { display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0, overflowY: 'auto' },
  head: {
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL} ${tokens.spacingVerticalS}`,
  },
  // Where the filters take most of a low window the whole screen scrolls rather than a sliver of rows.
  table: { display: 'flex', flexDirection: 'column', flexGrow: 1, flexBasis: '320px', minWidth: 0, minHeight: '320px' },
  tools: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS },
})

const siteId = ({ id }: BoardSite): string => id
const siteLabel = ({ companyName, id }: BoardSite): string => companyName ?? id
const NO_SITES: readonly BoardSite[] = []

export interface SiteBoardProps {
  /** "Renewal Dashboard": names the table, the filters and the file of an export. */
  readonly label: string
  readonly controls: readonly FilterControl[]
  readonly list: ListState<FilterValues>
  readonly rows: SiteRows
  /** Before the columns of days and the notes. Keep the array stable between renders. */
  readonly columns: readonly SiteColumn[]
  /** Texts by column id of the line of totals, over the rows that pass the filters. */
  readonly totalsOf?: (sites: readonly BoardSite[]) => Readonly<Record<string, string>>
  /** Above the filters: who it is about. */
  readonly header?: ReactNode
  /** Stands in the place of the form of filters. */
  readonly search?: ReactNode
  /** Beside the tools of the table. */
  readonly actions?: ReactNode
  /** Why there are no rows at all. */
  readonly emptyReason: string
  readonly onRefresh: () => void
}

/** A dashboard of sites: filters, the table with its days and totals, notes, export. A screen only says what is its own. */
export const SiteBoard = (props: SiteBoardProps) => {
  const bridge = useBridge()
  const { label, controls, list, rows, columns: own, totalsOf, header, search, actions, emptyReason, onRefresh } = props
  const styles = useStyles()
  const { SiteNotes } = usePanels()
  const notify = useNotify()
  const { filters, setFilters, clear, table } = list
  const { sites, asOf, isPrepared, failure, isFetching } = rows

  const shown = useMemo(
    () => keptBy(sites ?? [], controls, filters).map((site, index): BoardSite => ({ ...site, place: index + 1 })),
    [sites, controls, filters],
  )
  const [notesOf, setNotesOf] = useAddressParameter('notes')
  const openNotes = useCallback((id: string) => setNotesOf(id, 'push'), [setNotesOf])
  const closeNotes = useCallback(() => setNotesOf(null, 'replace'), [setNotesOf])
  const columns = useMemo(() => [...own, ...dayColumns(asOf), notesColumn(openNotes)], [own, asOf, openNotes])
  const totals = useMemo(() => totalsOf?.(shown), [totalsOf, shown])

  const exporting = useTableExport<BoardSite>()
  const downloads = useDownloads(bridge, (problem) => notify.error(EXPORT_FAILED, problem.message))
  useListShortcuts({ group: label, what: 'sites', searchId: fieldId(BUSINESS_NAME.name), onClear: clear, onRefresh, refresh: 'Load current data' })

  const isFiltered = (sites?.length ?? 0) > 0 && !areInitial(controls, filters)
  const notedSite = sites?.find(({ id }) => id === notesOf)
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        {header}
        <BoardNotice
          failure={isFetching ? null : failure}
          preparedAt={isPrepared ? asOf : null}
          hasRows={(sites?.length ?? 0) > 0}
          isFetching={isFetching}
          onRefresh={onRefresh}
        />
        {search ?? <FilterForm label={`Filter the ${label}`} controls={controls} applied={filters} onSearch={setFilters} onReset={clear} />}
      </div>
      <div className={styles.table} style={{ maxHeight: `${SCROLL_HEIGHT + AROUND_ROWS}px` }}>
        <DataTable
          label={label}
          rows={sites === undefined ? NO_SITES : shown}
          totalCount={sites?.length ?? 0}
          columns={columns}
          rowId={siteId}
          rowLabel={siteLabel}
          state={table}
          onStateChange={list.setTable}
          filterKey={list.filterKey}
          loading={sites === undefined}
          {...(totals === undefined ? {} : { totals })}
          emptyState={
            isFiltered && failure === null ? (
              <NothingMatches title="No site matches" onClear={clear} />
            ) : (
              <EmptyState icon={DataHistogramRegular} title="No data to show" explanation={failure === null ? emptyReason : 'Nothing could be loaded.'} />
            )
          }
          toolbarEnd={
            <div className={styles.tools}>
              {actions}
              <Button
                appearance="subtle"
                icon={<ArrowClockwiseRegular />}
                aria-label="Load current data"
                title={isFetching ? 'Loading' : 'Load current data (R)'}
                disabledFocusable={isFetching}
                onClick={onRefresh}
              />
              <DownloadTray downloads={downloads} progress={exporting.progress} />
              <ExportMenu
                scopes={[{ id: 'shown', label: 'All shown', count: shown.length }]}
                isBusy={exporting.isBusy}
                onExport={(_, format) => exporting.start({ name: label, columns, rows: shown, table }, format)}
              />
            </div>
          }
        />
      </div>
      {notedSite !== undefined && (
        <Suspense fallback={null}>
          <SiteNotes key={notedSite.id} siteId={notedSite.id} name={notedSite.companyName ?? notedSite.id} onClose={closeNotes} />
        </Suspense>
      )}
    </div>
  )
}
