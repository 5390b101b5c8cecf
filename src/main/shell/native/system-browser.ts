import { appendFile } from 'node:fs/promises'
import type { ContactWay } from '#shared/bridge/shell.ts'
import { isSafeAddress } from '../../connection/address.ts'

export type OpenAddress = (address: string) => Promise<void>

interface SystemBrowserOptions {
  readonly openExternal: OpenAddress
  /** In tests: the file that takes each address on a line of its own, in place of a browser. */
  readonly record: string | undefined
}

/** Opens an address in the system browser. Rejects one that is neither https nor on this computer, and when there is no browser. */
export const systemBrowser =
  ({ openExternal, record }: SystemBrowserOptions): OpenAddress =>
  async (address) => {
    if (!isSafeAddress(address)) throw new Error('Only https addresses are opened in the browser')
    await (record === undefined ? openExternal(address) : appendFile(record, `${address}\n`))
  }

const ADDRESS: Readonly<Record<ContactWay, (number: string) => string>> = {
  call: (number) => `tel:${number}`,
  whatsapp: (number) => `https://wa.me/${number.slice(1)}`,
}

/** Where a number (E.164) is called, or written to. */
export const contactAddress = (way: ContactWay, number: string): string => ADDRESS[way](number)
