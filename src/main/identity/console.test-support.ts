import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Notice } from '#shared/bridge/shell.ts'
import { success } from '#shared/result.ts'
import { type ConnectionProfile, profileSchema } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { MemoryKeychain } from '../vault/memory-keychain.test-support.ts'
import { provenVault } from '../vault/proven-vault.test-support.ts'
import type { Vault } from '../vault/vault.ts'
import { Identity } from './identity.ts'
import type { IdentityOptions } from './identity-options.ts'
import { lockFile } from './lock-file.ts'

export interface TestConsoleSetting {
  readonly identity: Readonly<Record<string, unknown>>
  readonly platform?: Readonly<Record<string, unknown>>
  /** Plays the user's browser; follows redirects by default. */
  readonly browse?: (address: string) => Promise<unknown>
  readonly options?: Partial<IdentityOptions>
}

/** The identity of a console with a keychain and a folder of its own, and with a clock that a test moves. */
export class TestConsole {
  readonly profile: ConnectionProfile
  readonly identity: Identity
  readonly notices: Omit<Notice, 'id'>[] = []
  /** The addresses that the browser was opened with. */
  readonly opened: string[] = []
  /** Milliseconds. */
  clock = Date.now()
  readonly #folder: string
  readonly #vault: Vault
  readonly #setting: TestConsoleSetting
  #browsing: Promise<unknown> = Promise.resolve()

  private constructor(setting: TestConsoleSetting, folder: string, vault: Vault) {
    this.#setting = setting
    this.#folder = folder
    this.#vault = vault
    this.profile = profileSchema.parse({
      name: 'Test',
      environment: 'local',
      identity: { clientId: 'console', ...setting.identity },
      platform: { graphqlUrl: 'http://127.0.0.1:9/graphql', restUrl: 'http://127.0.0.1:9', ...setting.platform },
    })
    this.identity = this.nextStart()
  }

  static async start(setting: TestConsoleSetting): Promise<TestConsole> {
    const keychain = new MemoryKeychain()
    const vault = await provenVault(keychain)
    return new TestConsole(setting, await mkdtemp(join(tmpdir(), 'identity-console-')), vault)
  }

  /** The identity as another start of the console makes it. */
  nextStart(more: Partial<IdentityOptions> = {}): Identity {
    const { browse = fetch, options = {} } = this.#setting
    return new Identity({
      connection: { profile: () => this.profile, onChange: () => () => undefined },
      vault: this.#vault,
      folder: this.#folder,
      lockFile: lockFile(this.#folder, silentLogger),
      openBrowser: async (address) => {
        this.opened.push(address)
        this.#browsing = browse(address).catch(() => undefined)
      },
      fetch,
      clearUserData: async () => success(undefined),
      announce: (notice) => this.notices.push(notice),
      logger: silentLogger,
      now: () => this.clock,
      ...options,
      ...more,
    })
  }

  /** Ends when the browser has arrived where it was sent last. */
  async browsed(): Promise<void> {
    await this.#browsing
  }

  async stop(): Promise<void> {
    await this.browsed()
    await this.identity.settled()
    await rm(this.#folder, { recursive: true })
  }
}
