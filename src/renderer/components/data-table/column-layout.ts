import { type Column, DEFAULT_MIN_WIDTH, MAX_WIDTH } from './column.ts'
import type { TableState } from './table-state.ts'

/** Ids of the columns on screen, in order: the fixed ones, then those chosen (or declared, while nothing is chosen). */
export function shownColumnIds<Row>(columns: readonly Column<Row>[], state: Pick<TableState, 'columns'>): readonly string[] {
  const fixed = columns.filter((column) => column.fixed === true).map(({ id }) => id)
  const movable = new Set(columns.filter((column) => column.fixed !== true).map(({ id }) => id))
  const chosen = state.columns?.filter((id) => movable.has(id)) ?? declaredIds(columns)
  return [...fixed, ...chosen]
}

function declaredIds<Row>(columns: readonly Column<Row>[]): readonly string[] {
  return columns.filter((column) => column.fixed !== true && column.hiddenByDefault !== true).map(({ id }) => id)
}

/** The column that another one carries as its second line: none while it is on screen by itself. */
export function carriedColumn<Row>(columns: readonly Column<Row>[], shown: readonly string[], { carries }: Column<Row>): Column<Row> | undefined {
  return carries === undefined || shown.includes(carries) ? undefined : columns.find(({ id }) => id === carries)
}

/** The columns on screen as a copy, an export and paper have them: those that others carry behind them. */
export function writtenColumns<Row>(columns: readonly Column<Row>[], state: Pick<TableState, 'columns'>): readonly Column<Row>[] {
  const shown = shownColumnIds(columns, state)
  return columnsOf(columns, shown).flatMap((column) => [column, carriedColumn(columns, shown, column) ?? []].flat())
}

/** @param ids of columns, in order; others are left out */
export function columnsOf<Row>(columns: readonly Column<Row>[], ids: readonly string[]): readonly Column<Row>[] {
  return ids.flatMap((id) => columns.find((column) => column.id === id) ?? [])
}

/** The columns as the chooser lists them: those shown in their order, then the hidden ones as declared. */
export function chooserColumns<Row>(columns: readonly Column<Row>[], state: Pick<TableState, 'columns'>): readonly Column<Row>[] {
  const shown = shownColumnIds(columns, state)
  const byId = new Map(columns.map((column) => [column.id, column]))
  return [...shown.flatMap((id) => byId.get(id) ?? []), ...columns.filter(({ id }) => !shown.includes(id))]
}

export function withColumnShown<Row>(columns: readonly Column<Row>[], state: TableState, id: string, shown: boolean): TableState {
  const others = shownColumnIds(columns, state).filter((other) => other !== id)
  return withColumns(columns, state, shown ? [...others, id] : others)
}

/** Moves a shown column to the place of another one; columns do not move into or out of the fixed ones. */
export function withColumnMoved<Row>(columns: readonly Column<Row>[], state: TableState, id: string, toPlaceOf: string): TableState {
  const isFixed = (which: string) => columns.find((column) => column.id === which)?.fixed === true
  const ids = [...shownColumnIds(columns, state)]
  const [from, to] = [ids.indexOf(id), ids.indexOf(toPlaceOf)]
  if (from === -1 || to === -1 || from === to || isFixed(id) || isFixed(toPlaceOf)) return state
  ids.splice(to, 0, ...ids.splice(from, 1))
  return withColumns(columns, state, ids)
}

export function withColumnShifted<Row>(columns: readonly Column<Row>[], state: TableState, id: string, places: number): TableState {
  const ids = shownColumnIds(columns, state)
  const target = ids[Math.max(0, Math.min(ids.indexOf(id) + places, ids.length - 1))]
  return target === undefined ? state : withColumnMoved(columns, state, id, target)
}

/** @param width pixels, kept within what the column allows */
export function withColumnWidth<Row>(state: TableState, column: Column<Row>, width: number): TableState {
  return { ...state, widths: { ...state.widths, [column.id]: clampWidth(column, width) } }
}

export function clampWidth<Row>(column: Column<Row>, width: number): number {
  return Math.round(Math.min(Math.max(width, column.minWidth ?? DEFAULT_MIN_WIDTH), MAX_WIDTH))
}

export function withColumnsReset(state: TableState): TableState {
  return { ...state, columns: null, widths: {} }
}

function withColumns<Row>(columns: readonly Column<Row>[], state: TableState, ids: readonly string[]): TableState {
  const movable = ids.filter((id) => columns.find((column) => column.id === id)?.fixed !== true)
  const declared = declaredIds(columns)
  const isAsDeclared = movable.length === declared.length && movable.every((id, index) => id === declared[index])
  return { ...state, columns: isAsDeclared ? null : movable }
}
