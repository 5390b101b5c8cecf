import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ReactElement, type RefObject, useCallback, useMemo } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { formatCount } from '#shared/domain/text.ts'
import { COMPACT_WINDOW } from '../compact-window.ts'
import { useNewest } from '../memory/use-newest.ts'
import { useIdleWork } from '../use-idle-work.ts'
import type { Column } from './column.ts'
import { ColumnChooser } from './column-chooser.tsx'
import { shownColumnIds, writtenColumns } from './column-layout.ts'
import type { DataTableProps } from './data-table-props.ts'
import { Grid } from './grid/grid.tsx'
import { useInlineEdit } from './grid/use-inline-edit.ts'
import { useGroups } from './groups/use-groups.ts'
import { PrintedRows } from './printed-rows.tsx'
import { RowOrder } from './row-order.ts'
import { selectedCount, useRowSelection } from './selection.ts'
import type { SelectionSumsProps } from './sums/selection-sums.tsx'
import { TableFooter } from './table-footer.tsx'
import { type PageSize, pageOf, type TableGroup, type TableState } from './table-state.ts'

export type { DataTableProps, RowAction } from './data-table-props.ts'

const Notice = lazyPart(async () => (await import('../notice.tsx')).Notice)

const SelectionBar = lazyPart(async () => (await import('./bar/selection-bar.tsx')).SelectionBar)

const GroupMenu = lazyPart(async () => (await import('./groups/group-menu.tsx')).GroupMenu)

// A type of its own: `lazy` forgets that the sums are generic.
const SelectionSums = lazyPart<SelectionSumsProps<never>>(async () => (await import('./sums/selection-sums.tsx')).SelectionSums) as unknown as <Row>(
  props: SelectionSumsProps<Row>,
) => ReactElement

const useStyles = makeStyles({
  box: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    overflow: 'hidden',
    // What is inside cannot move what is outside: a keystroke lays out the table alone.
    contain: 'layout paint',
    // There what is beside the rows covers the whole screen.
    [COMPACT_WINDOW]: { contain: 'none' },
    '@media print': { display: 'block', border: 'none', contain: 'none' },
  },
  // The box's own lines: toolbar and footer are as wide as the box, what is beside the rows is no part of the section and only as high as they are.
  table: {
    display: 'grid',
    gridArea: '1 / 1 / -1 / -1',
    gridTemplateColumns: 'subgrid',
    gridTemplateRows: 'subgrid',
    // On paper `PrintedRows` takes its place.
    '@media print': { display: 'none' },
  },
  rows: { gridArea: '2 / 1', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 },
  beside: { gridArea: '2 / 2', display: 'flex', minHeight: 0 },
  footer: { gridArea: '3 / 1 / auto / -1', minWidth: 0 },
  toolbar: {
    gridArea: '1 / 1 / auto / -1',
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    rowGap: tokens.spacingVerticalXS,
    flexShrink: 0,
    minHeight: '45px',
    boxSizing: 'border-box',
    paddingBlock: tokens.spacingVerticalXXS,
    paddingLeft: tokens.spacingHorizontalM,
    paddingRight: tokens.spacingHorizontalS,
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    flexWrap: 'wrap',
    [COMPACT_WINDOW]: { paddingBlock: tokens.spacingVerticalXS },
  },
  start: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  count: { color: tokens.colorNeutralForeground2, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  end: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    marginLeft: 'auto',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
  },
  empty: { display: 'flex', flexDirection: 'column', alignItems: 'center', justifyContent: 'center', flexGrow: 1, padding: tokens.spacingVerticalXXL },
})

/** The one table of the console: see README.md for what it does and how a list declares itself. */
export function DataTable<Row, Draft = Row>(props: DataTableProps<Row, Draft>): ReactElement {
  const { rows, matches, columns, rowId, state, selection, onSelectionChange, inlineEdit, loading = false } = props
  const styles = useStyles()
  // Without what stands around the rows: that is new at every render of the list, and the rows need not be drawn again for it.
  const { toolbarStart, toolbarEnd, bulkActions, emptyState, totalCount, beside, ...table } = props
  const order = useMemo(() => new RowOrder(rows), [rows])
  // So that the first sort by a column that is shown is as fast as the next.
  useIdleWork(
    useMemo(() => {
      const shown = new Set(shownColumnIds(columns, { columns: state.columns }))
      const sortable = columns.filter(({ id }) => shown.has(id))
      return (hasTime: () => boolean) => order.prepare(sortable, hasTime)
    }, [order, columns, state.columns]),
    props.areArriving !== true,
  )
  const arranged = useMemo(() => order.arrange(columns, state.sort, matches), [order, columns, state.sort, matches])
  const { onGroup, onPage, onSize } = useStateHandlers(props)
  const { columns: chosen, group } = state
  const shown = useMemo(() => writtenColumns(columns, { columns: chosen }), [columns, chosen])
  const grouped = useGroups(group, order, { rows, arranged, shown, columns, onGroup })
  const groups = grouped === 'loading' ? null : grouped
  const pageSize = grouped === null ? state.size : 'all'
  const page = useMemo(() => pageOf(arranged.length, pageSize, state.page), [arranged.length, pageSize, state.page])
  const inOrder = groups?.order ?? arranged
  const pageRows = useMemo(() => inOrder.subarray(page.start, page.end), [inOrder, page])
  const lines = groups?.lines ?? pageRows
  const idAt = useIdAt(rows, lines, rowId)
  const all = useMemo(() => ({ idAt: (index: number) => rowId(rows[pageRows[index] as number] as Row), count: pageRows.length }), [rows, pageRows, rowId])
  const rowSelection = useRowSelection(selection, onSelectionChange, idAt, lines.length, props.filterKey, all)
  const editing = useInlineEdit(inlineEdit, rowId)

  const hasSelection = selection !== undefined && onSelectionChange !== undefined && selectedCount(selection, arranged.length) > 0
  const isEmpty = !loading && arranged.length === 0
  return (
    <>
      <PrintedRows label={props.label} rows={rows} arranged={inOrder} columns={shown} headings={groups?.printed} />
      <div className={styles.box}>
        <section className={styles.table} aria-label={props.label}>
          <div className={styles.toolbar}>
            {hasSelection ? (
              <>
                <SelectionBar
                  selection={selection}
                  onSelectionChange={onSelectionChange}
                  matching={arranged.length}
                  offerAll={rowSelection?.page === true && arranged.length > pageRows.length}
                  allIds={props.areArriving === true ? () => Array.from(arranged, (index) => rowId(rows[index] as Row)) : undefined}
                  bulkActions={bulkActions}
                />
                {hasSums(shown) && <SelectionSums rows={rows} arranged={arranged} rowId={rowId} columns={shown} selection={selection} />}
              </>
            ) : (
              <>
                <div className={styles.start}>{toolbarStart}</div>
                <Text size={200} className={styles.count} role="status">
                  {loading ? 'Loading' : `${formatCount(arranged.length)} of ${formatCount(totalCount ?? rows.length)}`}
                </Text>
              </>
            )}
            <div className={styles.end}>
              {group !== undefined && groups !== null && <GroupMenu column={groups.column} group={group} onToggleAll={groups.toggleAll} onGroup={onGroup} />}
              <ColumnChooser columns={columns} state={state} onStateChange={props.onStateChange} />
              {toolbarEnd}
            </div>
          </div>
          <div className={styles.rows}>
            {editing.failure === null ? null : <Notice intent="error">{editing.failure}</Notice>}
            {isEmpty ? (
              <div className={styles.empty}>{emptyState}</div>
            ) : (
              <Grid
                table={grouped === 'loading' ? { ...table, loading: true } : table}
                page={lines}
                groups={groups}
                pageStart={page.start}
                matching={groups === null ? arranged.length : lines.length}
                selection={rowSelection}
                hasSelection={hasSelection}
                editing={editing}
              />
            )}
          </div>
          <div className={styles.footer}>
            <TableFooter page={page} total={loading ? null : arranged.length} groups={groups?.count} size={pageSize} onPage={onPage} onSize={onSize} />
          </div>
        </section>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
    </>
  )
}

/** Ids by place among the lines of a table; undefined for the header of a group. */
function useIdAt<Row>(rows: readonly Row[], lines: Uint32Array, rowId: (row: Row) => string): (index: number) => string | undefined {
  return useCallback(
    (index: number) => {
      const row = rows[lines[index] ?? -1]
      return row === undefined ? undefined : rowId(row)
    },
    [rows, lines, rowId],
  )
}

/** Whether a column may add up to something; the sums themselves are loaded with the first selection. */
const hasSums = <Row,>(columns: readonly Column<Row>[]): boolean =>
  columns.some((column) => (column.kind === 'number' ? column.isSummed : column.kind === 'money' && column.currency !== undefined))

type StateProps = Pick<DataTableProps<never>, 'state' | 'onStateChange'>

/** Stable handlers, so that keystrokes do not render the rows again. Made next to the rows, they would retain them. */
function useStateHandlers({ state, onStateChange }: StateProps) {
  return useHandlersOf(useNewest({ state, onStateChange }))
}

function useHandlersOf(latest: RefObject<StateProps>) {
  const change = useCallback((part: Partial<TableState>) => latest.current.onStateChange({ ...latest.current.state, ...part }), [latest])
  const onGroup = useCallback((group: TableGroup | undefined) => change({ group, page: 1 }), [change])
  const onPage = useCallback((page: number) => change({ page }), [change])
  const onSize = useCallback((size: PageSize) => change({ size, page: 1 }), [change])
  return { onGroup, onPage, onSize }
}
