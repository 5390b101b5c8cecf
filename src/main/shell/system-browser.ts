import { appendFile } from 'node:fs/promises'
import type { ContactWay } from '#shared/bridge/shell.ts'
import { isSafeAddress } from '../connection/address.ts'

type OpenAddress = (address: string) => Promise<void>

interface SystemBrowserOptions {
  readonly openExternal: OpenAddress
  /** In tests: the file that takes each address on a line of its own, in place of a browser. */
  readonly record: string | undefined
  /** Addresses opened within half a minute at most. */
  readonly most?: number
  /** Milliseconds on a clock that nobody sets. */
  readonly now?: () => number
}

const opener = ({ openExternal, record }: SystemBrowserOptions): OpenAddress =>
  record === undefined ? openExternal : (address) => appendFile(record, `${address}\n`)

/** A page that was taken over may ask for the sign-in or for a link again and again. Within this time, milliseconds, so many are opened. */
const WITHIN = 30_000
const MOST = 30

/** Opens an address in the system browser. Rejects one that is neither https nor on this computer, one too many, and when there is no browser. */
export function systemBrowser({ now = () => performance.now(), most = MOST, ...options }: SystemBrowserOptions): OpenAddress {
  const open = opener(options)
  let opened: readonly number[] = []
  return async (address) => {
    if (!isSafeAddress(address)) throw new Error('Only https addresses are opened in the browser')
    opened = opened.filter((at) => now() - at < WITHIN)
    if (opened.length >= most) throw new Error('The browser was opened too often')
    opened = [...opened, now()]
    await open(address)
  }
}

/** Opens a number. Resolves to false where another one was opened a moment ago; rejects where nothing on this computer takes it. */
export type OpenContact = (way: ContactWay, number: string) => Promise<boolean>

const ADDRESS: Readonly<Record<ContactWay, (number: string) => string>> = {
  call: (number) => `tel:${number}`,
  whatsapp: (number) => `https://wa.me/${number.slice(1)}`,
}

/** For how long no further number is opened, milliseconds: nobody calls two people at once, and a page that was taken over must not flood the telephone. */
const APART = 1500

/** Calls a number (E.164, which the bridge has checked) with the telephone program, or opens it in WhatsApp. The page names a number and never an address. */
export function contactOpener({ now = () => performance.now(), ...options }: SystemBrowserOptions): OpenContact {
  const open = opener(options)
  let last = Number.NEGATIVE_INFINITY
  return async (way, number) => {
    if (now() - last < APART) return false
    last = now()
    await open(ADDRESS[way](number))
    return true
  }
}
