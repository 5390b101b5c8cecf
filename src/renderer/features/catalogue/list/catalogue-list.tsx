import { type ReactNode, useId, useMemo } from 'react'
import type { Column } from '#components/data-table/column.ts'
import { DataTable, type DataTableProps } from '#components/data-table/data-table.tsx'
import { DownloadTray } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import type { FilterField } from '#components/filter-bar/filter-field.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { NothingMatches } from '#components/list-state/nothing-matches.tsx'
import type { Criteria } from '#components/list-state/row-filter.ts'
import { useListState } from '#components/list-state/use-list-state.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useListShortcuts } from '#components/shortcuts/use-list-shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { PlatformFailure } from '#data/platform/platform-failure.ts'
import { ListLayout } from '#patterns/list-page/list-layout.tsx'
import { RefreshButton } from '#patterns/list-page/refresh-button.tsx'
import { useTableExport } from '#patterns/list-page/use-table-export.ts'
import { LoadProblem } from '../load-problem.tsx'
import { FILE_FAILED } from '../messages.ts'

/** One list of the catalogue, as it is declared. Keep it stable between renders. */
export interface ListDeclaration<Row, Filters extends { readonly q: string }> {
  /** Title of the table. */
  readonly label: string
  /** What is listed: "plan", "plans". */
  readonly one: string
  readonly many: string
  readonly definition: ListDefinition<Filters>
  readonly criteria: Criteria<Row, Filters>
  /** What stands in the empty search field. */
  readonly searchHint: string
  /** The filters beside the search field; none when absent. */
  readonly filterFields?: (filters: Filters, set: (part: Partial<Filters>) => void) => readonly FilterField[]
  readonly rowId: (row: Row) => string
  readonly rowLabel: (row: Row) => string
  /** What failed, as a sentence. */
  readonly loadFailed: string
}

/** What the platform has answered so far. */
export interface ListedRows<Row> {
  /** Undefined until they are loaded. */
  readonly rows: readonly Row[] | undefined
  readonly failure: PlatformFailure | null
  readonly isFetching: boolean
  readonly refresh: () => void
}

export interface CatalogueListProps<Row, Filters extends { readonly q: string }> {
  readonly declaration: ListDeclaration<Row, Filters>
  readonly listed: ListedRows<Row>
  readonly columns: readonly Column<Row>[]
  readonly onOpen?: DataTableProps<Row>['onOpen']
  readonly rowActions?: DataTableProps<Row>['rowActions']
  /** Above the filters. */
  readonly summary?: ReactNode
  /** Shown where there are no rows at all. */
  readonly empty: ReactNode
  /** What creates rows, at the right above the table. */
  readonly create: ReactNode
}

const NO_FIELDS: readonly FilterField[] = []

/** A list of the catalogue: search, filters, table; what it says while it loads, when it is empty and when it could not be loaded. */
export const CatalogueList = <Row, Filters extends { readonly q: string }>(props: CatalogueListProps<Row, Filters>) => {
  const bridge = useBridge()
  const { declaration, listed, columns, onOpen, rowActions, summary, empty, create } = props
  const { label, one, many, definition, criteria, searchHint, filterFields, rowId, rowLabel, loadFailed } = declaration
  const searchId = useId()
  const { filters, setFilters, clear, ...list } = useListState(definition)
  const rows = listed.rows ?? NO_ROWS
  const matches = useRowFilter<Row, Filters>(rows, criteria, filters)
  const fields = useMemo(() => filterFields?.(filters, setFilters) ?? NO_FIELDS, [filterFields, filters, setFilters])
  const matching = useMemo(() => (matches === undefined ? rows : Array.from(matches, (index) => rows[index] as Row)), [matches, rows])
  const notify = useNotify()
  const exporting = useTableExport<Row>()
  const downloads = useDownloads(bridge, ({ message }) => notify.error(FILE_FAILED, message))
  useListShortcuts({ group: label, what: many, searchId, onClear: clear, onRefresh: listed.refresh })

  const problem = listed.isFetching ? null : listed.failure
  return (
    <ListLayout
      notice={problem !== null && listed.rows !== undefined && <LoadProblem what={loadFailed} failure={problem} onRetry={listed.refresh} />}
      summary={summary}
      filters={
        <FilterBar
          label={`Filter ${many}`}
          search={{ id: searchId, value: filters.q, placeholder: searchHint, onChange: (q) => setFilters({ q } as Partial<Filters>) }}
          fields={fields}
          onClear={clear}
          clearKey="X"
        />
      }
      actions={
        <>
          <RefreshButton isFetching={listed.isFetching} onRefresh={listed.refresh} />
          <DownloadTray downloads={downloads} progress={exporting.progress} />
        </>
      }
      table={
        problem !== null && listed.rows === undefined ? (
          <FailureState what={loadFailed} failure={problem} onRetry={listed.refresh} />
        ) : (
          <DataTable
            label={label}
            rows={rows}
            matches={matches}
            columns={columns}
            rowId={rowId}
            rowLabel={rowLabel}
            state={list.table}
            onStateChange={list.setTable}
            filterKey={list.filterKey}
            {...(onOpen === undefined ? {} : { onOpen })}
            {...(rowActions === undefined ? {} : { rowActions })}
            loading={listed.rows === undefined}
            emptyState={rows.length > 0 ? <NothingMatches title={`No ${one} matches`} onClear={clear} /> : empty}
            toolbarEnd={
              <>
                <ExportMenu
                  scopes={[{ id: 'matching', label: 'All that match', count: matching.length }]}
                  isBusy={exporting.isBusy}
                  onExport={(_, format) => exporting.start({ name: label, columns, rows: matching, table: list.table }, format)}
                />
                {create}
              </>
            }
          />
        )
      }
    />
  )
}

const NO_ROWS: readonly never[] = []
