import { readFile, writeFile } from 'node:fs/promises'
import type { KeychainPort } from '#main/vault/keychain-key.ts'

/** A keychain in a file, so that a process that was killed and the next one share it. Only for tests. */
export class FileKeychain implements KeychainPort {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  async getPassword(service: string, account: string): Promise<string | null> {
    return (await this.#read())[`${service}/${account}`] ?? null
  }

  async setPassword(service: string, account: string, password: string): Promise<void> {
    await writeFile(this.#path, JSON.stringify({ ...(await this.#read()), [`${service}/${account}`]: password }))
  }

  async deletePassword(service: string, account: string): Promise<boolean> {
    const { [`${service}/${account}`]: removed, ...rest } = await this.#read()
    await writeFile(this.#path, JSON.stringify(rest))
    return removed !== undefined
  }

  async #read(): Promise<Record<string, string>> {
    return JSON.parse(await readFile(this.#path, 'utf8').catch(() => '{}')) as Record<string, string>
  }
}
