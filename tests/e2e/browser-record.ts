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

  /** Waits until one more address has been opened than `seen`, and gives it. */
  async next(seen: number): Promise<string> {
    await expect.poll(() => this.addresses().length, { message: 'an address opened in the browser' }).toBeGreaterThan(seen)
    return this.addresses()[seen] ?? ''
  }
}
