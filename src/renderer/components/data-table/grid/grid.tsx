import { mergeClasses } from '@fluentui/react-components'
import { memo, type ReactElement, type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useRenderWhenIdle } from '#components/memory/use-render-when-idle.ts'
import { copyText } from '../../clipboard/copy-text.ts'
import { onKeys } from '../../shortcuts/composition.ts'
import { useKeysWork } from '../../shortcuts/shortcuts.ts'
import { cellText } from '../column.ts'
import { withColumnShifted } from '../column-layout.ts'
import { NEW_WINDOW_ACTION, type RowsProps } from '../data-table-props.ts'
import { drawnColumns, toggledSort } from '../drawn-columns.ts'
import type { ShownGroups } from '../groups/shown-groups.tsx'
import type { RowSelection } from '../selection.ts'
import { useNeededWidths } from '../text-widths.ts'
import { BodyRow } from './body-row.tsx'
import { handleKey } from './grid-keyboard.ts'
import { HEADER_ROW } from './grid-navigation.ts'
import { type GridActions, handleClick, handleClickFirst, handleContextMenu, handleDoubleClick, handleMiddleClick, showWholeText } from './grid-pointer.ts'
import { type GridVariables, gridCells, gridShape, gridVariables } from './grid-shape.ts'
import { useGridStyles } from './grid-styles.ts'
import { HeaderRow } from './header-row.tsx'
import { HEADER_HEIGHT, ROW_HEIGHT, useRowHeight } from './metrics.ts'
import { SkeletonRows } from './skeleton-rows.tsx'
import { TotalsRow, useTotals } from './totals.tsx'
import { useActiveCell } from './use-active-cell.ts'
import { useColumnChanges, useColumnResize } from './use-column-resize.ts'
import type { InlineEditing } from './use-inline-edit.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { menuActions, useRowKeys, useRowMenu } from './use-row-menu.ts'
import { ASSUMED_HEIGHT, useRowSizes, useScrollToTop, useVirtualRows } from './use-virtual-rows.ts'

// Menus, questions and editors load with the first one that is wanted: a table shows without them.
const RowMenu = lazyPart(async () => (await import('./row-menu.tsx')).RowMenu)

export interface GridProps<Row, Draft> {
  readonly table: RowsProps<Row, Draft>
  /** Of a grouped table its lines. */
  readonly page: Uint32Array
  readonly groups: ShownGroups<Row> | null
  /** Position of the page's first row among all matching rows, from 0. */
  readonly pageStart: number
  readonly matching: number
  readonly selection: RowSelection | null
  readonly hasSelection: boolean
  readonly editing: InlineEditing<Row>
}

/** Header and rows: draws those in sight, and turns clicks and keys into what they mean for a cell. */
function GridContent<Row, Draft>({ table, page, groups, pageStart, matching, selection, hasSelection, editing }: GridProps<Row, Draft>): ReactElement {
  const { rows, rowId, columns, state, onStateChange, peekedId = null, onPeek, onOpen, rowActions, renderExpanded, inlineEdit, summary } = table
  const styles = useGridStyles()
  const rowHeight = useRowHeight()
  const isCompact = rowHeight < ROW_HEIGHT
  const headHeight = HEADER_HEIGHT + (summary === undefined ? 0 : rowHeight)
  const totals = useTotals(table.totals)
  const footHeight = totals?.height ?? 0
  const scroller = useRef<HTMLDivElement>(null)
  const rowLabel = table.rowLabel ?? rowId
  const rowAt = useCallback((index: number) => rows[page[index] ?? -1], [rows, page])
  const idAt = useCallback(
    (index: number) => {
      const row = rows[page[index] ?? -1]
      return row === undefined ? groups?.idAt(index) : rowId(row)
    },
    [rows, page, rowId, groups],
  )

  // --- columns
  const { columns: chosen, widths } = state
  const edit = inlineEdit !== undefined
  const needed = useNeededWidths(columns, rows, edit, scroller)
  const drawn = useMemo(() => drawnColumns(columns, { columns: chosen, widths }, needed, isCompact), [columns, chosen, widths, needed, isCompact])
  const checkbox = selection !== null
  const expander = renderExpanded !== undefined
  const actions = rowActions !== undefined || edit
  const shape = useMemo(() => gridShape(drawn, { checkbox, expander, actions, edit }), [drawn, checkbox, expander, actions, edit])
  const cells = useMemo(() => gridCells(shape, styles, rowHeight), [shape, styles, rowHeight])
  const variables = useMemo<GridVariables>(
    () => ({ ...gridVariables(shape), '--grid-row': `${rowHeight}px`, '--grid-head': `${headHeight}px`, '--grid-foot': `${footHeight}px` }),
    [shape, rowHeight, headHeight, footHeight],
  )
  const { resize, resetWidth, moveColumn } = useColumnChanges(columns, state, onStateChange)
  const startResize = useColumnResize(scroller, shape, resize)

  // --- rows
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  // While loading only the header is there to move in.
  const rowCount = table.loading === true ? 0 : page.length
  const staysInSight = (column: number) => cells[column]?.style !== undefined || cells[column]?.kind === 'actions'
  const active = useActiveCell(scroller, idAt, rowCount, cells.length, staysInSight)
  const activeRow = active.position.row
  const editedRow = useMemo(() => {
    if (editing.rowId === null) return -1
    return page.findIndex((_, index) => idAt(index) === editing.rowId)
  }, [editing.rowId, page, idAt])
  const virtualizer = useVirtualRows(scroller, { rowCount, idAt, expanded, groups, activeRow, editedRow, rowHeight, headHeight, footHeight })
  const generation = useRenderWhenIdle(rows)
  const measure = virtualizer.measureElement
  useScrollToTop(virtualizer, state, table.filterKey)
  useRowSizes(virtualizer, rowHeight, editedRow)
  useKeptPlace(table.place, virtualizer, active, idAt, rowCount)
  useFocusOfEdit(scroller, editing.rowId, editedRow, () => active.activate(active.position, true))

  const isEditing = (index: number) => index === editedRow
  const rowMenu = useRowMenu(scroller, idAt, (index) => menuActions(rowAt(index), table, editing), { rowCount, lastPlace: cells.length - 1 })
  const { menu } = rowMenu
  useRowKeys(scroller, menuActions(rowAt(activeRow), table, editing), (action) => rowMenu.open(activeRow, active.position.column, undefined, action))
  const menuRow = menu && rowAt(menu.index)

  const keysWork = useKeysWork()
  const grid: GridActions<Row> = {
    cells,
    rowCount,
    rowsInSight: () => Math.max(1, Math.floor(((scroller.current?.clientHeight || ASSUMED_HEIGHT) - headHeight) / rowHeight) - 1),
    rowAt,
    selection,
    isEditing,
    isPeeking: peekedId !== null,
    peek: (row) => onPeek?.(row),
    opensRows: onOpen !== undefined,
    open: (row) => onOpen?.(row),
    toggleExpanded: (row) => setExpanded((before) => toggled(before, rowId(row))),
    toggleSort: (columnId, additive) => onStateChange({ ...state, sort: toggledSort(state.sort, columnId, additive), page: 1 }),
    resize,
    shiftColumn: (columnId, places) => onStateChange(withColumnShifted(columns, state, columnId, places)),
    hasMenu: actions,
    isMenuOpen: menu !== null,
    openWindow: (index) => {
      const action = menuActions(rowAt(index), table, editing).find(({ id }) => id === NEW_WINDOW_ACTION)
      if (action !== undefined && action.disabledReason === undefined) action.onSelect()
    },
    openMenu: rowMenu.open,
    closeMenu: () => {
      rowMenu.close()
      active.activate(active.position, true)
    },
    copy: (position) => {
      const [cell, row] = [cells[position.column], rowAt(position.row)]
      if (hasSelection && table.onCopyRows !== undefined) table.onCopyRows()
      else if (cell?.kind === 'data' && row !== undefined) void copyText(cellText(cell.column, row))
    },
    activate: active.activate,
    ...(groups === null ? {} : { onGroup: (event, place) => groups.handle(event, place, grid, rowId) }),
    scrollToRow: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    keysWork,
  }

  const sight = virtualizer.getVirtualItems()
  const topLine = virtualizer.getVirtualItemForOffset((virtualizer.scrollOffset ?? 0) + headHeight)?.index ?? 0
  const headerInSight = groups?.headerOf(topLine)
  return (
    <div
      ref={scroller}
      role="grid"
      {...(groups === null ? {} : { role: 'treegrid' })}
      tabIndex={-1}
      aria-label={table.label}
      aria-rowcount={matching + 1}
      aria-colcount={cells.length}
      aria-busy={table.loading === true}
      {...(selection ? { 'aria-multiselectable': true } : {})}
      className={styles.scroller}
      style={variables}
      onClickCapture={(event) => handleClickFirst(grid, event)}
      onClick={(event) => handleClick(grid, event)}
      onAuxClick={(event) => handleMiddleClick(grid, event)}
      onDoubleClick={(event) => handleDoubleClick(grid, event)}
      onContextMenu={(event) => handleContextMenu(grid, event)}
      onKeyDown={onKeys((event) => handleKey(grid, event))}
      onMouseOver={showWholeText}
      {...active.focusHandlers}
    >
      <HeaderRow
        cells={cells}
        styles={styles}
        sort={state.sort}
        pageSelected={rowCount === 0 ? undefined : selection?.page}
        activePlace={activeRow === HEADER_ROW ? active.position.column : undefined}
        onResizeStart={startResize}
        onResizeReset={resetWidth}
        onMove={moveColumn}
        summary={summary}
      />
      {table.loading === true ? (
        <SkeletonRows cells={cells} styles={styles} />
      ) : (
        <div
          role="rowgroup"
          className={mergeClasses(styles.canvas, onPeek || onOpen ? styles.clickable : undefined)}
          style={{ height: virtualizer.getTotalSize() }}
        >
          {sight.map(({ index, start }) => {
            const row = rowAt(index)
            if (row === undefined) {
              const activePlace = index === activeRow ? active.position.column : undefined
              return groups?.draw(index, { start: index === headerInSight ? null : start - headHeight, cells, styles, activePlace }, { selection, rowId })
            }
            const id = rowId(row)
            const isExpanded = expanded.has(id)
            return (
              <BodyRow
                // By place, so that a keystroke changes texts instead of replacing elements. An opened row is measured, an edited one holds what is
                // being typed: these need elements of their own.
                key={isExpanded || index === editedRow ? id : index}
                row={row}
                label={rowLabel(row)}
                index={index}
                ariaRowIndex={pageStart + index + 2}
                ariaLevel={groups === null ? undefined : 2}
                start={start - headHeight}
                cells={cells}
                styles={styles}
                isSelected={selection?.isSelected(id)}
                isPeeked={peekedId === id}
                isExpanded={isExpanded}
                activePlace={index === activeRow ? active.position.column : undefined}
                renderExpanded={renderExpanded}
                generation={generation}
                edit={index === editedRow ? (editing.edit ?? undefined) : undefined}
                measure={isExpanded ? measure : undefined}
              />
            )
          })}
        </div>
      )}
      {totals !== undefined && rowCount > 0 ? <TotalsRow cells={cells} styles={styles} totals={totals} /> : null}
      {menu && menuRow !== undefined && menuRow !== null ? <RowMenu key={menu.rowId} menu={menu} label={rowLabel(menuRow)} onClose={grid.closeMenu} /> : null}
    </div>
  )
}

/** A list is drawn again more often than its rows: what it gives is compared member by member. */
export const Grid = memo(
  GridContent,
  ({ table: before, ...one }, { table: after, ...other }) => isSameShallow(one, other) && isSameShallow(before, after),
) as typeof GridContent

function isSameShallow<Value extends object>(one: Value, other: Value): boolean {
  return Object.keys(one).length === Object.keys(other).length && (Object.keys(one) as (keyof Value)[]).every((name) => Object.is(one[name], other[name]))
}

/** Editing begins in its first field, and ends with the focus on the row where it was. */
function useFocusOfEdit(scroller: RefObject<HTMLElement | null>, editedId: string | null, editedRow: number, focusCell: () => void): void {
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (editedId === before.current) return
    if (editedId !== null) scroller.current?.querySelector<HTMLElement>(`[role="row"][data-index="${editedRow}"] :is(input, select, textarea)`)?.focus()
    else if (document.activeElement === document.body) focusCell()
    before.current = editedId
  }, [scroller, editedId, editedRow, focusCell])
}

const toggled = (set: ReadonlySet<string>, member: string): ReadonlySet<string> =>
  new Set(set.has(member) ? [...set].filter((one) => one !== member) : [...set, member])
