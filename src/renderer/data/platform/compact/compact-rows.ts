import { AnyColumn, copied, type Field, isComposed, type Json, ValueColumn } from './field-column.ts'
import { grown } from './text-column.ts'

type Fields = { readonly [field: string]: Json }

/** Makes the row at a place: an object that reads its fields out of the columns. */
type RowClass = { readonly prototype: object; new (place: number): object }

interface Slot {
  field: Field
}

/** Rows of many fields, each field in a column of its own. */
class Table {
  readonly Row: RowClass
  readonly #slots = new Map<string, Slot>()
  readonly #show: (name: string, slot: Slot) => void
  length = 0

  constructor() {
    const slots = this.#slots
    class Row {
      readonly #place: number

      constructor(place: number) {
        this.#place = place
      }

      /** The row as an object of its own, for what is stored, sent or changed. */
      toJSON(): object {
        return Object.fromEntries(Array.from(slots, ([name, { field }]) => [name, field.at(this.#place)]))
      }

      static show(this: void, name: string, slot: Slot): void {
        Object.defineProperty(Row.prototype, name, {
          enumerable: true,
          // Read off the prototype it is nothing.
          get(this: Row) {
            return #place in this ? slot.field.at(this.#place) : undefined
          },
        })
      }
    }
    this.Row = Row
    this.#show = Row.show
  }

  push(row: Fields): void {
    let present = 0
    for (const name in row) {
      this.#pushField(name, row[name] ?? null)
      present += 1
    }
    this.length += 1
    if (present === this.#slots.size) return
    // A field that a row comes without is none.
    for (const slot of this.#slots.values()) if (slot.field.length < this.length) slot.field.push(null)
  }

  #pushField(name: string, value: Json): void {
    let slot = this.#slots.get(name)
    if (slot === undefined) {
      // Nothing of a platform takes the place of what rows are made of.
      if (name in this.Row.prototype) return
      slot = { field: new ValueColumn() }
      while (slot.field.length < this.length) slot.field.push(null)
      this.#slots.set(name, slot)
      this.#show(name, slot)
    }
    if (slot.field.push(value)) return
    const next = copied(slot.field, fieldFor(value))
    const fits = next?.push(value) === true
    slot.field = fits ? next : (copied(slot.field, new AnyColumn()) ?? new AnyColumn())
    if (!fits) slot.field.push(value)
  }
}

const fieldFor = (value: Json): Field => (!isComposed(value) ? new AnyColumn() : Array.isArray(value) ? new ListsOfObjects() : new OptionalObjects())

const isObject = (value: Json): value is Fields => isComposed(value) && !Array.isArray(value)

/** The objects of a field that some rows have and others have not. */
class OptionalObjects implements Field {
  readonly #table = new Table()
  readonly #isThere = new ValueColumn()

  get length(): number {
    return this.#table.length
  }

  push(value: Json): boolean {
    if (value !== null && !isObject(value)) return false
    this.#isThere.push(value !== null)
    this.#table.push(value ?? {})
    return true
  }

  at(row: number): object | null {
    return this.#isThere.at(row) === true ? new this.#table.Row(row) : null
  }
}

/** The lists of a field that holds lists of objects; null is none. */
class ListsOfObjects implements Field {
  readonly #table = new Table()
  readonly #isThere = new ValueColumn()
  /** Where the list of each row ends among the objects of all. */
  #ends = new Uint32Array(4096)
  length = 0

  push(value: Json): boolean {
    if (value !== null && !(Array.isArray(value) && value.every(isObject))) return false
    for (const item of value ?? []) this.#table.push(item)
    if (this.length === this.#ends.length) this.#ends = grown(this.#ends)
    this.#ends[this.length++] = this.#table.length
    this.#isThere.push(value !== null)
    return true
  }

  at(row: number): readonly object[] | null {
    if (this.#isThere.at(row) !== true) return null
    const objects: object[] = []
    const end = this.#ends[row] as number
    for (let at = row === 0 ? 0 : (this.#ends[row - 1] as number); at < end; at++) objects.push(new this.#table.Row(at))
    return objects
  }
}

/** The rows of a list that arrives in parts. */
export interface RowStore {
  readonly length: number
  /** Adds rows of JSON. */
  readonly add: (rows: readonly unknown[]) => void
  /** The rows so far; each is the same object every time. */
  readonly rows: () => readonly unknown[]
}

/** Rows as they come. */
export class PlainRows implements RowStore {
  readonly #rows: unknown[] = []

  add(rows: readonly unknown[]): void {
    for (const row of rows) this.#rows.push(row)
  }

  get length(): number {
    return this.#rows.length
  }

  rows(): readonly unknown[] {
    return this.#rows.slice()
  }
}

/**
 * The rows of a list of 100,000 or a million, in a fraction of the room that as many objects take. A row is an object that reads its fields out of columns
 * which all rows share. It has no fields of its own, so it is neither spread nor sent as it is: `plainRow` makes an object of it.
 */
export class CompactRows implements RowStore {
  readonly #table = new Table()
  readonly #rows: object[] = []

  add(rows: readonly unknown[]): void {
    for (const row of rows) {
      this.#table.push(row as Fields)
      this.#rows.push(new this.#table.Row(this.#rows.length))
    }
  }

  get length(): number {
    return this.#rows.length
  }

  rows(): readonly object[] {
    return this.#rows.slice()
  }
}

/** A row, compact or not, as an object with fields of its own. */
export const plainRow = <Row>(row: Row): Row => JSON.parse(JSON.stringify(row)) as Row
