import type { DatabaseSync } from 'node:sqlite'

/**
 * Runs `work` as one transaction: all of its writes or none. `work` must be synchronous, so nothing else can run in between.
 * A transaction inside a transaction is a part of the outer one.
 */
export function transaction<Value>(database: DatabaseSync, work: () => Value): Value {
  if (database.isTransaction) return work()
  database.exec('begin immediate')
  try {
    const value = work()
    database.exec('commit')
    return value
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}
