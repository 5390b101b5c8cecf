import type { CallResult, Notice, OfflineList } from '#shared/bridge.ts'
import type { Result } from '#shared/result.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import type { Vault } from '../vault/vault.ts'

export interface OfflineCacheOptions {
  /** The folder that holds the sealed copies and nothing else: `<user data>/offline`. */
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly identity: Pick<Identity, 'owner' | 'status'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

/** The last good copies of the lists that can be read offline, sealed for the signed-in user. */
export declare class OfflineCache {
  constructor(options: OfflineCacheOptions)
  /** Keeps an answer of the platform when it belongs to an offline list and is not empty. Returns at once; writing goes on behind. */
  record(answer: PlatformAnswer): void
  /** The copy of a list, null when there is none for this user. A damaged or foreign copy is deleted and announced once. */
  read(list: OfflineList): Promise<Result<CallResult<'offline.read'>>>
  /** Keeps `text` as the list's copy as of now. Failure `storage` leaves the earlier copy. Does nothing without a keychain or a signed-in user. */
  write(list: OfflineList, text: string): Promise<Result<void>>
  /** Deletes every copy, after what is being written. */
  clear(): Promise<Result<void>>
  /** Ends when nothing is being written any more (before quitting). */
  settled(): Promise<void>
}
