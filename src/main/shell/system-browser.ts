import { appendFile } from 'node:fs/promises'
import { isSafeAddress } from '../connection/address.ts'

export interface SystemBrowserOptions {
  readonly openExternal: (address: string) => Promise<void>
  /** In tests: the file that takes each address on a line of its own, in place of a browser. */
  readonly record: string | undefined
}

/** Opens an address in the system browser. Rejects one that is neither https nor on this computer, and when there is no browser. */
export function systemBrowser({ openExternal, record }: SystemBrowserOptions): (address: string) => Promise<void> {
  return async (address) => {
    if (!isSafeAddress(address)) throw new Error('Only https addresses are opened in the browser')
    await (record === undefined ? openExternal(address) : appendFile(record, `${address}\n`))
  }
}
