import { appendFile } from 'node:fs/promises'
import { isSafeAddress } from '../connection/address.ts'

type OpenAddress = (address: string) => Promise<void>

/** Rejects what is neither https nor on this computer, and without a browser. `record`: file for addresses in tests. */
export function systemBrowser({ openExternal, record }: { openExternal: OpenAddress; record: string | undefined }): OpenAddress {
  return async (address) => {
    if (!isSafeAddress(address)) throw new Error('Only https addresses are opened in the browser')
    await (record === undefined ? openExternal(address) : appendFile(record, `${address}\n`))
  }
}
