import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Folders } from './fixtures.ts'

/** What the user chooses in main's dialog for a connection profile, which a test answers in place of the system. */
export class ChosenProfile {
  readonly environment: Readonly<Record<string, string>>
  readonly #record: string
  readonly #file: string

  constructor({ userData }: Folders) {
    const folder = path.dirname(userData)
    this.#record = path.join(folder, 'chosen-file.txt')
    this.#file = path.join(folder, 'chosen-profile.json')
    this.environment = { ADMIN_CONSOLE_CHOOSE_FILE: this.#record }
  }

  /** Presses the button of the first-run screen and chooses a file with this text. */
  async choose(page: Page, text: string): Promise<void> {
    await writeFile(this.#file, text)
    await writeFile(this.#record, this.#file)
    await page.getByRole('button', { name: 'Choose connection profile…' }).click()
  }

  /** Presses the button and closes the dialog without a choice. */
  async close(page: Page): Promise<void> {
    await writeFile(this.#record, '')
    await page.getByRole('button', { name: 'Choose connection profile…' }).click()
  }
}
