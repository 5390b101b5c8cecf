import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { SealedFile, Vault } from '../../vault/vault.ts'

const revocationSchema = z.object({
  /** The provider that gave the token; it is sent to no other. */
  issuer: z.string(),
  clientId: z.string(),
  owner: z.string(),
  refreshToken: z.string(),
  until: z.number().describe('milliseconds; the token is of no use to anybody by then'),
})
export type Revocation = z.infer<typeof revocationSchema>

const storedSchema = z.object({ version: z.literal(1), revocations: z.array(revocationSchema) })

/**
 * The refresh tokens that still have to be revoked at their provider, sealed. Without a keychain nothing is written: a token is then forgotten with the
 * process. Everything on the file happens one after the other.
 */
export class PendingRevocations {
  readonly #vault: Pick<Vault, 'seal' | 'open'>
  readonly #file: SealedFile
  #last: Promise<unknown> = Promise.resolve()

  constructor(vault: Pick<Vault, 'seal' | 'open'>, folder: string) {
    this.#vault = vault
    this.#file = { path: join(folder, 'revocations.sealed'), purpose: 'revocations', owner: 'every user of this computer' }
  }

  /** Whether the revocation is kept beyond this run. */
  add(revocation: Revocation): Promise<boolean> {
    return this.#change((known) => [...known, revocation])
  }

  /** Removes those that `isOver` names. */
  remove(isOver: (revocation: Revocation) => boolean): Promise<boolean> {
    return this.#change((known) => known.filter((revocation) => !isOver(revocation)))
  }

  list(): Promise<readonly Revocation[]> {
    return this.#after(async () => (await this.#read()) ?? [])
  }

  #change(change: (known: readonly Revocation[]) => readonly Revocation[]): Promise<boolean> {
    return this.#after(async () => {
      const before = await this.#read()
      if (before === null) return false
      const after = change(before)
      if (after.length === 0) {
        await rm(this.#file.path, { force: true }).catch(() => undefined)
        return true
      }
      if (after.length === before.length) return true
      return (await this.#vault.seal(this.#file, [JSON.stringify({ version: 1, revocations: after })])).ok
    })
  }

  /** Null: the vault has no key now. What is damaged is of no use to anybody. */
  async #read(): Promise<readonly Revocation[] | null> {
    const opened = await this.#vault.open(this.#file)
    if (opened.state === 'unavailable') return null
    if (opened.state !== 'opened') return []
    try {
      return storedSchema.parse(JSON.parse(opened.text)).revocations
    } catch {
      return []
    }
  }

  #after<Value>(work: () => Promise<Value>): Promise<Value> {
    const next = this.#last.then(work)
    this.#last = next.catch(() => undefined)
    return next
  }
}
