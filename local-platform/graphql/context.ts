import type { DatabaseSync } from 'node:sqlite'
import type { Role } from '#shared/domain/role.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { Subject } from './subject.ts'
import type { UserRecord } from './users/user-record.ts'

/** Who calls: proven by the identity token, completed by the user's record. */
export interface Caller {
  readonly userName: string
  /** The token's role; a token without one counts with the role of the user's record. */
  readonly role: Role
  readonly user: UserRecord
}

/** What every resolver gets. */
export interface PlatformContext {
  readonly database: DatabaseSync
  readonly caller: Caller
  readonly storage: ObjectStore
  /** All subjects: a site's deletion or reset reaches each of them. */
  readonly subjects: readonly Subject[]
  /** The present, unix seconds. */
  readonly now: () => number
}
