import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { Role } from '#shared/domain/role.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { OfflineCache } from './offline-cache.ts'

export const SEES_SITES = { name: 'site', operations: ['view_site_list'] }

export const filesOf = (...lists: readonly OfflineList[]) => lists.map((list) => `${list}.sealed`)

export const answer = async (to: OfflineCache, answered: PlatformAnswer): Promise<void> => {
  to.record(answered)
  await to.settled()
}

/** A computer on which copies are kept, and who is signed in there. What a test changes of it counts at once. */
export class Computer {
  user = 'asha'
  role: Role | null = 'SUPPORT_EXECUTIVE'
  /** Unix seconds. */
  now = 1_700_000_000
  readonly errors: string[] = []
  readonly folder: string
  readonly #vault: Vault

  private constructor(folder: string, vault: Vault) {
    this.folder = folder
    this.#vault = vault
  }

  static async make(): Promise<Computer> {
    return new Computer(await mkdtemp(join(tmpdir(), 'withdrawn-')), await provenVault(new MemoryKeychain()))
  }

  /** The copies as a start of the console finds them. */
  start(inFolder = this.folder, owner = () => this.user): OfflineCache {
    return new OfflineCache({
      folder: join(inFolder, 'offline'),
      vault: this.#vault,
      identity: {
        cacheOwner: () => ({ owner: owner(), former: `former ${owner()}` }),
        status: () => ({ state: 'signed-in', user: { userName: this.user, role: this.role }, remembered: true }),
      },
      announce: () => undefined,
      logger: { ...silentLogger, error: (message) => this.errors.push(message) },
      now: () => this.now * 1000,
    })
  }

  async files(inFolder = this.folder): Promise<readonly string[]> {
    return (await readdir(join(inFolder, 'offline')).catch((): string[] => [])).toSorted()
  }

  /** The user's own profile, as the platform answers with it. */
  profile(permissions: readonly object[], part: object = {}, userName = this.user): PlatformAnswer {
    return {
      operation: 'GetInternalUserByUserName',
      variables: { userName },
      text: JSON.stringify({ getInternalUserByUserName: { enabled: true, permissions, ...part } }),
      isEmpty: false,
    }
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true })
  }
}
