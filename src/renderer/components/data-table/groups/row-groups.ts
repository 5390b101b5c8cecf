import { monthAround, parseDay, plausibleSeconds } from '#shared/domain/date.ts'
import { type Column, cellText } from '../column.ts'
import type { Ranks } from '../ranks.ts'
import type { RowOrder } from '../row-order.ts'
import type { TableGroup } from '../table-state.ts'

/** The rows that share a value of the column that a table is grouped by. */
export interface RowGroup {
  /** Its value as people read it; unique in its table. */
  readonly label: string
  /** Where its rows begin and end in `GroupedRows.order`. */
  readonly start: number
  readonly end: number
}

export interface GroupedRows {
  /** Indexes into the rows: group by group, within each in the table's own order. */
  readonly order: Uint32Array
  readonly groups: readonly RowGroup[]
}

/** Which group each row belongs to: worked out once for rows and a column, whatever filters and sort order are. */
export interface GroupKeys {
  /** By row, the place of its group in `labels`. */
  readonly ofRow: Uint32Array
  /** In the order of the values. */
  readonly labels: readonly string[]
  /** The group of rows without a value, which comes last in both directions; -1 for none. */
  readonly empty: number
}

const NO_VALUE = 'No value'

/**
 * @param ranks of the column
 * @returns dates by month, everything else by what its cells show
 */
function groupKeys<Row>(rows: readonly Row[], column: Column<Row>, ranks: Ranks): GroupKeys {
  const { places, distinct } = ranks
  const groupOfPlace = column.kind === 'date' ? monthsOf(rows, column, ranks) : null
  if (groupOfPlace !== null) return withEmpty(places, groupOfPlace, distinct)
  // Where the text is the value, rows of one rank have one text, and most columns have few of them.
  return column.text === undefined ? withEmpty(places, textsOf(rows, column, ranks), distinct) : byTexts(rows, column, ranks)
}

interface LabelledPlaces {
  readonly groups: Uint32Array
  readonly labels: string[]
}

/** Any row of each place of a column. */
function samples({ places, distinct }: Ranks): Uint32Array {
  const sample = new Uint32Array(distinct + 1)
  for (let row = 0; row < places.length; row++) sample[places[row] as number] = row
  return sample
}

function textsOf<Row>(rows: readonly Row[], column: Column<Row>, ranks: Ranks): LabelledPlaces {
  const sample = samples(ranks)
  const labels = Array.from(sample.subarray(0, ranks.distinct), (row) => cellText(column, rows[row] as Row))
  return { groups: Uint32Array.from(labels, (_, place) => place), labels }
}

/** The places of dates are in order, so that a month is asked for once and not for every date. */
function monthsOf<Row>(rows: readonly Row[], column: Column<Row>, ranks: Ranks): LabelledPlaces {
  const sample = samples(ranks)
  const groups = new Uint32Array(ranks.distinct)
  const labels: string[] = []
  let till = Number.NEGATIVE_INFINITY
  for (let place = 0; place < ranks.distinct; place++) {
    const seconds = plausibleSeconds(column.value(rows[sample[place] as number] as Row) as number) ?? 0
    if (seconds >= till) {
      labels.push(monthAround(seconds, 0).label)
      till = parseDay(`${monthAround(seconds, 1).value}-01`) ?? Number.POSITIVE_INFINITY
    }
    groups[place] = labels.length - 1
  }
  return { groups, labels }
}

function withEmpty(places: Uint32Array, { groups, labels }: LabelledPlaces, distinct: number): GroupKeys {
  const ofRow = new Uint32Array(places.length)
  let hasEmpty = false
  for (let row = 0; row < places.length; row++) {
    const place = places[row] as number
    if (place === distinct) hasEmpty = true
    ofRow[row] = place === distinct ? labels.length : (groups[place] as number)
  }
  return { ofRow, labels: hasEmpty ? [...labels, NO_VALUE] : labels, empty: hasEmpty ? labels.length : -1 }
}

/** Cells that show more than their value: equal amounts of two currencies are two groups. In the order of the values. */
function byTexts<Row>(rows: readonly Row[], column: Column<Row>, { places }: Ranks): GroupKeys {
  const found = new Map<string, { place: number; readonly rows: number[] }>()
  for (let row = 0; row < rows.length; row++) {
    const text = cellText(column, rows[row] as Row)
    const known = found.get(text)
    if (known === undefined) found.set(text, { place: places[row] as number, rows: [row] })
    else {
      known.rows.push(row)
      known.place = Math.min(known.place, places[row] as number)
    }
  }
  const isEmpty = (text: string): number => (text === '' ? 1 : 0)
  const sorted = [...found].toSorted(([one, { place }], [other, { place: otherPlace }]) => isEmpty(one) - isEmpty(other) || place - otherPlace)
  const ofRow = new Uint32Array(rows.length)
  for (const [group, [, { rows: own }]] of sorted.entries()) for (const row of own) ofRow[row] = group
  return { ofRow, labels: sorted.map(([text]) => (text === '' ? NO_VALUE : text)), empty: found.has('') ? sorted.length - 1 : -1 }
}

/** Puts the rows that match, in the table's order, into their groups: one pass over numbers. Groups without rows are left out. */
function groupRows({ ofRow, labels, empty }: GroupKeys, arranged: Uint32Array, { by, direction }: Pick<TableGroup, 'by' | 'direction'>): GroupedRows {
  const counts = new Uint32Array(labels.length)
  for (const row of arranged) counts[ofRow[row] as number] = (counts[ofRow[row] as number] as number) + 1
  const sign = direction === 'ascending' ? 1 : -1
  const count = (group: number): number => counts[group] as number
  const present = [...labels.keys()]
    .filter((group) => count(group) > 0)
    .sort((one, other) => {
      if (by === 'count') return sign * (count(one) - count(other)) || one - other
      return Number(one === empty) - Number(other === empty) || sign * (one - other)
    })
  const next = new Uint32Array(labels.length)
  let start = 0
  const groups = present.map((group): RowGroup => {
    next[group] = start
    start += count(group)
    return { label: labels[group] as string, start: start - count(group), end: start }
  })
  const order = new Uint32Array(arranged.length)
  for (const row of arranged) {
    const group = ofRow[row] as number
    order[next[group] as number] = row
    next[group] = (next[group] as number) + 1
  }
  return { order, groups }
}

const keysOf = new WeakMap<Ranks, GroupKeys>()

/** The rows of a table in their groups. @param arranged indexes of those that match, in the table's order */
export function groupedRows<Row>(order: RowOrder<Row>, rows: readonly Row[], column: Column<Row>, arranged: Uint32Array, group: TableGroup): GroupedRows {
  const ranks = order.ranks(column)
  const keys = keysOf.get(ranks) ?? groupKeys(rows, column, ranks)
  keysOf.set(ranks, keys)
  return groupRows(keys, arranged, group)
}

/** The column of an export that names each row's group. */
export const groupColumn = <Row>(column: Column<Row>): Column<Row> => ({
  id: 'group',
  title: `Group: ${column.title}`,
  kind: 'text',
  width: column.width,
  value: (row) => {
    const seconds = column.kind === 'date' ? plausibleSeconds(column.value(row) as number | null) : null
    if (seconds !== null) return monthAround(seconds, 0).label
    return column.kind === 'date' ? NO_VALUE : cellText(column, row) || NO_VALUE
  },
})

/** Marks a line that is the header of a group: rows have smaller numbers. */
const HEADER = 0x80000000

/** The lines of a grouped table: indexes of rows, and between them the headers of the groups. */
export function linesOf({ order, groups }: GroupedRows, isOpen: (group: RowGroup) => boolean): Uint32Array {
  const open = groups.map(isOpen)
  let length = 0
  for (const [at, { start, end }] of groups.entries()) length += 1 + (open[at] === true ? end - start : 0)
  const lines = new Uint32Array(length)
  let line = 0
  for (const [at, { start, end }] of groups.entries()) {
    lines[line++] = HEADER + at
    if (open[at] !== true) continue
    lines.set(order.subarray(start, end), line)
    line += end - start
  }
  return lines
}

/** The place of the group whose header a line is; -1 for a row. */
export const groupOfLine = (line: number | undefined): number => (line === undefined || line < HEADER ? -1 : line - HEADER)
