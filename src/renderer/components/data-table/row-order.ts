import { plausibleSeconds } from '#shared/domain/date.ts'
import type { CellValue, Column } from './column.ts'
import { type InParts, type Ranks, rankNumbers, rankTexts, sortByPlaces } from './ranks.ts'
import { isSameSort, type SortKey } from './table-state.ts'

/**
 * The order of `rows` under any sort, as indexes into them. Sorts all rows once a sort and then only picks the matching ones out of that order, so that a
 * filter keystroke over 100,000 sorted rows costs one pass over numbers. Create one per array of rows.
 */
export class RowOrder<Row> {
  readonly #rows: readonly Row[]
  readonly #ranks = new WeakMap<Column<Row>, Ranks>()
  /** Ranks that are being made. */
  readonly #begun = new WeakMap<Column<Row>, InParts<Ranks>>()
  #sort: readonly SortKey[] = []
  #columns: readonly Column<Row>[] = []
  /** `null`: as given. */
  #sorted: Uint32Array | null = null
  #asGiven: Uint32Array | null = null

  constructor(rows: readonly Row[]) {
    this.#rows = rows
  }

  /**
   * @param matches ascending indexes of the rows to order; `undefined`: all
   * @returns indexes into the rows, sorted; equal rows keep their own order, rows without a value come last in both directions
   */
  arrange(columns: readonly Column<Row>[], sort: readonly SortKey[], matches: Uint32Array | undefined): Uint32Array {
    const sorted = this.#arrangeAll(columns, sort)
    if (matches === undefined) {
      this.#asGiven ??= indexesUpTo(this.#rows.length)
      return sorted ?? this.#asGiven
    }
    return sorted === null ? matches : pick(sorted, matches)
  }

  /** Makes the ranks of columns ahead of the first sort for as long as `hasTime` says; `true` once all are there. */
  prepare(columns: readonly Column<Row>[], hasTime: () => boolean): boolean {
    return columns.every((column) => this.#rank(column, hasTime) !== undefined)
  }

  /** The places of a column's values, as sorting by it works them out. */
  ranks(column: Column<Row>): Ranks {
    return this.#rank(column) as Ranks
  }

  #arrangeAll(columns: readonly Column<Row>[], sort: readonly SortKey[]): Uint32Array | null {
    if (columns !== this.#columns || !isSameSort(sort, this.#sort)) {
      this.#sort = sort
      this.#columns = columns
      const keys = sort.flatMap(({ columnId, direction }) => {
        const column = columns.find(({ id }) => id === columnId)
        return column === undefined ? [] : [{ ranks: this.#rank(column) as Ranks, direction }]
      })
      this.#sorted =
        keys.length === 0 ? null : keys.reduceRight((order, { ranks, direction }) => sortByPlaces(order, ranks, direction), indexesUpTo(this.#rows.length))
    }
    return this.#sorted
  }

  /** @param hasTime where nobody waits for it. Undefined once time ran out */
  #rank(column: Column<Row>, hasTime?: () => boolean): Ranks | undefined {
    const known = this.#ranks.get(column)
    if (known !== undefined) return known
    const work = this.#begun.get(column) ?? rankColumn(this.#rows, column, hasTime === undefined)
    this.#begun.set(column, work)
    for (;;) {
      if (hasTime?.() === false) return undefined
      const step = work.next()
      if (step.done !== true) continue
      this.#begun.delete(column)
      this.#ranks.set(column, step.value)
      return step.value
    }
  }
}

/** Rows that are read at a time. */
const PART = 1000

function* rankColumn<Row>(rows: readonly Row[], { kind, value }: Column<Row>, isHurried: boolean): InParts<Ranks> {
  const values: CellValue[] = []
  for (const row of rows) {
    values.push(kind === 'date' ? dateKey(value(row)) : value(row))
    if (values.length % PART === 0) yield
  }
  const isText = values.some((one) => typeof one === 'string')
  return yield* isText ? rankTexts(values.map(textKey), isHurried) : rankNumbers(Float64Array.from(values, numberKey))
}

function indexesUpTo(count: number): Uint32Array {
  const indexes = new Uint32Array(count)
  for (let index = 0; index < count; index++) indexes[index] = index
  return indexes
}

/** An empty text is no value. */
function textKey(value: CellValue): string | null {
  return value === null || value === '' ? null : String(value)
}

/** Milliseconds among seconds sort as the dates they are; what cannot be a date is no value. */
const dateKey = (value: CellValue): CellValue => (typeof value === 'number' ? plausibleSeconds(value) : value)

function numberKey(value: CellValue): number {
  return value === null ? Number.NaN : Number(value)
}

/** The members of `order` that are in `chosen`, in the order of `order`. Both hold indexes below `order.length`. */
function pick(order: Uint32Array, chosen: Uint32Array): Uint32Array {
  const isChosen = new Uint8Array(order.length)
  for (const index of chosen) isChosen[index] = 1
  const picked = new Uint32Array(chosen.length)
  let length = 0
  for (const index of order) if (isChosen[index] === 1) picked[length++] = index
  return picked
}
