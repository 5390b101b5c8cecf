const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a host name, as `URL.hostname` gives it, is this computer. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK_HOSTS.has(hostname)

/**
 * Whether an address may carry credentials or be opened in the browser: https, or plain http to this computer only, without a user name or password in it.
 */
export function isSafeAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(url.hostname))
}
