import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Result, success } from '#shared/result.ts'
import { connectionBinding } from '../connection/connection-binding.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { storageFailure } from '../vault/storage-failure.ts'
import type { SealedFile, Vault } from '../vault/vault.ts'
import { formerSessionOwner, parseSession, type Session, serializeSession } from './session.ts'

export type RestoredSession = { readonly state: 'restored'; readonly session: Session } | { readonly state: 'none' } | { readonly state: 'dropped' }

/** The sealed session of the last run. Everything on it happens one after the other, so that a late write never outlives a deletion asked for after it. */
export class SessionFile {
  readonly #vault: Pick<Vault, 'seal' | 'open'>
  readonly #path: string
  #last: Promise<unknown> = Promise.resolve()

  constructor(vault: Pick<Vault, 'seal' | 'open'>, folder: string) {
    this.#vault = vault
    this.#path = join(folder, 'session.sealed')
  }

  /** The stored session. One that is damaged, or belongs to another connection, is deleted: `dropped`. */
  read(profile: ConnectionProfile): Promise<RestoredSession> {
    return this.#after(async () => {
      const file = await this.#vault.open(this.#sealedFor(profile))
      if (file.state === 'absent' || file.state === 'unavailable') return { state: 'none' }
      const session = file.state === 'opened' ? parseSession(file.text, profile) : undefined
      if (session !== undefined) return { state: 'restored', session }
      await this.#delete()
      return { state: 'dropped' }
    })
  }

  /** Stores a session in place of the last. When that fails the old one is deleted: its refresh token may have been replaced. */
  write(session: Session, profile: ConnectionProfile): Promise<Result<void>> {
    return this.#after(async () => {
      const sealed = await this.#vault.seal(this.#sealedFor(profile), [serializeSession(session)])
      if (!sealed.ok) await this.#delete()
      return sealed
    })
  }

  delete(): Promise<Result<void>> {
    return this.#after(() => this.#delete())
  }

  async #delete(): Promise<Result<void>> {
    try {
      await rm(this.#path, { force: true })
      return success(undefined)
    } catch (error) {
      return storageFailure('The stored sign-in could not be deleted', error)
    }
  }

  /** Tokens received for one connection are never sent to the addresses of another. */
  #sealedFor(profile: ConnectionProfile): SealedFile {
    const former = [{ path: this.#path, owner: formerSessionOwner(profile) }]
    return { path: this.#path, purpose: 'session', owner: connectionBinding(profile), former }
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}
