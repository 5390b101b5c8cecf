import { mergeClasses } from '@fluentui/react-components'
import { alignment, type Column } from '../column.ts'
import { type GridColumn, type GridShape, lastFixedPlace, stickyLeft } from './grid-shape.ts'
import type { GridStyles } from './grid-styles.ts'

/** A column of the grid with what every cell in it shares, worked out once for all rows. */
export type GridCell<Row> = GridColumn<Row> & { readonly className: string; readonly left: number | undefined }

export function gridCells<Row>(shape: GridShape<Row>, styles: GridStyles): readonly GridCell<Row>[] {
  const lastFixed = lastFixedPlace(shape)
  return shape.columns.map((column, place) => {
    const left = stickyLeft(shape, place)
    const className = mergeClasses(
      styles.cell,
      column.kind === 'data' ? dataClass(column.column, styles) : styles.control,
      column.kind === 'actions' ? styles.actions : undefined,
      left === undefined ? undefined : styles.fixed,
      place === lastFixed ? styles.lastFixed : undefined,
    )
    return { ...column, className, left }
  })
}

function dataClass<Row>(column: Column<Row>, styles: GridStyles): string {
  const isEnd = alignment(column) === 'end'
  return mergeClasses(
    isEnd ? styles.end : undefined,
    column.kind === 'date' ? styles.tabular : undefined,
    column.render ? styles.drawn : undefined,
    column.render && isEnd ? styles.drawnEnd : undefined,
  )
}
