import { type Column, cellText, cutText } from './column.ts'
import { carriedColumn, clampWidth, columnsOf, shownColumnIds } from './column-layout.ts'
import type { SortKey, TableState } from './table-state.ts'

export interface DrawnColumn<Row> {
  readonly column: Column<Row>
  /** Its second line. */
  readonly carried: Column<Row> | undefined
  /** Pixels. */
  readonly width: number
  /** Pixels from the first data column to this one. */
  readonly offset: number
  readonly isFixed: boolean
  /** `width` is the least: it takes what is left of a wide window. */
  readonly grows: boolean
  /** Pixels that its longest text needs: it takes what is left of a wide window up to this. */
  readonly wanted: number
}

/** Pixels by column id that the texts of the rows need. */
export type TextWidths = ReadonlyMap<string, number>

const NO_TEXTS: TextWidths = new Map()

/** Which columns are drawn, in order, and how wide. */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  state: Pick<TableState, 'columns' | 'widths'>,
  texts: TextWidths = NO_TEXTS,
): readonly DrawnColumn<Row>[] {
  let offset = 0
  const shown = shownColumnIds(columns, state)
  return columnsOf(columns, shown).map((column) => {
    const chosen = state.widths[column.id]
    const width = clampWidth(column, chosen ?? column.width)
    const carried = carriedColumn(columns, shown, column)
    const text = Math.max(texts.get(column.id) ?? 0, texts.get(carried?.id ?? '') ?? 0)
    const drawn = {
      column,
      carried,
      width,
      offset,
      isFixed: column.fixed === true,
      grows: column.grows === true && width === column.width,
      wanted: chosen === undefined ? Math.max(width, clampWidth(column, text)) : width,
    }
    offset += width
    return drawn
  })
}

/** The sort after a click on a header: ascending, then descending, then unsorted. `additive` keeps the other keys, as Shift does. */
export function toggledSort(sort: readonly SortKey[], columnId: string, additive: boolean): readonly SortKey[] {
  const own = sort.find((key) => key.columnId === columnId)
  if (own === undefined) return [...(additive ? sort : []), { columnId, direction: 'ascending' }]
  const next: readonly SortKey[] = own.direction === 'ascending' ? [{ columnId, direction: 'descending' }] : []
  return additive ? sort.flatMap((key) => (key === own ? next : key)) : next
}

/** Rows read per change of the data, evenly spread over a longer list. */
const SAMPLE = 300
/** A narrow font makes the longest text not always the widest one: this many of the longest are measured. */
const MEASURED = 3
/** The padding at both sides of a cell, its border, and a pixel for rounding. */
const AROUND_TEXT = 18
/** The same with the padding of a badge, less what its smaller letters save. */
const AROUND_BADGE = 32

/**
 * Pixels that a column needs so that no text is cut. The cost does not depend on the number of rows, and nothing is laid out.
 * @param measure pixels of a text in the table's font
 */
export function textWidths<Row>(columns: readonly Column<Row>[], rows: readonly Row[], measure: (text: string) => number): TextWidths {
  const step = Math.max(1, Math.ceil(rows.length / SAMPLE))
  const sample = rows.filter((_, index) => index % step === 0)
  return new Map(
    columns
      .filter(({ render }) => render === undefined)
      .map((column) => {
        const longest = sample
          .map((row) => cutText(cellText(column, row), column.cutAt))
          .sort((one, other) => other.length - one.length)
          .slice(0, MEASURED)
        return [column.id, Math.ceil(Math.max(0, ...longest.map(measure))) + (column.kind === 'badge' ? AROUND_BADGE : AROUND_TEXT)]
      }),
  )
}

let canvas: OffscreenCanvasRenderingContext2D | null | undefined

/** Pixels of a text in `font`; 0 where there is no canvas (jsdom). */
export const measureIn = (font: string): ((text: string) => number) => {
  if (canvas === undefined) canvas = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d')
  const context = canvas
  if (context === null || font === '') return () => 0
  context.font = font
  return (text) => context.measureText(text).width
}
