import type { Result } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Vault } from '../vault/vault.ts'
import type { LockRecordOptions } from './fresh-sign-in.ts'
import type { IdentityContext } from './provider.ts'

/** What `Identity` is given by the services around it. */
export interface IdentityOptions extends Pick<IdentityContext, 'openBrowser' | 'announce' | 'logger'>, Pick<LockRecordOptions, 'remembersLock' | 'lockFile'> {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly folder: string
  readonly fetch: typeof fetch
  /** Deletes what was cached from the platform: `offlineCache.clear()`. Called on sign-out, for another user and for another connection. */
  readonly clearUserData: () => Promise<Result<undefined>>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  readonly signInTimeout?: number
  readonly requestTimeout?: number
}
