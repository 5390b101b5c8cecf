import { join } from 'node:path'
import * as z from 'zod'
import type { Result } from '#shared/result.ts'
import type { Logger } from '../../log/logger.ts'
import { SealedStore } from '../../vault/sealed-store.ts'
import type { Vault } from '../../vault/vault.ts'
import type { AskingProxy, ProxyCredentials } from './proxy-probe.ts'

const storedSchema = z.object({ host: z.string(), port: z.number(), realm: z.string(), userName: z.string(), password: z.string() })

/** The password of one proxy, and the proxy it is for. */
export type StoredLogin = AskingProxy & ProxyCredentials

/** It belongs to the account of the computer, not to a user of the platform: it is needed before anybody can sign in. */
const OWNER = 'this computer'

export interface ProxyLoginFileOptions {
  readonly userData: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  /** Ends when the keychain has been asked. */
  readonly vaultProved: () => Promise<unknown>
  readonly logger: Logger
}

/** The password of a proxy, sealed under the vault; without a keychain it is not kept. */
export class ProxyLoginFile {
  readonly #options: ProxyLoginFileOptions
  readonly #store: SealedStore<StoredLogin>

  constructor(options: ProxyLoginFileOptions) {
    this.#options = options
    const { userData, vault, logger } = options
    const folder = join(userData, 'proxy')
    this.#store = new SealedStore({
      folder,
      purpose: 'proxy-login',
      fileName: () => 'login',
      schema: storedSchema,
      version: 1,
      limit: 16 * 1024,
      label: 'The password of the proxy',
      keepsDamaged: false,
      deletesStale: true,
      vault,
      logger,
    })
  }

  canKeep(): boolean {
    return this.#store.isKept()
  }

  async read(): Promise<StoredLogin | undefined> {
    await this.#options.vaultProved()
    const loaded = await this.#store.load(OWNER)
    return loaded.ok ? loaded.value[0] : undefined
  }

  write(login: StoredLogin): Promise<Result<undefined>> {
    return this.#store.replace(OWNER, [login])
  }

  remove(): Promise<Result<undefined>> {
    return this.#store.remove(OWNER)
  }
}
