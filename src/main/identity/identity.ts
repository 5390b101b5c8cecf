import type { IdentityStatus, Notice } from '#shared/bridge.ts'
import type { Result } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Logger } from '../platform/logger.ts'
import type { Vault } from '../vault/vault.ts'

export interface IdentityOptions {
  readonly connection: Pick<Connection, 'profile' | 'onChange'>
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  /** The user-data folder; the session is `session.sealed` in it. */
  readonly folder: string
  /** Opens an address in the system browser; rejects when it cannot. */
  readonly openBrowser: (url: string) => Promise<void>
  /** Electron's `net.fetch` in the product: it honours the system proxy and certificates. */
  readonly fetch: typeof fetch
  /** Forgets what was kept for the user: `offlineCache.clear()`. Called on sign-out and when another user signs in. */
  readonly clearUserData: () => Promise<Result<void>>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
  /** How long a person may take in the browser, milliseconds. */
  readonly signInPatience?: number
  /** How long the provider may take for one answer, milliseconds. */
  readonly requestPatience?: number
}

/** The signed-in user: sign-in through the system browser, token refresh, sign-out. */
export declare class Identity {
  constructor(options: IdentityOptions)
  status(): IdentityStatus
  /** Takes up the session stored by an earlier run. Needs no network. */
  restore(): Promise<IdentityStatus>
  /**
   * Opens the provider's page in the browser and ends when the sign-in ended: with the new status, or a failure `identity`, `unreachable` or `cancelled`.
   * While one attempt waits, a further call opens the same page again and shares its end.
   */
  signIn(): Promise<Result<IdentityStatus>>
  /** Ends a waiting sign-in; the status is then what it was before. */
  cancelSignIn(): Promise<IdentityStatus>
  /**
   * Ends the session here at once, deletes what was stored for the user, then tells the provider.
   * A failure `identity` or `storage` says what could not be done; the user is signed out of the console all the same.
   */
  signOut(): Promise<Result<IdentityStatus>>
  /** An identity token good for at least a minute. Failure `signed-out`, `unreachable` or `identity`. */
  token(): Promise<Result<string>>
  /** A token other than `rejected`, which the platform answered with 401. */
  renewedToken(rejected: string): Promise<Result<string>>
  /** The platform refuses even a fresh token: the session counts as expired. */
  expire(): void
  /** Who the session belongs to, across restarts: provider and subject. Undefined while nobody is signed in. Never for the renderer. */
  owner(): string | undefined
  /** Calls `listener` after each change; returns its unsubscribe. */
  onChange(listener: (status: IdentityStatus) => void): () => void
}
