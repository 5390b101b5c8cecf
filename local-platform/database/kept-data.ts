import { createHash } from 'node:crypto'
import { renameSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { Subject } from '../graphql/subject.ts'
import { databaseFile, openDatabase, readFact, writeFact } from './open.ts'

/** Raise this when what is stored changes its shape without a table changing. */
const DATA_VERSION = 2

const FINGERPRINT = 'fingerprint'

/**
 * Opens the database of a data folder. Data that another version of the platform has made (other subjects, other tables) is put aside under another
 * name and a fresh database takes its place: it is demo data, and half-known tables would only fail later.
 * @param report called with one sentence when that happened.
 */
export function openKeptDatabase(folder: string, subjects: readonly Subject[], report: (sentence: string) => void): DatabaseSync {
  const wanted = fingerprintOf(subjects)
  const database = openDatabase(folder)
  const found = readFact(database, FINGERPRINT)
  if (found === wanted) return database
  if (found === null) return mark(database, wanted)
  database.close()
  const aside = `${databaseFile(folder)}.${Date.now()}.old`
  renameSync(databaseFile(folder), aside)
  report(`The data of another version of the local platform was put aside as ${aside}.`)
  return mark(openDatabase(folder), wanted)
}

function mark(database: DatabaseSync, fingerprint: string): DatabaseSync {
  writeFact(database, FINGERPRINT, fingerprint)
  return database
}

function fingerprintOf(subjects: readonly Subject[]): string {
  const shape = JSON.stringify([DATA_VERSION, subjects.map(({ name, tables }) => [name, tables])])
  return createHash('sha256').update(shape).digest('base64url')
}
