import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ArrowDownFilled, ArrowUpFilled } from '@fluentui/react-icons'
import { memo, type PointerEvent, type ReactElement, type ReactNode, useState } from 'react'
import { alignment } from '../column.ts'
import type { DrawnColumn } from '../drawn-columns.ts'
import type { SortKey } from '../table-state.ts'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'
import { RowCheckbox } from './row-checkbox.tsx'

export interface HeaderRowProps<Row> {
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  readonly sort: readonly SortKey[]
  /** Undefined: no row is there to be selected. */
  readonly pageSelected: boolean | 'mixed' | undefined
  readonly activePlace: number | undefined
  readonly onResizeStart: (event: PointerEvent<HTMLElement>, drawn: DrawnColumn<Row>) => void
  readonly onResizeReset: (columnId: string) => void
  readonly onMove: (columnId: string, toPlaceOf: string) => void
  readonly summary: ReactNode
}

const ACTIONS = 'Actions'

/** What is in a column of controls. Where a list has a column of its own called Actions, the rows' menus get another name. */
const controlLabel = <Row,>(kind: 'checkbox' | 'expander' | 'actions', cells: readonly GridCell<Row>[]): string | undefined => {
  if (kind === 'checkbox') return undefined
  if (kind === 'expander') return 'Details'
  return cells.some((cell) => cell.kind === 'data' && cell.column.title === ACTIONS) ? 'Row menu' : ACTIONS
}

/** The header, always in sight, and below it the summary. */
function HeaderRowContent<Row>({ cells, styles, sort, activePlace, pageSelected, summary, ...handlers }: HeaderRowProps<Row>): ReactElement {
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <div role="rowgroup" className={styles.header}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells of the row. */}
      <div role="row" aria-rowindex={1} data-index={-1} className={mergeClasses(styles.line, styles.headerLine)}>
        {cells.map((cell, place) => {
          const isActive = place === activePlace
          if (cell.kind === 'data') {
            return <HeaderCell key={cell.key} cell={cell} place={place} sort={sort} isActive={isActive} dragged={dragged} onDrag={setDragged} {...handlers} />
          }
          return (
            <div
              key={cell.key}
              role="columnheader"
              tabIndex={isActive && cell.kind !== 'checkbox' ? 0 : -1}
              aria-colindex={place + 1}
              aria-label={controlLabel(cell.kind, cells)}
              className={cell.className}
              style={cell.style}
            >
              {cell.kind === 'checkbox' ? (
                <RowCheckbox
                  label="Select the rows of this page"
                  checked={pageSelected ?? false}
                  isActive={isActive}
                  styles={styles}
                  isDisabled={pageSelected === undefined}
                />
              ) : null}
            </div>
          )
        })}
      </div>
      {summary === undefined ? null : (
        // biome-ignore lint/a11y/useFocusableInteractive: nothing in it can be operated; it is read, not reached.
        <div role="row" className={mergeClasses(styles.rowLine, styles.summary)}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: as the row. */}
          <div role="gridcell" aria-colspan={cells.length} className={styles.summaryCell}>
            {summary}
          </div>
        </div>
      )}
    </div>
  )
}

export const HeaderRow = memo(HeaderRowContent) as typeof HeaderRowContent

const useStyles = makeStyles({
  cell: {
    display: 'flex',
    // Also above cells of two lines.
    flexDirection: 'row',
    justifyContent: 'flex-start',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXXS,
    position: 'relative',
    ':hover': { color: tokens.colorNeutralForeground2Hover },
  },
  end: { justifyContent: 'flex-end' },
  fixed: { position: 'sticky' },
  sortable: { cursor: 'pointer' },
  title: { overflow: 'hidden', textOverflow: 'ellipsis' },
  // Of a column and the one that is its second line.
  titles: { display: 'flex', flexDirection: 'column', minWidth: 0, lineHeight: tokens.lineHeightBase200 },
  second: { fontWeight: tokens.fontWeightRegular },
  titlesEnd: { alignItems: 'flex-end' },
  marked: { display: 'flex', alignItems: 'center' },
  sort: { display: 'inline-flex', alignItems: 'center', flexShrink: 0, color: tokens.colorBrandForeground1, fontVariantNumeric: 'tabular-nums' },
  dropTarget: {
    boxShadow: `inset 2px 0 0 ${tokens.colorCompoundBrandStroke}`,
    '@media (forced-colors: active)': { outline: '2px dashed Highlight', outlineOffset: '-2px' },
  },
  handle: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    width: '9px',
    cursor: 'col-resize',
    touchAction: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      top: tokens.spacingVerticalS,
      bottom: tokens.spacingVerticalS,
      right: 0,
      width: tokens.strokeWidthThin,
      backgroundColor: tokens.colorNeutralStroke2,
    },
    ':hover::after': { top: 0, bottom: 0, width: tokens.strokeWidthThicker, backgroundColor: tokens.colorCompoundBrandStroke },
  },
})

interface HeaderCellProps<Row> {
  readonly cell: Extract<GridCell<Row>, { kind: 'data' }>
  readonly place: number
  readonly sort: readonly SortKey[]
  readonly isActive: boolean
  readonly dragged: string | null
  readonly onDrag: (columnId: string | null) => void
  readonly onMove: (columnId: string, toPlaceOf: string) => void
  readonly onResizeStart: (event: PointerEvent<HTMLElement>, drawn: DrawnColumn<Row>) => void
  readonly onResizeReset: (columnId: string) => void
}

/** The header of one column: a click or Enter sorts (handled by the grid), the edge resizes, dragging moves. */
function HeaderCell<Row>({ cell, place, sort, isActive, dragged, onDrag, onMove, onResizeStart, onResizeReset }: HeaderCellProps<Row>): ReactElement {
  const styles = useStyles()
  const [isTarget, setTarget] = useState(false)
  const { column, isFixed } = cell
  const rank = sort.findIndex(({ columnId }) => columnId === column.id)
  const key = sort[rank]
  const { titleLines, narrow: isNarrow = false } = column
  const mark = key && <SortMark direction={key.direction} rank={sort.length > 1 ? rank + 1 : null} showsRank={!isNarrow} className={styles.sort} />
  return (
    <div
      role="columnheader"
      tabIndex={isActive ? 0 : -1}
      aria-colindex={place + 1}
      // Only the first key: ARIA knows one sorted column; the mark says the others.
      aria-sort={rank === 0 ? key?.direction : undefined}
      title={column.title}
      aria-label={titleLines && column.title}
      className={mergeClasses(
        cell.className,
        styles.cell,
        alignment(column) === 'end' ? styles.end : undefined,
        isFixed ? styles.fixed : undefined,
        column.sortable === false ? undefined : styles.sortable,
        isTarget ? styles.dropTarget : undefined,
      )}
      style={cell.style}
      draggable={!isFixed}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', column.title)
        onDrag(column.id)
      }}
      onDragOver={(event) => {
        if (dragged === null || isFixed) return
        event.preventDefault()
        setTarget(dragged !== column.id)
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault()
        setTarget(false)
        if (dragged !== null) onMove(dragged, column.id)
      }}
      onDragEnd={() => onDrag(null)}
    >
      {titleLines !== undefined ? (
        <span className={mergeClasses(styles.titles, alignment(column) === 'end' && styles.titlesEnd)}>
          <span className={styles.marked}>
            {isNarrow && mark}
            {titleLines[0]}
          </span>
          <span className={isNarrow ? styles.second : undefined}>{titleLines[1]}</span>
        </span>
      ) : cell.carried === undefined ? (
        <span className={styles.title}>{column.title}</span>
      ) : (
        <span className={styles.titles}>
          <span className={styles.title}>{column.title}</span>
          <span className={mergeClasses(styles.title, styles.second)}>{cell.carried.title}</span>
        </span>
      )}
      {!isNarrow && mark}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for the pointer alone; the keyboard resizes from the header cell itself. */}
      <span
        className={styles.handle}
        data-resize-handle=""
        draggable
        onDragStart={(event) => {
          // A press on the edge resizes; it must not drag the column along.
          event.preventDefault()
          event.stopPropagation()
        }}
        onPointerDown={(event) => onResizeStart(event, cell)}
        onDoubleClick={() => onResizeReset(column.id)}
      />
    </div>
  )
}

interface SortMarkProps {
  readonly direction: SortKey['direction']
  /** The column's place among several sort keys, from 1; `null` when it sorts alone. */
  readonly rank: number | null
  /** A narrow column has no room for it, and it would read as a digit of the title. */
  readonly showsRank: boolean
  readonly className: string
}

function SortMark({ direction, rank, showsRank, className }: SortMarkProps): ReactElement {
  return (
    <span className={className} role="img" aria-label={rank === null ? `sorted ${direction}` : `sorted ${direction}, number ${rank} in order`}>
      {direction === 'ascending' ? <ArrowUpFilled fontSize={12} /> : <ArrowDownFilled fontSize={12} />}
      {showsRank && rank}
    </span>
  )
}
