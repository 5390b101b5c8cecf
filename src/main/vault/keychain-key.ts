import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { KEY_BYTES } from './sealed-format.ts'

export interface KeychainPort {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

/** The keychain cannot be relied on; the message is a sentence for the user. */
export class KeychainError extends Error {
  override readonly name = 'KeychainError'
}

const KEY_ACCOUNT = 'data-key'
const PROBE_ACCOUNT = 'probe'

/** Some keychains accept a write and lose it, so it proves itself first. Some cap an entry at 2,560 bytes: the key is alone. */
export async function dataKey(keychain: KeychainPort, service: string): Promise<KeyObject> {
  const probe = randomUUID()
  await keychain.setPassword(service, PROBE_ACCOUNT, probe)
  if ((await keychain.getPassword(service, PROBE_ACCOUNT)) !== probe) throw forgetful()
  await keychain.deletePassword(service, PROBE_ACCOUNT)

  const stored = await keychain.getPassword(service, KEY_ACCOUNT)
  return stored === null ? makeKey(keychain, service) : keyOf(stored, service)
}

export async function replaceKey(keychain: KeychainPort, service: string): Promise<KeyObject> {
  await keychain.deletePassword(service, KEY_ACCOUNT)
  return makeKey(keychain, service)
}

/** Removes the key of a service: what was sealed with it can never be read again. Rejects where the keychain does. */
export async function forgetKey(keychain: KeychainPort, service: string): Promise<void> {
  await keychain.deletePassword(service, KEY_ACCOUNT)
}

async function makeKey(keychain: KeychainPort, service: string): Promise<KeyObject> {
  const made = randomBytes(KEY_BYTES).toString('base64')
  await keychain.setPassword(service, KEY_ACCOUNT, made)
  if ((await keychain.getPassword(service, KEY_ACCOUNT)) !== made) throw forgetful()
  return keyOf(made, service)
}

const forgetful = (): KeychainError => new KeychainError('The keychain of this computer does not keep what is stored in it.')

/** An entry of the wrong size is not replaced: it may be another user's, or still open another copy of the console. */
function keyOf(stored: string, service: string): KeyObject {
  const bytes = Buffer.from(stored, 'base64')
  if (bytes.byteLength === KEY_BYTES) return createSecretKey(bytes)
  throw new KeychainError(`The keychain entry "${service}" does not hold a key of this console. Delete that entry and start the console again.`)
}

/** Rejects where its native module does not load, which is CommonJS: its functions are all there on the default export only. */
export const osKeychain = async (): Promise<KeychainPort> => (await import('keytar')).default
