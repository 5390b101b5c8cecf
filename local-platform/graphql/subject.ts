import type { DatabaseSync } from 'node:sqlite'
import type { Random } from '../database/random.ts'
import type { Size } from '../database/size.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { SiteRecord } from './sites/list-line.ts'

/** What a subject gets to make its first data from. The same seeding gives the same rows. */
export interface Seeding {
  readonly database: DatabaseSync
  readonly size: Size
  /** The subject's own generator; no other source of chance may be used. */
  readonly random: Random
  /** The present, unix seconds. */
  readonly now: number
}

/** One business area of the platform: its tables, its first data and the operations it answers. */
export interface Subject {
  readonly name: string
  /** `create table if not exists ...` statements. */
  readonly tables: string
  /** Fills the tables of a fresh platform; rows of the subjects listed before it in the registry are already there. */
  readonly seed?: (seeding: Seeding) => void
  /** The resolvers of the subject: parts of `Query` and `Mutation`, and of types where a field is computed. */
  readonly resolvers: Resolvers
  /** Removes what the subject keeps about a site; runs inside the transaction that deletes the site. */
  readonly onSiteDeleted?: (database: DatabaseSync, site: SiteRecord) => void
  /** Removes the site's trading data (orders, queues, ...) but not its set-up; runs inside the transaction that resets the site. */
  readonly onSiteReset?: (database: DatabaseSync, site: SiteRecord) => void
}
