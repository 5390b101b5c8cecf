import { DataHistogramRegular, NoteRegular } from '@fluentui/react-icons'
import { type ReactNode, useCallback, useMemo } from 'react'
import type { RowAction } from '#components/data-table/data-table-props.ts'
import { AROUND_ROWS } from '#components/data-table/grid/metrics.ts'
import { fieldId } from '#components/form/field-id.ts'
import { useLayoutStyles } from '#components/layout-styles.ts'
import type { ListDefinition } from '#components/list-state/list-address.ts'
import { type ListState, useListState } from '#components/list-state/use-list-state.ts'
import { useOpenedRow } from '#components/list-state/use-opened-row.ts'
import { defineList } from '#patterns/list-page/list-declaration.ts'
import { ListPage } from '#patterns/list-page/list-page.tsx'
import { usePanels } from '#patterns/panels/panels.ts'
import type { RowOrder } from '#patterns/record-link/rows-around.tsx'
import { useOpenSite } from '#patterns/record-link/site-link.tsx'
import type { DashboardSite } from '#shared/domain/dashboards/dashboard-rows.ts'
import { SHOWN_DAYS } from '#shared/domain/dashboards/dashboard-window.ts'
import { type MoreSites, type ShownChart, useBoardChart } from '../charts/board-chart.ts'
import { ChartPanel } from '../charts/chart-panel.tsx'
import { EXPORT_FAILED, LOAD_CURRENT, NOT_LOADED } from '../messages.ts'
import type { BoardTiles } from '../tiles/board-tiles.ts'
import { TileButtons } from '../tiles/tile-buttons.tsx'
import { BoardFilters } from './board-filters.tsx'
import { BoardNotice, reasonOfNothing } from './board-notice.tsx'
import { BUSINESS_NAME, CHART_PICK, codecOf, type FilterControl, type FilterValues, keptBy, TILE_PICK } from './filter-control.ts'
import { type BoardSite, dayColumnId, dayColumns, notesColumn, type SiteColumn } from './site-columns.tsx'
import type { SiteRows } from './use-site-rows.ts'

/** Pixels of rows in sight at most. */
const SCROLL_HEIGHT = 800

const SITE = { rowId: ({ id }: DashboardSite) => id, rowLabel: ({ companyName, id }: DashboardSite) => companyName ?? id }

const NO_SITES: readonly DashboardSite[] = []
const NO_COLUMNS: readonly SiteColumn[] = []

const DAY_COLUMNS = Array.from({ length: SHOWN_DAYS }, (_, index) => ({ id: dayColumnId(index) }))

/** The filters and the table of a dashboard, in the address: 100 rows a page. Keep both arrays stable between renders. */
export const useBoardList = (controls: readonly FilterControl[], columns: readonly SiteColumn[]): ListState<FilterValues> => {
  const definition = useMemo<ListDefinition<FilterValues>>(
    () => ({
      filters: Object.fromEntries(controls.map((control) => [control.name, codecOf(control)])),
      columns: [...columns, ...DAY_COLUMNS],
    }),
    [controls, columns],
  )
  return useListState(definition)
}

export interface SiteBoardProps {
  /** Under which the user's saved views of it are kept. Never change it. */
  readonly id: string
  /** "Renewal Dashboard": names the table, the filters and the file of an export. */
  readonly label: string
  readonly controls: readonly FilterControl[]
  readonly list: ListState<FilterValues>
  readonly rows: SiteRows
  /** Before the columns of days. Keep the array stable between renders. */
  readonly columns: readonly SiteColumn[]
  /** After the notes, which follow the days. Keep the array stable between renders. */
  readonly afterDays?: readonly SiteColumn[]
  /** Texts by column id of the line of totals, over the rows that pass the filters. Keep the function stable. */
  readonly totals?: (sites: readonly BoardSite[]) => Readonly<Record<string, string>>
  /** Above the filters; its controls then include `TILE_PICK`. Keep the function stable. */
  readonly tiles?: BoardTiles
  /** Above the table; its controls then include `CHART_PICK`. */
  readonly chart?: ShownChart
  /** What the chart counts besides the rows. Keep its sites stable. */
  readonly more?: MoreSites
  /** Above the filters: who it is about. */
  readonly header?: ReactNode
  /** Stands in the place of the form of filters. */
  readonly search?: ReactNode
  /** Beside the tools of the table. */
  readonly actions?: ReactNode
  /** Why there are no rows at all. */
  readonly emptyReason: string
  /** In place of loading the current rows. */
  readonly onRefresh?: () => void
}

/** A dashboard of sites: filters, the table with its days and totals, notes, export. A screen only declares what is its own. */
export const SiteBoard = (props: SiteBoardProps) => {
  const {
    id,
    label,
    controls,
    list: state,
    rows,
    columns: own,
    afterDays = NO_COLUMNS,
    totals,
    tiles,
    chart,
    more,
    header,
    search,
    actions,
    emptyReason,
    onRefresh = rows.refetch,
  } = props
  const layout = useLayoutStyles()
  const { SiteNotes } = usePanels()
  const openSite = useOpenSite()
  const seesSites = openSite !== undefined
  const { filters } = state
  const { sites, asOf, isPrepared, failure, isFetching } = rows

  const kept = useMemo(() => sites && keptBy(sites, controls, filters), [sites, controls, filters])
  const figures = useMemo(() => tiles?.(kept ?? NO_SITES, asOf), [tiles, kept, asOf])
  const pickedTile = filters[TILE_PICK.name] ?? ''
  const tiled = useMemo(() => {
    const tile = figures?.find(({ id: tileId }) => tileId === pickedTile)
    return tile === undefined ? kept : kept?.filter(tile.keeps)
  }, [figures, kept, pickedTile])
  const pick = (value: string): void => state.setFilters({ [CHART_PICK.name]: value })
  const keepsMore = useCallback((site: DashboardSite) => pickedTile === '' && keptBy([site], controls, filters).length > 0, [pickedTile, controls, filters])
  const { panel, charted } = useBoardChart({ shown: chart, sites: tiled, more, keepsMore, asOf, pick })
  const shown = useMemo(() => charted?.map((site, index): BoardSite => ({ ...site, place: index + 1 })), [charted])
  const { opened: notedSite, open: openNotes, close: closeNotes } = useOpenedRow('notes', sites, SITE)
  const list = useMemo(
    () =>
      defineList<BoardSite>({
        id,
        label,
        one: 'site',
        many: 'sites',
        ...SITE,
        ...(seesSites ? { record: 'site' } : {}),
        columns: [...own, ...dayColumns(asOf), notesColumn(openNotes), ...afterDays],
        filters: controls.map((control) => ({ kind: 'held', name: control.name, label: control.label, codec: codecOf(control) })),
        context: ['partner'],
        loadFailed: NOT_LOADED,
        empty: { icon: DataHistogramRegular, title: 'No data to show', explanation: emptyReason },
        refreshLabel: LOAD_CURRENT,
      }),
    [afterDays, asOf, controls, emptyReason, id, label, openNotes, own, seesSites],
  )
  // The column may be behind the scroll bar, the menu of a row is always in sight.
  const rowActions = useCallback(
    (site: BoardSite): readonly RowAction[] => [{ id: 'history', label: 'Notes', icon: <NoteRegular />, onSelect: () => openNotes(site) }],
    [openNotes],
  )
  const hasRows = (sites?.length ?? 0) > 0
  // Another search draws another chart, in which the clicked bar may not be.
  const searchAgain = (values: FilterValues): void => state.setFilters({ ...values, [CHART_PICK.name]: '' })
  return (
    <>
      <ListPage
        list={list}
        read={{ rows: shown, failure: null, isFetching, refresh: onRefresh }}
        totalCount={sites?.length ?? 0}
        {...(openSite === undefined ? {} : { rowActions, onOpen: ({ id: siteId }: BoardSite, order: RowOrder) => openSite(siteId, order) })}
        searchId={fieldId(BUSINESS_NAME.name)}
        mostHeight={SCROLL_HEIGHT + AROUND_ROWS}
        notice={
          <BoardNotice
            failure={isFetching ? null : failure}
            preparedAt={isPrepared ? asOf : null}
            hasRows={hasRows}
            isFetching={isFetching}
            onRefresh={onRefresh}
          />
        }
        summary={
          header === undefined && figures === undefined ? undefined : (
            <div className={layout.stackS}>
              {header}
              {figures !== undefined && (
                <TileButtons
                  label={`Figures of the ${label}`}
                  tiles={figures}
                  missing={kept === undefined ? 'being counted' : failure !== null && !hasRows ? 'could not be loaded' : null}
                  picked={pickedTile}
                  onPick={(tile) => state.setFilters({ [TILE_PICK.name]: tile, [CHART_PICK.name]: '' })}
                />
              )}
            </div>
          )
        }
        filterBar={
          <div className={layout.stackS}>
            {search ?? <BoardFilters label={`Filter the ${label}`} controls={controls} applied={filters} onSearch={searchAgain} onReset={state.clear} />}
            {panel !== undefined && <ChartPanel {...panel} />}
          </div>
        }
        tools={actions}
        totals={totals}
        empty={failure === null ? undefined : { explanation: reasonOfNothing(failure) }}
        fileFailed={EXPORT_FAILED}
      />
      {notedSite !== undefined && (
        <SiteNotes key={notedSite.id} siteId={notedSite.id} domain={notedSite.domain ?? null} name={SITE.rowLabel(notedSite)} onClose={closeNotes} />
      )}
    </>
  )
}
