import type { DatabaseSync } from 'node:sqlite'

/** The key fields of a record, or some of them. */
type KeyPart<Key extends string> = { readonly [Name in Key]?: string }

/** Which of the found records to give. */
export interface Slice {
  /** Default: in the order of creation. */
  readonly newestFirst?: boolean
  readonly skip?: number
  readonly limit?: number
}

/**
 * A table of records kept as JSON text beside the text columns that find them. For what is read and written whole: pages, templates, settings.
 * Keys are unique and compared without regard to letter case.
 */
export class RecordTable<Row extends object, Key extends keyof Row & string> {
  readonly #name: string
  readonly #key: readonly Key[]
  /** The statement that creates the table. */
  readonly sql: string

  /**
   * @param name of the table
   * @param key the fields that name a record; lists are fast by the first one, by the first two, and so on
   */
  constructor(name: string, key: readonly Key[]) {
    this.#name = name
    this.#key = key
    const columns = key.map((field) => `"${field}" text not null collate nocase`)
    this.sql = `create table if not exists ${name} (position integer primary key, ${columns.join(', ')}, record text not null, unique (${this.#columns})) strict;`
  }

  /** One record by its whole key, or null. */
  find(database: DatabaseSync, key: { readonly [Name in Key]: string }): Row | null {
    return this.list(database, key)[0] ?? null
  }

  /** The records whose key has these parts. */
  list(database: DatabaseSync, part: KeyPart<Key> = {}, { newestFirst = false, skip = 0, limit = -1 }: Slice = {}): Row[] {
    const { where, values } = this.#where(part)
    return database
      .prepare(`select record from ${this.#name} where ${where} order by position ${newestFirst ? 'desc' : 'asc'} limit ? offset ?`)
      .all(...values, limit, skip)
      .map((row) => JSON.parse(String(row['record'])) as Row)
  }

  /** Writes a new record; throws when the key is taken. */
  insert(database: DatabaseSync, row: Row): void {
    this.writer(database)(row)
  }

  /** A writer of new records: prepared once, for many. */
  writer(database: DatabaseSync): (row: Row) => void {
    const statement = database.prepare(`insert into ${this.#name} (${this.#columns}, record) values (${this.#key.map(() => '?').join(', ')}, ?)`)
    return (row) => {
      statement.run(...this.#valuesOf(row), JSON.stringify(row))
    }
  }

  /** Writes a record, new or known; a known one keeps its place in the order. */
  save(database: DatabaseSync, row: Row): void {
    database
      .prepare(
        `insert into ${this.#name} (${this.#columns}, record) values (${this.#key.map(() => '?').join(', ')}, ?)
         on conflict (${this.#columns}) do update set record = excluded.record`,
      )
      .run(...this.#valuesOf(row), JSON.stringify(row))
  }

  /** Removes the records whose key has these parts and gives back how many there were. */
  remove(database: DatabaseSync, part: KeyPart<Key>): number {
    const { where, values } = this.#where(part)
    return Number(database.prepare(`delete from ${this.#name} where ${where}`).run(...values).changes)
  }

  get #columns(): string {
    return this.#key.map((field) => `"${field}"`).join(', ')
  }

  #valuesOf(row: Row): string[] {
    return this.#key.map((field) => String(row[field]))
  }

  #where(part: KeyPart<Key>): { where: string; values: string[] } {
    const given = this.#key.filter((field) => part[field] !== undefined)
    return { where: ['true', ...given.map((field) => `"${field}" = ?`)].join(' and '), values: given.map((field) => String(part[field])) }
  }
}
