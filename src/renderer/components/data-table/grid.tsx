import { mergeClasses, type PositioningVirtualElement } from '@fluentui/react-components'
import { defaultRangeExtractor, observeElementRect, type Range, useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  memo,
  type ReactElement,
  type RefObject,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { FOCUSABLE } from './body-cell.tsx'
import { BodyRow } from './body-row.tsx'
import { withColumnMoved, withColumnShifted, withColumnWidth } from './column-layout.ts'
import type { RowAction, RowsProps } from './data-table-props.ts'
import { gridCells } from './grid-cells.ts'
import { type CellPosition, HEADER_ROW, moveBy } from './grid-navigation.ts'
import { gridShape, gridVariables } from './grid-shape.ts'
import { useGridStyles } from './grid-styles.ts'
import { HeaderRow } from './header-row.tsx'
import { HEADER_HEIGHT, ROW_HEIGHT } from './metrics.ts'
import type { OpenRowMenu } from './row-menu.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import type { TableState } from './table-state.ts'
import { cellAt, isFocusTarget, positionOf, useActiveCell } from './use-active-cell.ts'
import { useColumnModel } from './use-column-model.ts'
import { useColumnResize } from './use-column-resize.ts'
import type { InlineEditing } from './use-inline-edit.ts'
import type { RowSelection } from './use-row-selection.ts'

// Menus, questions and editors load with the first one that is wanted: a table shows without them.
const RowMenu = lazy(async () => ({ default: (await import('./row-menu.tsx')).RowMenu }))

export interface GridProps<Row, Draft> {
  readonly table: RowsProps<Row, Draft>
  /** The rows of the page, as indexes into `table.rows`. */
  readonly page: Uint32Array
  /** Position of the page's first row among all matching rows, from 0. */
  readonly pageStart: number
  readonly matching: number
  readonly selection: RowSelection | null
  readonly editing: InlineEditing<Row>
}

const OVERSCAN = 2
/** Pixels a key press makes a column wider or narrower. */
const RESIZE_STEP = 16
/** Where nothing is laid out (jsdom), so many pixels are taken to be in sight. */
const ASSUMED_HEIGHT = 800

/** Header and rows: draws those in sight, and turns clicks and keys into what they mean for a cell. */
function GridContent<Row, Draft>({ table, page, pageStart, matching, selection, editing }: GridProps<Row, Draft>): ReactElement {
  const { rows, rowId, columns, state, onStateChange, peekedId = null, onPeek, onOpen, rowActions, renderExpanded, inlineEdit } = table
  const styles = useGridStyles()
  const scroller = useRef<HTMLDivElement>(null)
  const rowLabel = table.rowLabel ?? rowId
  const rowAt = useCallback((index: number) => rows[page[index] ?? -1], [rows, page])
  const idAt = useCallback(
    (index: number) => {
      const row = rows[page[index] ?? -1]
      return row === undefined ? undefined : rowId(row)
    },
    [rows, page, rowId],
  )

  // --- columns
  const model = useColumnModel(
    columns,
    state,
    useCallback((sort) => onStateChange({ ...state, sort, page: 1 }), [state, onStateChange]),
  )
  const controls = { checkbox: selection !== null, expander: renderExpanded !== undefined, actions: rowActions !== undefined || inlineEdit !== undefined }
  const { checkbox, expander, actions } = controls
  const edit = inlineEdit !== undefined
  const shape = useMemo(() => gridShape(model.drawn, { checkbox, expander, actions, edit }), [model.drawn, checkbox, expander, actions, edit])
  const cells = useMemo(() => gridCells(shape, styles), [shape, styles])
  const variables = useMemo(() => gridVariables(shape), [shape])
  const resize = useCallback(
    (columnId: string, width: number | null) => {
      const column = columns.find(({ id }) => id === columnId)
      if (column) onStateChange(withColumnWidth(state, column, width ?? column.width))
    },
    [columns, state, onStateChange],
  )
  const startResize = useColumnResize(scroller, shape, resize)
  const resetWidth = useCallback((columnId: string) => resize(columnId, null), [resize])
  const moveColumn = useCallback(
    (columnId: string, toPlaceOf: string) => onStateChange(withColumnMoved(columns, state, columnId, toPlaceOf)),
    [columns, state, onStateChange],
  )

  // --- rows
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set())
  const toggleExpanded = (id: string) => setExpanded((before) => toggled(before, id))
  // While loading only the header is there to move in.
  const rowCount = table.loading === true ? 0 : page.length
  const staysInSight = (column: number) => cells[column]?.left !== undefined || cells[column]?.kind === 'actions'
  const active = useActiveCell(scroller, idAt, rowCount, cells.length, staysInSight)
  const activeRow = active.position.row
  const editedRow = useMemo(() => {
    if (editing.rowId === null) return -1
    return page.findIndex((_, index) => idAt(index) === editing.rowId)
  }, [editing.rowId, page, idAt])
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: HEADER_HEIGHT,
    scrollPaddingStart: HEADER_HEIGHT,
    observeElementRect: (instance, report) => observeElementRect(instance, (rect) => report(rect.height === 0 ? { ...rect, height: ASSUMED_HEIGHT } : rect)),
    // An opened row has its own height, which goes where the row goes; all others share one and need no key of their own.
    getItemKey: useCallback(
      (index: number) => {
        if (expanded.size === 0) return index
        const id = idAt(index)
        return id !== undefined && expanded.has(id) ? id : index
      },
      [expanded, idAt],
    ),
    // The active row keeps the focus and the edited row its editors when they are scrolled away.
    rangeExtractor: useCallback(
      (range: Range) => {
        const inSight = defaultRangeExtractor(range)
        const kept = [activeRow, editedRow].filter((index) => index >= 0 && index < range.count && !inSight.includes(index))
        return kept.length === 0 ? inSight : [...inSight, ...new Set(kept)].sort((one, other) => one - other)
      },
      [activeRow, editedRow],
    ),
  })
  const measure = virtualizer.measureElement
  useScrollToTop(virtualizer, state, table.filterKey)

  useFocusOfEdit(scroller, editing.rowId, editedRow, () => active.activate(active.position, true))

  // --- the row's menu
  const [openedMenu, setMenu] = useState<OpenRowMenu | null>(null)
  // A row that left its place takes its menu with it, so that nothing is answered for another row.
  const menu = openedMenu !== null && idAt(openedMenu.index) === openedMenu.rowId ? openedMenu : null
  const menuRow = menu && rowAt(menu.index)
  const openMenu = (index: number, place: number, at?: { readonly x: number; readonly y: number }) => {
    const row = rowAt(index)
    const root = scroller.current
    if (row === undefined || root === null || (menu !== null && menu.index === index)) return
    const entries = menuEntries(row)
    const anchor = cellAt(root, { row: index, column: cells.length - 1 }) ?? root
    const target = at ? pointAt(at.x, at.y) : (cellAt(root, { row: index, column: place }) ?? anchor)
    if (entries.length > 0) setMenu({ rowId: rowId(row), index, actions: entries, target, anchor })
  }
  const menuEntries = (row: Row): readonly RowAction[] => {
    const own = rowActions?.(row) ?? []
    if (!inlineEdit || inlineEdit.canEdit?.(row) === false) return own
    const begin: RowAction = { id: 'edit-row', label: 'Edit row', onSelect: () => editing.begin(row) }
    return [editing.rowId === null ? begin : { ...begin, disabledReason: 'Save or cancel the row being edited first' }, ...own]
  }
  const closeMenu = () => {
    setMenu(null)
    active.activate(active.position, true)
  }

  // --- pointer
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event)
    if (place === null) return
    const { row: index, column } = place
    const cell = cells[column]
    if (cell === undefined) return
    if (index === HEADER_ROW) {
      active.activate(place, true)
      if (cell.kind === 'checkbox') selection?.togglePage()
      else if (cell.kind === 'data' && cell.column.sortable !== false && !isResizeHandle(event.target)) model.toggleSort(cell.column.id, event.shiftKey)
      return
    }
    const row = rowAt(index)
    if (row === undefined || isEditing(index)) return
    if (isOwnControl(event.target)) {
      active.activate(place, false)
      return
    }
    active.activate(place, true)
    if (cell.kind === 'checkbox') selection?.toggle(index, event.shiftKey)
    else if (cell.kind === 'expander') toggleExpanded(rowId(row))
    else if (cell.kind === 'actions') openMenu(index, column)
    else if (event.shiftKey && selection) selection.toggle(index, true)
    else if (document.getSelection()?.type !== 'Range') onPeek?.(row)
  }
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event)
    const row = place && rowAt(place.row)
    if (row && cells[place.column]?.kind === 'data' && !isOwnControl(event.target) && !isEditing(place.row)) onOpen?.(row)
  }
  const onContextMenu = (event: MouseEvent<HTMLElement>) => {
    const place = placeOf(event)
    if (place === null || place.row === HEADER_ROW || !actions || isEditing(place.row) || document.getSelection()?.type === 'Range') return
    event.preventDefault()
    active.activate(place, true)
    openMenu(place.row, place.column, { x: event.clientX, y: event.clientY })
  }
  const isEditing = (index: number) => index === editedRow

  // --- keyboard
  const moveTo = (next: CellPosition, extend: boolean) => {
    const from = active.position.row
    if (next.row !== from && next.row !== HEADER_ROW) {
      virtualizer.scrollToIndex(next.row, { align: 'auto' })
      if (extend) selection?.extendTo(from, next.row)
      const row = rowAt(next.row)
      if (peekedId !== null && row !== undefined) onPeek?.(row)
    }
    active.activate(next, true)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const place = placeOf(event)
    if (place === null) return
    const cell = cells[place.column]
    if (cell === undefined) return
    if (!isFocusTarget(event.target)) {
      // Inside a cell's controls the keys are theirs, but for the way back.
      if ((event.key === 'Escape' || event.key === 'F2') && !event.defaultPrevented) active.activate(place, true)
      return
    }
    const handled = place.row === HEADER_ROW ? headerKey(event, place) : rowKey(event, place)
    if (handled) {
      event.preventDefault()
      return
    }
    const rowsInSight = Math.max(1, Math.floor(((scroller.current?.clientHeight || ASSUMED_HEIGHT) - HEADER_HEIGHT) / ROW_HEIGHT) - 1)
    const next = event.altKey ? null : moveBy(event.key, event.ctrlKey || event.metaKey, place, { rows: rowCount, columns: cells.length, rowsInSight })
    if (next === null) return
    event.preventDefault()
    moveTo(next, event.shiftKey)
  }
  const headerKey = (event: KeyboardEvent<HTMLElement>, place: CellPosition): boolean => {
    const cell = cells[place.column]
    const isPress = event.key === 'Enter' || event.key === ' '
    if (cell?.kind === 'checkbox' && isPress) selection?.togglePage()
    else if (cell?.kind === 'data' && isPress) {
      if (cell.column.sortable !== false) model.toggleSort(cell.column.id, event.shiftKey)
    } else if (cell?.kind === 'data' && event.altKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      const sign = event.key === 'ArrowLeft' ? -1 : 1
      if (event.shiftKey) {
        onStateChange(withColumnShifted(columns, state, cell.column.id, sign))
        // The focus goes along with the column.
        if (!cell.isFixed) moveTo({ row: HEADER_ROW, column: clampPlace(place.column + sign) }, false)
      } else resize(cell.column.id, cell.width + sign * RESIZE_STEP)
    } else return false
    return true
  }
  const clampPlace = (place: number) => {
    const first = cells.findIndex((cell) => cell.kind === 'data' && !cell.isFixed)
    const last = cells.findLastIndex((cell) => cell.kind === 'data')
    return Math.max(first, Math.min(place, last))
  }
  const rowKey = (event: KeyboardEvent<HTMLElement>, place: CellPosition): boolean => {
    const cell = cells[place.column]
    const row = rowAt(place.row)
    if (cell === undefined || row === undefined) return false
    const wantsMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
    if (wantsMenu) openMenu(place.row, place.column)
    else if (event.key === 'Escape' && menu !== null) closeMenu()
    else if (event.key === 'F2') return focusControls(event.currentTarget, place)
    else if (event.key === 'Escape' && peekedId !== null) onPeek?.(null)
    else if ((event.key === 'a' || event.key === 'A') && (event.ctrlKey || event.metaKey) && selection) {
      if (selection.page !== true) selection.togglePage()
    } else if (event.key === ' ' && cell.kind === 'expander') toggleExpanded(rowId(row))
    else if (event.key === ' ' && cell.kind === 'actions') openMenu(place.row, place.column)
    else if (event.key === ' ' && selection) selection.toggle(place.row, event.shiftKey)
    else if (event.key === 'Enter') {
      if (isEditing(place.row)) return focusControls(event.currentTarget, place)
      if (cell.kind === 'checkbox') selection?.toggle(place.row, event.shiftKey)
      else if (cell.kind === 'expander') toggleExpanded(rowId(row))
      else if (cell.kind === 'actions') openMenu(place.row, place.column)
      else if (cell.column.interactive !== true || !focusControls(event.currentTarget, place)) onOpen?.(row)
    } else return event.key === ' '
    return true
  }

  const sight = virtualizer.getVirtualItems()
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={-1}
      aria-label={table.label}
      aria-rowcount={matching + 1}
      aria-colcount={cells.length}
      aria-busy={table.loading === true}
      {...(selection ? { 'aria-multiselectable': true } : {})}
      className={styles.scroller}
      style={variables}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onMouseOver={showWholeText}
      {...active.focusHandlers}
    >
      <HeaderRow
        cells={cells}
        styles={styles}
        sort={state.sort}
        pageSelected={selection?.page ?? false}
        activePlace={activeRow === HEADER_ROW ? active.position.column : undefined}
        onResizeStart={startResize}
        onResizeReset={resetWidth}
        onMove={moveColumn}
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
            if (row === undefined) return null
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
                start={start - HEADER_HEIGHT}
                cells={cells}
                styles={styles}
                isSelected={selection?.isSelected(id)}
                isPeeked={peekedId === id}
                isExpanded={isExpanded}
                activePlace={index === activeRow ? active.position.column : undefined}
                renderExpanded={renderExpanded}
                edit={index === editedRow ? (editing.edit ?? undefined) : undefined}
                measure={isExpanded ? measure : undefined}
              />
            )
          })}
        </div>
      )}
      {menu && menuRow !== undefined && menuRow !== null ? (
        <Suspense fallback={null}>
          <RowMenu key={menu.rowId} menu={menu} label={rowLabel(menuRow)} onClose={closeMenu} />
        </Suspense>
      ) : null}
    </div>
  )
}

export const Grid = memo(GridContent) as typeof GridContent

/** Another page, order or filter starts at its top; new data for the same one stays where it was. */
function useScrollToTop(virtualizer: Virtualizer<HTMLDivElement, Element>, { page, size, sort }: TableState, filterKey: string | undefined): void {
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    if (isFirst.current) isFirst.current = false
    // Asking the element itself where it is would have the rows laid out twice.
    else if ((virtualizer.scrollOffset ?? 0) > 0) virtualizer.scrollToOffset(0)
  }, [page, size, sort, filterKey])
}

/** Editing begins in its first field, and ends with the focus on the row where it was. */
function useFocusOfEdit(scroller: RefObject<HTMLElement | null>, editedId: string | null, editedRow: number, focusCell: () => void): void {
  const wasEdited = useRef(false)
  useLayoutEffect(() => {
    if (editedId !== null) scroller.current?.querySelector<HTMLElement>(`[role="row"][data-index="${editedRow}"] :is(input, select, textarea)`)?.focus()
    else if (wasEdited.current && document.activeElement === document.body) focusCell()
    wasEdited.current = editedId !== null
  }, [scroller, editedId])
}

/** The cell an event is about; `null` for one from elsewhere, such as a popover that a cell opened, whose events React passes up here. */
function placeOf(event: { readonly target: EventTarget; readonly currentTarget: EventTarget & HTMLElement }): CellPosition | null {
  const { target, currentTarget } = event
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest('[data-expanded]') !== null) return null
  return positionOf(target)
}

/** Whether a click was for a control that the column drew: that one answers it. */
function isOwnControl(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('[data-cell-controls]') !== null &&
    target.closest(`${FOCUSABLE}, label`)?.closest('[data-cell-controls]') != null
  )
}

function isResizeHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-resize-handle]') !== null
}

function focusControls(root: HTMLElement, place: CellPosition): boolean {
  const control = cellAt(root, place)?.querySelector<HTMLElement>(FOCUSABLE)
  control?.focus()
  return control !== null && control !== undefined
}

/** Gives a cut cell its whole text on hover: looked up for the one cell under the pointer instead of set on hundreds. */
function showWholeText(event: MouseEvent<HTMLElement>): void {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="gridcell"]') : null
  if (cell === null || cell.querySelector(FOCUSABLE) !== null) return
  cell.title = cell.dataset['whole'] ?? (cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : '')
}

function pointAt(x: number, y: number): PositioningVirtualElement {
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) }
}

function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(member)) next.add(member)
  return next
}
