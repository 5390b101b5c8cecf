/** The longest address of a screen that a window is opened at, characters. */
export const LONGEST_WINDOW_ADDRESS = 4000

/** Where the first window opens: the page then goes to the screen that its user starts with, which a link to `/` does not. */
export const START_ADDRESS = '/#start'

/** Stands for the console's own origin, which differs between hosts. */
const BASE = 'https://console.invalid'

/**
 * The address of a screen as a path of the console with its search, null for everything else: another origin, a path that a browser would read as a host,
 * invisible characters, and main's own pages below `/-/`.
 */
export function windowAddress(address: string): string | null {
  if (address.length > LONGEST_WINDOW_ADDRESS || !/^\/(?![/\\])/.test(address) || /[\p{C}\\]/u.test(address) || !URL.canParse(address, BASE)) return null
  const { origin, pathname, search } = new URL(address, BASE)
  return origin !== BASE || pathname.startsWith('//') || pathname.startsWith('/-/') ? null : pathname + search
}
