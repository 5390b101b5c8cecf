import { silentLogger } from '../log/silent-logger.test-support.ts'
import type { KeychainPort } from './keychain-key.ts'
import { Vault } from './vault.ts'

/** A vault of a test over a keychain, proven as it is at a start. */
export async function provenVault(keychain: KeychainPort): Promise<Vault> {
  const vault = new Vault({ keychain: async () => keychain, service: 'Test', announce: () => undefined, logger: silentLogger })
  await vault.prove()
  return vault
}
