import * as z from 'zod'
import type { Logger } from '../../log/logger.ts'
import { SealedStore } from '../../vault/sealed-store.ts'
import type { Vault } from '../../vault/vault.ts'

const revocationSchema = z.object({
  issuer: z.string().describe('gave the token, which is sent to no other'),
  clientId: z.string(),
  owner: z.string(),
  refreshToken: z.string(),
  until: z.number().describe('milliseconds; the token is of no use to anybody by then'),
})
export type Revocation = z.infer<typeof revocationSchema>

const EVERYBODY = 'every user of this computer'

/** The refresh tokens that still have to be revoked at their provider, sealed. Without a keychain a token is forgotten with the process. */
export class PendingRevocations {
  readonly #store: SealedStore<{ revocations: Revocation[] }>

  constructor(vault: Pick<Vault, 'status' | 'seal' | 'open'>, folder: string, logger: Logger) {
    this.#store = new SealedStore({
      folder,
      purpose: 'revocations',
      fileName: () => 'revocations',
      schema: z.object({ revocations: z.array(revocationSchema) }),
      version: 1,
      migrate: {},
      limit: 1024 ** 2,
      label: 'The list of sign-outs to repeat',
      keepsDamaged: false,
      onDamaged: () => undefined,
      vault,
      logger,
    })
  }

  /** Whether the revocation is kept beyond this run. */
  add(revocation: Revocation): Promise<boolean> {
    return this.#change((known) => [...known, revocation])
  }

  remove(isOver: (revocation: Revocation) => boolean): Promise<boolean> {
    return this.#change((known) => known.filter((revocation) => !isOver(revocation)))
  }

  async list(): Promise<readonly Revocation[]> {
    const loaded = await this.#store.load(EVERYBODY)
    return loaded.ok ? (loaded.value[0]?.revocations ?? []) : []
  }

  async #change(change: (known: readonly Revocation[]) => Revocation[]): Promise<boolean> {
    const changed = await this.#store.change(EVERYBODY, (stored) => {
      const before = stored[0]?.revocations ?? []
      const revocations = change(before)
      if (revocations.length === before.length) return stored
      return revocations.length === 0 ? [] : [{ revocations }]
    })
    return changed.ok
  }
}
