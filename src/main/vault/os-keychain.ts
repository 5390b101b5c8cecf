import type { KeychainPort } from './keychain-key.ts'

/** The operating system's keychain. Rejects where its native module does not load. The module is CommonJS: its functions are all there on the default export only. */
export const osKeychain = async (): Promise<KeychainPort> => (await import('keytar')).default
