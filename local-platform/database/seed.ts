import type { DatabaseSync } from 'node:sqlite'
import type { Subject } from '../graphql/subject.ts'
import { readFact, writeFact } from './open.ts'
import { createRandom } from './random.ts'
import type { Size } from './size.ts'
import { transaction } from './transaction.ts'

const SEEDED = 'seeded'

export interface SeedOptions {
  readonly size: Size
  readonly seed: number
  /** unix seconds */
  readonly now: number
}

/** Creates the tables of every subject and, in a fresh database, fills them: all of it or nothing. */
export function prepareData(database: DatabaseSync, subjects: readonly Subject[], { size, seed, now }: SeedOptions): void {
  for (const subject of subjects) database.exec(subject.tables)
  if (readFact(database, SEEDED) !== null) return
  transaction(database, () => {
    for (const subject of subjects) subject.seed?.({ database, size, random: createRandom(seed, subject.name), now })
    writeFact(database, SEEDED, JSON.stringify({ size, seed, now }))
  })
}
