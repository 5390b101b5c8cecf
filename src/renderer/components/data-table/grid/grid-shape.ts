import { mergeClasses } from '@fluentui/react-components'
import { alignment, type Column } from '../column.ts'
import type { DrawnColumn } from '../drawn-columns.ts'
import type { GridStyles } from './grid-styles.ts'
import { ACTIONS_WIDTH, CHECKBOX_WIDTH, EDIT_ACTIONS_WIDTH, EXPANDER_WIDTH, ROW_HEIGHT } from './metrics.ts'

/** What is in one column of the grid: data, or one of the table's own controls. */
type GridColumn<Row> =
  | { readonly kind: 'checkbox' }
  | { readonly kind: 'expander' }
  | { readonly kind: 'actions' }
  | ({ readonly kind: 'data' } & DrawnColumn<Row>)

/** The columns of the grid from left to right. A cell's `aria-colindex` is its place in `columns` plus one. */
export interface GridShape<Row> {
  readonly columns: readonly GridColumn<Row>[]
  /** Pixels before the first data column. */
  readonly start: number
  /** Pixels of the actions column. */
  readonly end: number
}

export function gridShape<Row>(
  drawn: readonly DrawnColumn<Row>[],
  controls: Readonly<Record<'checkbox' | 'expander' | 'actions' | 'edit', boolean>>,
): GridShape<Row> {
  const columns: GridColumn<Row>[] = []
  if (controls.checkbox) columns.push({ kind: 'checkbox' })
  if (controls.expander) columns.push({ kind: 'expander' })
  for (const column of drawn) columns.push({ kind: 'data', ...column })
  if (controls.actions) columns.push({ kind: 'actions' })
  return {
    columns,
    start: (controls.checkbox ? CHECKBOX_WIDTH : 0) + (controls.expander ? EXPANDER_WIDTH : 0),
    end: controls.actions ? (controls.edit ? EDIT_ACTIONS_WIDTH : ACTIONS_WIDTH) : 0,
  }
}

export type GridVariables = Readonly<Record<`--grid-${string}`, string>>

/** The custom properties that lay all rows out. `override`: a width under the pointer, not yet part of the state. */
export function gridVariables<Row>(shape: GridShape<Row>, override?: { readonly columnId: string; readonly width: number }): GridVariables {
  const tracks: string[] = []
  let total = shape.start + shape.end
  let fixed = shape.start
  let isFilled = false
  for (const column of shape.columns) {
    if (column.kind === 'checkbox') tracks.push(`${CHECKBOX_WIDTH}px`)
    else if (column.kind === 'expander') tracks.push(`${EXPANDER_WIDTH}px`)
    else if (column.kind === 'data') {
      const width = override?.columnId === column.column.id ? override.width : column.width
      const grows = column.grows && width === column.width
      const wanted = width === column.width ? column.wanted : width
      // Room is shared among the columns with a maximum in pixels before those with a fraction get the rest.
      tracks.push(grows ? `minmax(${width}px, 1fr)` : wanted > width ? `minmax(${width}px, ${wanted}px)` : `${width}px`)
      isFilled ||= grows
      total += width
      if (column.isFixed) fixed += width
    }
  }
  // What is left of a wide window by columns that do not grow stays empty before the actions, which keep to the right edge.
  tracks.push(isFilled ? '0px' : 'minmax(0, 1fr)', `${shape.end}px`)
  return {
    '--grid-columns': tracks.join(' '),
    '--grid-width': `${total}px`,
    '--grid-fixed': `${fixed}px`,
    '--grid-end': `${shape.end}px`,
  }
}

/** Pixels from the left edge at which a column sticks; `undefined` for one that scrolls. */
function stickyLeft<Row>({ start }: GridShape<Row>, column: GridColumn<Row>): number | undefined {
  if (column.kind === 'checkbox') return 0
  if (column.kind === 'expander') return start - EXPANDER_WIDTH
  return column.kind === 'data' && column.isFixed ? start + column.offset : undefined
}

/** A column of the grid with what every cell in it shares, worked out once for all rows. */
export type GridCell<Row> = GridColumn<Row> & { readonly key: string; readonly className: string; readonly style: { readonly left: number } | undefined }

/** A list may have a column with the id "actions" beside the table's own: their keys differ. */
export function gridCells<Row>(shape: GridShape<Row>, styles: GridStyles, rowHeight: number): readonly GridCell<Row>[] {
  const lines = mergeClasses(styles.lines, rowHeight < ROW_HEIGHT && styles.sideBySide)
  const lastFixed = shape.columns.findLastIndex((column) => column.kind === 'data' && column.isFixed)
  const last = shape.columns.findLastIndex((column) => column.kind === 'data')
  return shape.columns.map((column, place) => {
    const left = stickyLeft(shape, column)
    const className = mergeClasses(
      styles.cell,
      column.kind === 'data' ? dataClass(column.column, styles) : styles.control,
      column.kind === 'data' && (column.carried ?? column.column.remark) !== undefined && lines,
      column.kind === 'actions' ? styles.actions : undefined,
      place === last && shape.end > 0 && column.kind === 'data' && alignment(column.column) === 'end' ? styles.beforeActions : undefined,
      left === undefined ? undefined : styles.fixed,
      place === lastFixed ? styles.lastFixed : undefined,
    )
    return { ...column, key: column.kind === 'data' ? column.column.id : `:${column.kind}`, className, style: left === undefined ? undefined : { left } }
  })
}

function dataClass<Row>(column: Column<Row>, styles: GridStyles): string {
  const isEnd = alignment(column) === 'end'
  return mergeClasses(
    isEnd ? styles.end : undefined,
    column.kind === 'date' ? styles.tabular : undefined,
    column.render ? styles.drawn : undefined,
    column.render && isEnd ? styles.drawnEnd : undefined,
    column.narrow ? styles.narrow : undefined,
  )
}
