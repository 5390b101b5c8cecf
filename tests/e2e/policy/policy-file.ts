import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Folders } from '../fixtures.ts'

/** The policy of a test's computer, and how long nobody has touched it. */
export class PolicyFile {
  readonly environment: Readonly<Record<string, string>>
  readonly #policy: string
  readonly #idle: string

  constructor({ userData }: Folders) {
    const folder = path.dirname(userData)
    this.#policy = path.join(folder, 'policy.json')
    this.#idle = path.join(folder, 'idle.txt')
    this.environment = { ADMIN_CONSOLE_POLICY: this.#policy, ADMIN_CONSOLE_IDLE: this.#idle }
  }

  async write(settings: object): Promise<void> {
    await writeFile(this.#policy, JSON.stringify({ version: 1, ...settings }))
  }

  /** Seconds since the last input. */
  async idleFor(seconds: number): Promise<void> {
    await writeFile(this.#idle, String(seconds))
  }
}
