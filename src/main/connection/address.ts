import { isIP } from 'node:net'

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOSTS.has(hostname)

/** Whether an address may carry credentials or be opened in the browser: https, or plain http to this computer only, without a user name or password in it. */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
}

export const isAddressOfNumbers = (hostname: string): boolean => isIP(hostname.replace(/^\[|\]$/g, '')) !== 0

/**
 * The address behind a link of the platform; null unless it may be fetched: safe as `isSafeAddress` says, and on a host the profile names.
 * @param hosts as `host` or `host:port`
 */
export function allowedLink(link: string, hosts: readonly string[]): URL | null {
  if (!isSafeAddress(link)) return null
  const address = new URL(link)
  return hosts.some((host) => host.toLowerCase() === address.host) ? address : null
}
