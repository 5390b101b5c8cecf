import type { KeychainPort } from './keychain-key.ts'

/** A keychain in memory, for tests: a well one, or one with a fault. */
export class MemoryKeychain implements KeychainPort {
  readonly entries = new Map<string, string>()
  readonly #fault: { failing?: string; forgetful?: boolean; silent?: boolean }

  constructor(fault: { failing?: string; forgetful?: boolean; silent?: boolean } = {}) {
    this.#fault = fault
  }

  async getPassword(service: string, account: string): Promise<string | null> {
    await this.#answer()
    return this.entries.get(`${service}/${account}`) ?? null
  }

  async setPassword(service: string, account: string, password: string): Promise<void> {
    await this.#answer()
    if (this.#fault.forgetful !== true) this.entries.set(`${service}/${account}`, password)
  }

  async deletePassword(service: string, account: string): Promise<boolean> {
    await this.#answer()
    return this.entries.delete(`${service}/${account}`)
  }

  async #answer(): Promise<void> {
    if (this.#fault.failing !== undefined) throw new Error(this.#fault.failing)
    if (this.#fault.silent === true) await new Promise(() => undefined)
  }
}
