import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef } from 'react'
import { useToday } from '#components/clock/use-today.ts'
import type { Column } from '#components/data-table/column.ts'
import { DataTable, type DataTableProps } from '#components/data-table/data-table.tsx'
import { focusRows } from '#components/data-table/grid/use-active-cell.ts'
import { selectedCount } from '#components/data-table/selection.ts'
import { DownloadTray, type DownloadTrayProps } from '#components/download-tray/download-tray.tsx'
import { useDownloads } from '#components/download-tray/use-downloads.ts'
import { EmptyState, type EmptyStateProps } from '#components/empty-state.tsx'
import { ExportMenu } from '#components/export-menu/export-menu.tsx'
import { FailureState } from '#components/failure-state.tsx'
import { FilterBar } from '#components/filter-bar/filter-bar.tsx'
import { NothingMatches, PagingNotice, SimilarNotice } from '#components/list-state/list-notices.tsx'
import { useListPlace } from '#components/list-state/list-place.ts'
import { type ListState, useListState } from '#components/list-state/use-list-state.ts'
import { usePeek } from '#components/list-state/use-peek.ts'
import { useRowFilter } from '#components/list-state/use-row-filter.ts'
import { useRenderWhenIdle } from '#components/memory/use-render-when-idle.ts'
import { PartSurface } from '#components/on-screen/surface.tsx'
import { useBridge, useNoExport } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { StaleNotice } from '#patterns/load-state/load-state.tsx'
import type { Failure } from '#shared/result.ts'
import { useLinkedActions } from '../record-link/copy-link.tsx'
import { type RowOrder, RowOrderOffered } from '../record-link/rows-around.tsx'
import { CreateButton, type CreateButtonProps, DataAge, RefreshButton } from './list-buttons.tsx'
import type { List } from './list-declaration.ts'
import { columnsFor, type FilterValues, filterFields, filterOptions, type ListedValues, SEARCH } from './list-filters.ts'
import { ListLayout } from './list-layout.tsx'
import { ageOf, type ListRead, STILL_LOADING, shownInstead } from './list-read.ts'
import type { ListScreen, Slot } from './list-slots.ts'
import { useListedSelection } from './listed-selection.ts'
import { LeftOut, useOfferedList } from './offered-list.tsx'
import { useNotedEdit, useRefreshOnReturn } from './refresh-on-return.ts'
import { SavedViews } from './saved-views/saved-views.tsx'
import { useListViews } from './saved-views/use-list-views.ts'
import { useViewCounts } from './saved-views/use-view-counts.ts'
import { useRowCopy } from './use-row-copy.ts'
import { exportScopes, type RowsOnScreen, rowsOnScreen, useTableExport } from './use-table-export.ts'

type PassedOn = 'rowActions' | 'inlineEdit' | 'renderExpanded' | 'totalCount'

export interface ListPageProps<Row, Draft = Row> extends Pick<DataTableProps<Row, Draft>, PassedOn> {
  readonly list: List<Row>
  readonly read: ListRead<Row>
  /** Drawn in place of the declared columns, with the same ids: for cells that need more than their row. Keep the array stable. */
  readonly columns?: readonly Column<Row>[]
  /** Values that a choice offers although no row has them. Keep the object stable. */
  readonly listed?: ListedValues
  /** Enter on a row; `order` gives the ids of all rows that the list shows. */
  readonly onOpen?: ((row: Row, order: RowOrder) => void) | undefined
  /** The details of the row in the peek panel. Enter opens it where there is no `onOpen`. */
  readonly peek?: (row: Row, close: () => void) => ReactNode
  /** In place of the panel: below the table, for the open row or none. The table then is always as high as `mostHeight`. */
  readonly below?: (row: Row | undefined) => ReactNode
  /** It stands below another list, whose refresh, files and keys serve both. */
  readonly isPart?: boolean
  /** What creates rows. */
  readonly create?: CreateButtonProps | readonly CreateButtonProps[]
  /** What can be done with the selected rows, besides counting, adding up, copying and exporting them. */
  readonly bulkActions?: Slot<Row>
  /** What must be known before the list is read. */
  readonly notice?: Slot<Row>
  /** Above the filters: tiles that count, tabs, a title. */
  readonly summary?: Slot<Row>
  /** In place of the filter bar. `searchId` is then the id of its search field, which `/` leads to. */
  readonly filterBar?: Slot<Row>
  readonly searchId?: string
  /** At the right of the first row, beside refresh and files. */
  readonly actions?: Slot<Row>
  /** In the table's toolbar, before Export. */
  readonly tools?: Slot<Row>
  /** The line above the first row, and the texts by column id of the last one, over the rows that pass the filters. Keep the functions stable. */
  readonly summaryRow?: (shown: readonly Row[]) => ReactNode
  readonly totals?: ((shown: readonly Row[]) => Readonly<Record<string, string>>) | undefined
  /** In place of the declared texts where there are no rows at all. */
  readonly empty?: Partial<Pick<EmptyStateProps, 'title' | 'explanation' | 'actions'>> | undefined
  /** Pixels of the table at most. Where the head takes most of a low window the whole screen then scrolls, rather than a sliver of rows. */
  readonly mostHeight?: number
  /** Below the files in the tray. */
  readonly trayFooter?: DownloadTrayProps['footer']
  /** A file could not be opened or an export not be written. */
  readonly fileFailed?: string
}

const NO_ROWS: readonly never[] = []

/** A screen that is a list. What it has follows from its declaration: see README.md. */
export const ListPage = <Row extends object, Draft = Row>(props: ListPageProps<Row, Draft>) => {
  const { read, listed, onOpen, peek, below, create, bulkActions, summaryRow, totals, isPart = false } = props
  const { list, leftOut } = useOfferedList(props.list)
  const { label, one, many, rowId, search, refreshLabel } = list
  const rows = read.rows ?? NO_ROWS
  const ownColumns = useMemo(() => props.columns?.filter(({ id }) => list.columns.some((column) => column.id === id)), [list, props.columns])
  const today = useToday()
  // Cells that count days are drawn again on the next day.
  const declared = ownColumns ?? (read.hasGaps === true ? list.columnsWithGaps : list.columns)
  const { columns } = useMemo(() => ({ today, columns: [...declared] }), [declared, today])
  const ownSearchId = useId()
  const searchId = props.searchId ?? ownSearchId
  const state = useListState(list.definition)
  const { filters, clear, table } = state
  const setFilters = useFiltersWithColumns(list, state)
  const listViews = useListViews(list, state)
  useViewCounts(list, listViews, read)
  const { place, selected, keepSelection } = useListPlace(list.id)

  const criteria = useMemo(() => list.criteriaAt(today), [list, today])
  const { matches, others, areSimilar } = useRowFilter<Row, FilterValues>(rows, criteria, filters, read.isArriving, SEARCH)
  const { selection, select } = useListedSelection(selected, { rows, matches, areSimilar }, rowId)
  useEffect(() => keepSelection(selection), [selection, keepSelection])
  const options = useMemo(() => filterOptions(list.allFilters, rows, listed, others, today), [list, listed, others, today, rows])
  const matching = matches?.length ?? rows.length
  const fields = useMemo(() => filterFields(list.allFilters, filters, options, setFilters), [filters, list, options, setFilters])
  const hasSums = summaryRow !== undefined || totals !== undefined
  const shown = useMemo(() => (hasSums ? matchingRows(rows, matches) : NO_ROWS), [hasSums, matches, rows])
  const totalTexts = useMemo(() => totals?.(shown), [shown, totals])
  const [peeked, openPeek] = usePeek(rows, rowId, matches, list.peekParameter)
  const hasPeek = peek !== undefined || below !== undefined

  const rowActions = useLinkedActions(list.record, rowId, props.rowActions)
  const exporting = useTableExport()
  const noExport = useNoExport()
  const copyRows = useRowCopy<Row>(list, noExport)
  const downloads = useDownloads(useBridge(), useFileFailure(props.fileFailed))

  const { isEditing, noted } = useNotedEdit(props.inlineEdit)
  const { refresh, isFetching } = read
  useRefreshOnReturn({ refresh, isFetching, isBusy: () => isPart || isEditing.current || selectedCount(selection, matching) > 0 })
  useRenderWhenIdle(rows)

  const onScreen = (): RowsOnScreen<Row> => rowsOnScreen({ columns, rows, rowId, matches, table, selection })
  const screen: ListScreen<Row> = { filters, setFilters, clear, table, rows, matches, matching, peeked, selection, select, onScreen, downloads }
  const order = (): readonly string[] => onScreen().matching.map(rowId)
  const drawn = (slot: Slot<Row> | undefined): ReactNode => (typeof slot === 'function' ? slot(screen) : slot)

  const tableRef = useRef<HTMLDivElement>(null)

  const isAwaited = read.rows === undefined && (read.isFetching === true || read.isPending === true)
  const failure = isAwaited ? null : read.failure
  const isStale = failure !== null && read.rows !== undefined && (read.isOffline !== true || read.isArriving === true)
  const createButtons = buttonsOf(create)
  return (
    <Offered keys={!isPart} order={list.record === undefined ? null : order}>
      <ListLayout
        notice={
          <>
            {drawn(props.notice)}
            <LeftOut leftOut={leftOut} />
            {isStale && <StaleNotice what={list.loadFailed} failure={failure} shown={shownInstead(read, many)} onRetry={read.refresh} />}
            <PagingNotice stopped={read.stopped ?? null} onRetry={read.refresh} />
          </>
        }
        remark={areSimilar && matching > 0 && <SimilarNotice one={one} typed={String(filters[SEARCH]).trim()} count={matching} />}
        mostHeight={props.mostHeight}
        tableRef={tableRef}
        summary={drawn(props.summary)}
        filters={
          drawn(props.filterBar) ??
          (search !== undefined && (
            <FilterBar
              label={`Filter ${many}`}
              search={{
                id: searchId,
                value: String(filters[SEARCH] ?? ''),
                placeholder: search.hint,
                onChange: (typed) => setFilters({ [SEARCH]: typed }),
                onArrowDown: () => focusRows(tableRef.current),
              }}
              fields={fields}
              onClear={clear}
              clearKey="X"
            />
          ))
        }
        actions={
          !isPart && (
            <>
              <RefreshButton
                group={label}
                what={many}
                searchId={searchId}
                onClear={below === undefined ? clear : () => openPeek(null)}
                onRefresh={read.refresh}
                refresh={refreshLabel}
                isFetching={read.isFetching === true}
              />
              {'asOf' in read && <DataAge {...ageOf(read)} many={many} />}
              {drawn(props.actions)}
              <DownloadTray downloads={downloads} progress={exporting.progress} footer={props.trayFooter} />
            </>
          )
        }
        table={
          failure !== null && read.rows === undefined ? (
            <FailureState what={list.loadFailed} failure={failure} onRetry={read.refresh} />
          ) : (
            <DataTable
              label={list.tableLabel ?? label}
              rows={rows}
              areArriving={read.isArriving === true}
              matches={matches}
              columns={columns}
              rowId={rowId}
              rowLabel={list.rowLabel}
              state={table}
              onStateChange={state.setTable}
              filterKey={state.filterKey}
              place={place}
              selection={selection}
              onSelectionChange={select}
              bulkActions={drawn(bulkActions)}
              onOpen={onOpen === undefined ? (hasPeek ? openPeek : undefined) : (row) => onOpen(row, order)}
              peekedId={hasPeek ? (peeked === undefined ? null : rowId(peeked)) : undefined}
              onPeek={hasPeek ? openPeek : undefined}
              onCopyRows={() => copyRows(onScreen())}
              rowActions={rowActions}
              inlineEdit={noted}
              renderExpanded={props.renderExpanded}
              totalCount={props.totalCount}
              summary={summaryRow?.(shown)}
              totals={totalTexts}
              loading={read.rows === undefined}
              emptyState={
                rows.length > 0 || (props.totalCount ?? 0) > 0 ? (
                  <NothingMatches
                    title={read.isArriving === true ? `No ${one} matches so far. ${STILL_LOADING}` : `No ${one} matches`}
                    unreadable={fields.find(({ unreadable }) => unreadable !== undefined)}
                    onClear={clear}
                  />
                ) : (
                  <EmptyState {...list.empty} {...props.empty} actions={props.empty?.actions ?? list.empty.actions ?? createButtons} />
                )
              }
              beside={peeked !== undefined && peek?.(peeked, () => openPeek(null))}
              toolbarStart={<SavedViews list={list} listViews={listViews} search={state.search} onApply={state.apply} />}
              toolbarEnd={
                <>
                  {drawn(props.tools)}
                  <ExportMenu
                    scopes={exportScopes(screen)}
                    isBusy={exporting.isBusy}
                    refusal={noExport ?? (read.isArriving === true ? STILL_LOADING : null)}
                    onExport={(scope, format) => void exporting.start(label, onScreen(), scope, format)}
                  />
                  {createButtons}
                </>
              }
            />
          )
        }
        below={below?.(peeked)}
      />
    </Offered>
  )
}

/** It outlives a refresh: made beside the rows it would keep the first ones. */
const useFileFailure = (text = 'That could not be done with the file.') => {
  const notify = useNotify()
  return useCallback(({ message }: Failure): void => notify.error(text, message), [notify, text])
}

interface OfferedProps {
  readonly keys: boolean
  readonly order: RowOrder | null
  readonly children: ReactNode
}

/** What a list offers to what is in it. */
const Offered = ({ keys, order, children }: OfferedProps) => (
  <RowOrderOffered order={order}>
    <PartSurface offersKeys={keys}>{children}</PartSurface>
  </RowOrderOffered>
)

/** Sets filters; an option that shows a column brings it on screen where the user has chosen others. It can be hidden again. */
const useFiltersWithColumns = <Row,>({ allFilters }: List<Row>, { setFilters, setTable, table }: ListState<FilterValues>) =>
  useCallback(
    (part: Partial<FilterValues>): void => {
      setFilters(part)
      const columns = columnsFor(allFilters, part, table.columns)
      if (columns !== null) setTable({ ...table, columns, page: 1 })
    },
    [allFilters, setFilters, setTable, table],
  )

const matchingRows = <Row,>(rows: readonly Row[], matches: Uint32Array | undefined): readonly Row[] =>
  matches === undefined ? rows : Array.from(matches, (index) => rows[index] as Row)

const buttonsOf = (create: ListPageProps<object>['create']): ReactNode => {
  if (create === undefined) return undefined
  return [create].flat().map((button) => <CreateButton key={button.to} {...button} />)
}
