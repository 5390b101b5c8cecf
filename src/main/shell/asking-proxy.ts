import { net } from 'electron'
import { SERVICES_PARTITION } from './network-fetch.ts'
import type { AskingProxy } from './proxy-login.ts'

/** Asks for nothing but the headers of a host's start page, and finds out whether a proxy wants a password first. Gives it none. */
export function askingProxy(address: string): Promise<AskingProxy | undefined> {
  return new Promise((resolve) => {
    const request = net.request({ url: new URL(address).origin, method: 'HEAD', credentials: 'omit', cache: 'no-store', partition: SERVICES_PARTITION })
    request.on('login', ({ isProxy, host, port }, answer) => {
      resolve(isProxy ? { host, port } : undefined)
      answer()
    })
    request.on('response', () => {
      resolve(undefined)
      request.abort()
    })
    request.on('error', () => resolve(undefined))
    request.end()
  })
}
