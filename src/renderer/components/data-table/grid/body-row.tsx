import { mergeClasses } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronRightRegular, MoreVerticalRegular } from '@fluentui/react-icons'
import { type CSSProperties, memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { cellText, cutText, type Remark } from '../column.ts'
import type { RowEdit } from './edit-controls.tsx'
import type { GridCell } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'
import { ROW_HEIGHT } from './metrics.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { FOCUS_TARGET } from './use-active-cell.ts'

const EditControls = lazyPart(async () => (await import('./edit-controls.tsx')).EditControls)

export interface BodyRowProps<Row> {
  readonly row: Row
  readonly label: string
  /** Place on the page, from 0. */
  readonly index: number
  readonly ariaRowIndex: number
  /** Of a row within a group. */
  readonly ariaLevel: number | undefined
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
  /** Another one draws the row again although it is as before: see `useRenderWhenIdle`. */
  readonly generation: number
  /** Present while this row is edited in place. */
  readonly edit: RowEdit | undefined
  /** Measures a row whose height is not the usual one. */
  readonly measure: ((element: HTMLElement | null) => void) | undefined
}

function BodyRowContent<Row>(props: BodyRowProps<Row>): ReactElement {
  const { row, label, index, styles, isSelected, isPeeked, isExpanded, activePlace, edit } = props

  const control = (kind: 'checkbox' | 'expander' | 'actions', isActive: boolean): ReactElement => {
    if (kind === 'checkbox') return <RowCheckbox label={`Select ${label}`} checked={isSelected === true} isActive={isActive} styles={styles} />
    if (kind === 'expander') {
      return (
        <CellButton label={`Details of ${label}`} expanded={isExpanded} isActive={isActive} styles={styles}>
          {isExpanded ? <ChevronDownRegular fontSize={16} /> : <ChevronRightRegular fontSize={16} />}
        </CellButton>
      )
    }
    if (edit) return <EditControls edit={edit} label={label} />
    return (
      <CellButton label={`Actions for ${label}`} isActive={isActive} styles={styles}>
        <MoreVerticalRegular fontSize={20} />
      </CellButton>
    )
  }
  const drawCell = (cell: GridCell<Row>, place: number): ReactElement => {
    const isActive = place === activePlace
    const editor = cell.kind === 'data' ? (edit?.editor(cell.column.id) ?? null) : null
    if (cell.kind === 'data' && editor === null) return dataCell({ row, cell, place, isActive, styles })
    return (
      <div
        key={cell.kind === 'data' ? `edit-${cell.key}` : cell.key}
        role="gridcell"
        tabIndex={-1}
        aria-colindex={place + 1}
        className={cell.className}
        style={cell.style}
      >
        {cell.kind === 'data' ? editor : control(cell.kind, isActive)}
      </div>
    )
  }

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus is on the cells of the row.
    <div
      ref={props.measure ?? null}
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-level={props.ariaLevel}
      data-index={index}
      className={mergeClasses(styles.row, isSelected ? styles.selected : undefined, isPeeked ? styles.peeked : undefined)}
      style={{ transform: `translateY(${props.start}px)`, ...(edit === undefined ? {} : EDITED_HEIGHT) }}
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

// Fields do not fit into a compact row.
const EDITED_HEIGHT = { '--grid-row': `${ROW_HEIGHT}px` } as CSSProperties

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

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

interface DataCellProps<Row> {
  readonly row: Row
  readonly cell: Extract<GridCell<Row>, { kind: 'data' }>
  readonly place: number
  readonly isActive: boolean
  readonly styles: GridStyles
}

/** One cell of data. A plain function, called by the row: as a component it would cost as much again as what it draws. */
function dataCell<Row>({ row, cell, place, isActive, styles }: DataCellProps<Row>): ReactElement {
  const { column, className, key, style } = cell
  const attributes = { className, style, 'aria-colindex': place + 1 }
  if (column.render) {
    const content = column.render(row)
    return (
      <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes}>
        {column.interactive === true ? <CellControls>{content}</CellControls> : content}
      </div>
    )
  }
  const whole = cellText(column, row)
  const text = cutText(whole, column.cutAt)
  const hint = column.hint?.(row) ?? whole
  const second = secondLine(row, cell)
  const cut = text === hint && second?.text === second?.whole ? {} : { 'data-whole': second === null ? hint : `${hint}\n${second.whole}` }
  if (column.kind === 'badge') {
    return (
      <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes} {...cut}>
        {text === '' ? null : <span className={mergeClasses(styles.badge, styles[column.tone(row)])}>{text}</span>}
      </div>
    )
  }
  const direction = RIGHT_TO_LEFT.test(text) ? { dir: 'auto' } : {}
  const toned = column.kind === 'number' && column.tone ? { className: mergeClasses(className, styles.toned, styles[column.tone(row)]) } : {}
  return (
    <div key={key} role="gridcell" tabIndex={isActive ? 0 : -1} {...attributes} {...toned} {...cut} {...direction}>
      {second === null ? (
        // A cell with room for two lines does not cut its text by itself.
        (cell.carried ?? column.remark) === undefined ? (
          text
        ) : (
          <span className={styles.firstLine}>{text}</span>
        )
      ) : (
        <>
          <span className={styles.firstLine} {...direction}>
            {text}
          </span>
          <span className={mergeClasses(styles.secondLine, second.tone && styles[second.tone === 'danger' ? 'urgent' : 'soon'])} data-second="">
            {second.text}
          </span>
        </>
      )}
    </div>
  )
}

function secondLine<Row>(row: Row, { column, carried }: DataCellProps<Row>['cell']): (Remark & { readonly whole: string }) | null {
  if (carried === undefined) {
    const remark = column.remark?.(row) ?? null
    return remark && { ...remark, whole: remark.text }
  }
  const whole = cellText(carried, row)
  return whole === '' ? null : { text: cutText(whole, carried.cutAt), whole }
}

/** What can have the focus inside a cell. */
export const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** Controls inside a cell, out of the tab order: the grid is one tab stop, Enter or F2 lead from the cell into them. */
const CellControls = memo(function CellControls({ children }: { readonly children: ReactNode }) {
  const content = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    for (const control of content.current?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? []) control.tabIndex = -1
  })
  return (
    <span ref={content} data-cell-controls="" style={{ display: 'contents' }}>
      {children}
    </span>
  )
})
