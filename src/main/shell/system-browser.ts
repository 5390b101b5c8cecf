import { appendFile } from 'node:fs/promises'
import { isSafeAddress } from '../connection/address.ts'

type OpenAddress = (address: string) => Promise<void>

/**
 * Opens an address in the system browser. Rejects one that is neither https nor on this computer, and when there is no browser.
 * @param options `record`, in tests: the file that takes each address on a line of its own, in place of a browser
 */
export function systemBrowser({ openExternal, record }: { openExternal: OpenAddress; record: string | undefined }): OpenAddress {
  return async (address) => {
    if (!isSafeAddress(address)) throw new Error('Only https addresses are opened in the browser')
    await (record === undefined ? openExternal(address) : appendFile(record, `${address}\n`))
  }
}
