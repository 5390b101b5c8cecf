import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

const FILE_NAME = 'platform.sqlite'

/** The database's file in a data folder. */
export const databaseFile = (folder: string): string => join(folder, FILE_NAME)

/**
 * Opens the platform's database.
 * @param folder where the data stays between runs; null keeps it in memory.
 */
export function openDatabase(folder: string | null): DatabaseSync {
  if (folder === null) return configure(new DatabaseSync(':memory:'))
  mkdirSync(folder, { recursive: true })
  return configure(new DatabaseSync(databaseFile(folder)))
}

function configure(database: DatabaseSync): DatabaseSync {
  keepStatements(database)
  // WAL with full sync: an answered mutation survives a kill of the process.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000')
  database.exec('create table if not exists fact (name text primary key, value text not null) strict')
  return database
}

/** Compiles each statement once: a request makes a dozen, and their texts are few. */
function keepStatements(database: DatabaseSync): void {
  const compile = database.prepare.bind(database)
  const compiled = new Map<string, StatementSync>()
  database.prepare = (text) => {
    const statement = compiled.get(text) ?? compile(text)
    compiled.set(text, statement)
    return statement
  }
}

/** Reads a named fact about the database itself (its seed, its keys), or null. */
export function readFact(database: DatabaseSync, name: string): string | null {
  const row = database.prepare('select value from fact where name = ?').get(name)
  return row === undefined ? null : String(row['value'])
}

/** Writes a named fact about the database itself. */
export function writeFact(database: DatabaseSync, name: string, value: string): void {
  database.prepare('insert into fact (name, value) values (?, ?) on conflict (name) do update set value = excluded.value').run(name, value)
}
