import type { DatabaseSync } from 'node:sqlite'

/** The data as it was at one moment, kept beside the database in memory, so that a test can have it back without starting the platform again. */
export class StartData {
  readonly #database: DatabaseSync
  readonly #tables: readonly string[]

  /** Keeps the data as it is now. */
  constructor(database: DatabaseSync) {
    this.#database = database
    const rows = database.prepare("select name from sqlite_master where type = 'table' and name <> 'sqlite_stat1'").all()
    this.#tables = rows.map(({ name }) => String(name))
    database.exec("attach database ':memory:' as start")
    for (const table of this.#tables) database.exec(`create table start."kept_${table}" as select * from main."${table}"`)
  }

  /** Replaces the present data by the kept data. */
  restore(): void {
    const statements = this.#tables.map((table) => `delete from main."${table}"; insert into main."${table}" select * from start."kept_${table}"`)
    this.#database.exec(`pragma foreign_keys = off; begin; ${statements.join(';')}; commit; pragma foreign_keys = on`)
  }
}
