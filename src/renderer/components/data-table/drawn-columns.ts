import type { Column } from './column.ts'
import { carriedColumn, clampWidth, columnsOf, shownColumnIds } from './column-layout.ts'
import type { SortKey, TableState } from './table-state.ts'
import type { NeededWidths } from './text-widths.ts'

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

const NOTHING_KNOWN: NeededWidths = { texts: new Map(), headers: new Map() }

/**
 * Which columns are drawn, in order, and how wide: one without any text only as its header. @param isCompact remarks
 * are beside their text
 */
export function drawnColumns<Row>(
  columns: readonly Column<Row>[],
  state: Pick<TableState, 'columns' | 'widths'>,
  { texts, headers }: NeededWidths = NOTHING_KNOWN,
  isCompact = false,
): readonly DrawnColumn<Row>[] {
  let offset = 0
  const shown = shownColumnIds(columns, state)
  return columnsOf(columns, shown).map((column) => {
    const chosen = state.widths[column.id]
    const carried = carriedColumn(columns, shown, column)
    const wanted = Math.max(texts.get(column.id) ?? 0, texts.get(carried?.id ?? '') ?? 0)
    const empty = carried !== undefined && !headers.has(carried.id) ? undefined : headers.get(column.id)
    const usual = column.width + (isCompact ? (column.remarkWidth ?? 0) : 0)
    const declared = column.narrow === true ? Math.max(usual, wanted) : Math.min(usual, empty ?? usual)
    const width = clampWidth(column, chosen ?? declared)
    const drawn = {
      column,
      carried,
      width,
      offset,
      isFixed: column.fixed === true,
      grows: column.grows === true && empty === undefined && width === usual,
      wanted: chosen === undefined && empty === undefined ? Math.max(width, clampWidth(column, wanted)) : width,
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
