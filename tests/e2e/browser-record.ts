import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'

/** Stands for the system browser: main writes each address it would open to a file, one a line. */
export class BrowserRecord {
  readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** Every address opened so far, oldest first. */
  addresses(): readonly string[] {
    return existsSync(this.file) ? readFileSync(this.file, 'utf8').split('\n').filter(Boolean) : []
  }

  /** Waits until one more address has been opened than `seen`, and gives it. With `isWanted` others in between are passed over. */
  async next(seen: number, isWanted: (address: string) => boolean = () => true): Promise<string> {
    const wanted = (): string | undefined => this.addresses().slice(seen).find(isWanted)
    await expect.poll(wanted, { message: 'an address opened in the browser' }).toBeDefined()
    return wanted() ?? ''
  }
}
