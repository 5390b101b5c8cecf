import * as oidc from 'openid-client'
import { isLoopbackHost } from '../connection/address.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { providerFetch } from './provider-fetch.ts'

/** Computers' clocks are rarely right to the second; the platform checks the expiry with its own. Seconds. */
const CLOCK_TOLERANCE = 300

/**
 * Reads the provider's own description, whose issuer must be the profile's. Throws openid-client's errors.
 *
 * @param timeout how long it may take for one answer, now and later, milliseconds
 */
export function discoverProvider(
  { issuer, clientId }: ConnectionProfile['identity'],
  fetch: typeof globalThis.fetch,
  timeout: number,
): Promise<oidc.Configuration> {
  const address = new URL(issuer)
  return oidc.discovery(address, clientId, { client_id: clientId, [oidc.clockTolerance]: CLOCK_TOLERANCE }, oidc.None(), {
    [oidc.customFetch]: providerFetch(fetch),
    timeout: timeout / 1000,
    // The profile's schema allows plain http for loopback only.
    // oxlint-disable-next-line typescript/no-deprecated -- marked so only to make it stand out
    execute: isLoopbackHost(address.hostname) ? [oidc.allowInsecureRequests] : [],
  })
}
