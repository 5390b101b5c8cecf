import type { Result } from '#shared/result.ts'
import { connectionBinding } from '../connection/connection-binding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import type { Logger } from '../log/logger.ts'
import { SealedStore } from '../vault/sealed-store.ts'
import type { Vault } from '../vault/vault.ts'
import { formerSessionOwner, restoredSession, type Session, type StoredSession, storedSession, storedSessionSchema } from './session.ts'

export type RestoredSession = { readonly state: 'restored'; readonly session: Session } | { readonly state: 'none' } | { readonly state: 'dropped' }

/** Bytes. Tokens take a few kilobytes. */
const LARGEST_SESSION = 1024 ** 2

/** The sealed session of the last run. Tokens received for one connection are never sent to the addresses of another: the file opens for one connection only. */
export class SessionFile {
  readonly #store: SealedStore<StoredSession>
  #isDamaged = false

  /** @param profile the profile in use */
  constructor(vault: Pick<Vault, 'status' | 'seal' | 'open'>, folder: string, profile: () => ConnectionProfile | undefined, logger: Logger) {
    this.#store = new SealedStore({
      folder,
      purpose: 'session',
      fileName: () => 'session',
      schema: storedSessionSchema,
      version: 1,
      migrate: {},
      limit: LARGEST_SESSION,
      label: 'The stored sign-in',
      keepsDamaged: false,
      // The refresh token of a session that could not be written may have been replaced: the older one is of no use.
      deletesStale: true,
      onDamaged: () => {
        this.#isDamaged = true
      },
      vault,
      formerOwners: () => {
        const inUse = profile()
        return inUse === undefined ? [] : [formerSessionOwner(inUse)]
      },
      logger,
    })
  }

  /** The stored session. One that is damaged, or belongs to another connection, is deleted: `dropped`. */
  async read(profile: ConnectionProfile): Promise<RestoredSession> {
    this.#isDamaged = false
    const loaded = await this.#store.load(connectionBinding(profile))
    const stored = loaded.ok ? loaded.value[0] : undefined
    const session = stored === undefined ? undefined : restoredSession(stored, profile)
    if (session !== undefined) return { state: 'restored', session }
    if (stored === undefined && !this.#isDamaged) return { state: 'none' }
    await this.delete()
    return { state: 'dropped' }
  }

  /** Stores a session in place of the last. When that fails the old one is deleted. */
  write(session: Session, profile: ConnectionProfile): Promise<Result<void>> {
    return this.#store.replace(connectionBinding(profile), [storedSession(session)])
  }

  delete(): Promise<Result<void>> {
    return this.#store.remove('')
  }
}
