import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, MoreVerticalRegular } from '@fluentui/react-icons'
import { lazy, memo, type ReactElement, type ReactNode, Suspense } from 'react'
import { dataCell } from './body-cell.tsx'
import type { RowEdit } from './edit-controls.tsx'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { FOCUS_TARGET } from './use-active-cell.ts'

const EditControls = lazy(async () => ({ default: (await import('./edit-controls.tsx')).EditControls }))

export interface BodyRowProps<Row> {
  readonly row: Row
  readonly label: string
  /** Place on the page, from 0. */
  readonly index: number
  readonly ariaRowIndex: number
  readonly start: number
  readonly cells: readonly GridCell<Row>[]
  readonly styles: GridStyles
  /** `undefined`: the table has no selection. */
  readonly isSelected: boolean | undefined
  readonly isPeeked: boolean
  readonly isExpanded: boolean
  /** Place of the cell that takes the focus, when it is in this row. */
  readonly activePlace: number | undefined
  readonly renderExpanded: ((row: Row) => ReactNode) | undefined
  /** Present while this row is edited in place. */
  readonly edit: RowEdit | undefined
  /** Measures a row whose height is not the usual one. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

function BodyRowContent<Row>(props: BodyRowProps<Row>): ReactElement {
  const { row, label, index, styles, isSelected, isPeeked, isExpanded, activePlace, edit } = props

  /** A cell around something else than the column's own text. */
  const around = (key: string, place: number, { className, left }: GridCell<Row>, content: ReactNode) => (
    <div key={key} role="gridcell" tabIndex={-1} aria-colindex={place + 1} className={className} style={left === undefined ? undefined : { left }}>
      {content}
    </div>
  )
  const drawCell = (cell: GridCell<Row>, place: number): ReactElement => {
    const isActive = place === activePlace
    switch (cell.kind) {
      case 'checkbox':
        return around(cell.kind, place, cell, <RowCheckbox label={`Select ${label}`} checked={isSelected === true} isActive={isActive} styles={styles} />)
      case 'expander':
        return around(
          cell.kind,
          place,
          cell,
          <CellButton label={`Details of ${label}`} expanded={isExpanded} isActive={isActive} styles={styles}>
            {isExpanded ? <ChevronDownRegular fontSize={16} /> : <ChevronRightRegular fontSize={16} />}
          </CellButton>,
        )
      case 'actions':
        return around(
          cell.kind,
          place,
          cell,
          edit ? (
            <Suspense fallback={null}>
              <EditControls edit={edit} label={label} />
            </Suspense>
          ) : (
            <CellButton label={`Actions for ${label}`} isActive={isActive} styles={styles}>
              <MoreVerticalRegular fontSize={20} />
            </CellButton>
          ),
        )
      case 'data': {
        const editor = edit?.editor(cell.column.id) ?? null
        return editor === null ? dataCell({ row, cell, place, isActive, styles }) : around(`edit-${cell.column.id}`, place, cell, editor)
      }
    }
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells of the row.
    <div
      ref={props.measure ?? null}
      role="row"
      aria-rowindex={props.ariaRowIndex}
      data-index={index}
      className={mergeClasses(styles.row, isSelected ? styles.selected : undefined, isPeeked ? styles.peeked : undefined)}
      style={{ transform: `translateY(${props.start}px)` }}
      aria-selected={isSelected}
      aria-current={isPeeked ? true : undefined}
    >
      <div role="presentation" className={mergeClasses(styles.line, styles.rowLine)}>
        {props.cells.map(drawCell)}
      </div>
      {isExpanded && props.renderExpanded ? (
        <div role="gridcell" tabIndex={-1} aria-colspan={props.cells.length} className={styles.expanded} data-expanded="">
          {props.renderExpanded(row)}
        </div>
      ) : null}
    </div>
  )
}

/** One row in sight. Clicks and keys are handled by the grid, so that a row is nothing but what it shows. */
export const BodyRow = memo(BodyRowContent) as typeof BodyRowContent

interface CellButtonProps {
  readonly label: string
  /** Present for a button that opens and closes something below; a menu button otherwise. */
  readonly expanded?: boolean
  readonly isActive: boolean
  readonly styles: GridStyles
  readonly children: ReactNode
}

/** A table's own button in a cell. The grid handles its click and its keys. */
function CellButton({ label, expanded, isActive, styles, children }: CellButtonProps): ReactElement {
  const state = expanded === undefined ? { 'aria-haspopup': 'menu' as const } : { 'aria-expanded': expanded }
  return (
    <button type="button" tabIndex={isActive ? 0 : -1} aria-label={label} className={styles.iconButton} {...state} {...{ [FOCUS_TARGET]: '' }}>
      {children}
    </button>
  )
}
