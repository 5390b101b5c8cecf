import type { Result } from '#shared/result.ts'
import type { Logger } from '../platform/logger.ts'

/** The part of keytar that the vault needs. */
export interface KeychainPort {
  getPassword(service: string, account: string): Promise<string | null>
  setPassword(service: string, account: string, password: string): Promise<void>
  deletePassword(service: string, account: string): Promise<boolean>
}

export interface VaultOptions {
  /** Rejects when the native module does not load: that counts as no keychain. M2 passes `() => import('keytar')`. */
  readonly keychain: () => Promise<KeychainPort>
  /** Name of the entries in the keychain, e.g. `Admin Console`. */
  readonly service: string
  readonly logger: Logger
  /** How long the keychain may take, milliseconds; it may be asking the user to unlock it. */
  readonly patience?: number
}

/** `memory-only`: nothing is written to disk; `reason` is a sentence for the user. */
export type VaultStatus = { readonly mode: 'unproven' } | { readonly mode: 'keychain' } | { readonly mode: 'memory-only'; readonly reason: string }

/** A sealed file opens only for the same purpose and owner that it was sealed for. */
export interface SealedFile {
  readonly path: string
  /** What the file is for, e.g. `session`. */
  readonly purpose: string
  /** Whose it is. */
  readonly owner: string
}

export type OpenedFile =
  | { readonly state: 'opened'; readonly text: string }
  | { readonly state: 'absent' }
  /** Damaged, cut, of another owner, purpose or key. */
  | { readonly state: 'damaged' }
  /** The vault holds no key, or the file could not be read. */
  | { readonly state: 'unavailable'; readonly reason: string }

/** The data key in the OS keychain, and files sealed under it with AES-256-GCM. */
export declare class Vault {
  constructor(options: VaultOptions)
  /** Proves the keychain with a write and a read and fetches or makes the data key. Call once at start, before `identity.restore()`. */
  prove(): Promise<VaultStatus>
  status(): VaultStatus
  /** Seals `parts` (texts, one after the other) into the file, replacing it whole. Failure `storage` leaves the old file as it was. */
  seal(file: SealedFile, parts: readonly string[]): Promise<Result<void>>
  /** Opens a sealed file; never throws. */
  open(file: SealedFile): Promise<OpenedFile>
}
