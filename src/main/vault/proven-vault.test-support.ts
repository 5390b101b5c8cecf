import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { KeychainPort } from './keychain-key.ts'
import { Vault } from './vault.ts'

/** A vault of a test over a keychain, or over the one that there is each time it looks; proven as it is at a start. */
export async function provenVault(keychain: KeychainPort | (() => KeychainPort), service = 'Test'): Promise<Vault> {
  const vault = new Vault({
    keychain: async () => (typeof keychain === 'function' ? keychain() : keychain),
    service,
    announce: () => undefined,
    logger: silentLogger,
  })
  await vault.prove()
  return vault
}
