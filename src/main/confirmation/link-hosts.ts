import { shown } from './question.ts'

/**
 * Addresses as a messenger makes links of them, with or without a scheme. Every repetition has a bound: a page may send
 * any text.
 */
const ADDRESS = /https?:\/\/[^\s<>"'`]+|(?:[\p{L}\p{N}_-]{1,63}[.。]){1,20}\p{L}{2,63}(?:[:/?#][^\s<>"'`]*)?/giu
/** Hosts that a question names. */
const MOST_HOSTS = 5

const hostOf = (address: string): string | undefined => {
  const whole = /^https?:/i.test(address) ? address : `https://${address}`
  const host = URL.canParse(whole) ? new URL(whole).host : ''
  // No longer name can be looked up.
  return /[\p{L}\p{N}]/u.test(host) && host.length <= 260 ? host : undefined
}

/** The hosts that the links of texts lead to, each once; what stands before an `@` is none. */
export function linkHosts(texts: Iterable<string>): readonly string[] {
  const hosts = new Set<string>()
  for (const text of texts) {
    if (!/[.:。]/.test(text)) continue
    for (const [address] of text.matchAll(ADDRESS)) {
      const host = hostOf(address)
      if (host !== undefined) hosts.add(host)
    }
  }
  return [...hosts]
}

/** "Links to a.example, b.example and 3 more.", or that there are none. */
export function linksText(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'No links.'
  const named = hosts.slice(0, MOST_HOSTS).map((host) => shown(host, 60))
  const more = hosts.length - named.length
  return `Links to ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`
}

/** The first line of a text that says something, as people see it. */
export const firstLine = (text: string): string =>
  text
    .slice(0, 20_000)
    .replace(/<[^<>]*>/g, ' ')
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .find((line) => line !== '') ?? ''
