import type { KeyObject } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFile, rename, rm, stat } from 'node:fs/promises'
import type { Notice } from '#shared/bridge/shell.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Logger } from '../log/logger.ts'
import { replaceFile } from './atomic-file.ts'
import { dataKey, KeychainError, type KeychainPort, replaceKey } from './keychain-key.ts'
import { openText, SEAL_BYTES, sealText } from './sealed-format.ts'
import { errorCode, storageFailure, storageReason } from './storage-failure.ts'

export interface VaultOptions {
  /** Fetches the keychain, `osKeychain` in the product. Rejects when the native module does not load: that counts as no keychain. */
  readonly keychain: () => Promise<KeychainPort>
  /** Name of the entries in the keychain, e.g. `Admin Console`. */
  readonly service: string
  /** Called whenever the keychain was asked and cannot be relied on. */
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  /** Takes back what was announced: the keychain can be used after all, or the reason is another one. */
  readonly withdraw?: (kind: Notice['kind']) => void
  readonly logger: Logger
  readonly timeout?: number
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
  /** The most bytes of text it may hold; a larger one is not read, and damaged. */
  readonly limit?: number
  /** Where an earlier release kept it, and for which owner; the likeliest first. */
  readonly former?: readonly FormerPlace[]
}

export type FormerPlace = Pick<SealedFile, 'path' | 'owner'>

export type OpenedFile =
  | { readonly state: 'opened'; readonly text: string }
  | { readonly state: 'absent' }
  /** Damaged, cut, of another owner, purpose or key. */
  | { readonly state: 'damaged' }
  /** The vault holds no key, or the file could not be read. */
  | { readonly state: 'unavailable'; readonly reason: string }

/** How long the keychain may take, milliseconds; it may be asking the user to unlock it. */
const DEFAULT_TIMEOUT = 30_000

/** The data key in the OS keychain, and files sealed under it. Without a keychain nothing is written: never plain text on disk. */
export class Vault {
  readonly #options: VaultOptions
  readonly #unlocks = new EventEmitter<{ unlocked: [] }>()
  #status: VaultStatus = { mode: 'unproven' }
  #key: KeyObject | undefined
  #isAsking = false
  /** The keychain asks the user once at a time: a second question waits for the first. */
  #asking: Promise<KeyObject> | undefined

  constructor(options: VaultOptions) {
    this.#options = options
  }

  /** Proves the keychain with a write and a read and fetches or makes the data key. Call once at start, before `identity.restore()`. Never rejects. */
  async prove(): Promise<VaultStatus> {
    const asking = this.#ask()
    try {
      this.#unlock(await within(this.#options.timeout ?? DEFAULT_TIMEOUT, asking))
    } catch (error) {
      const reason = reasonFor(error)
      const message = `${reason} You stay signed in only until the console is closed, and nothing is kept for offline use.`
      if (this.#status.mode === 'memory-only' && this.#status.reason !== reason) this.#options.withdraw?.('keychain-unavailable')
      this.#status = { mode: 'memory-only', reason }
      this.#options.announce({ kind: 'keychain-unavailable', intent: 'warning', message })
      this.#options.logger.warn(`No keychain: ${error instanceof Error ? error.message : String(error)}`)
      // The user may answer the keychain's question only after the vault stopped waiting.
      asking.then((key) => this.#unlock(key)).catch(() => undefined)
    }
    return this.#status
  }

  /** Asks the keychain again, unless it was opened already. Never rejects. */
  retry(): Promise<VaultStatus> {
    return this.#status.mode === 'keychain' ? Promise.resolve(this.#status) : this.prove()
  }

  /** Calls `listener` when a keychain that could not be used at first can be; returns its unsubscribe. */
  onUnlock(listener: () => void): () => void {
    this.#unlocks.on('unlocked', listener)
    return () => this.#unlocks.off('unlocked', listener)
  }

  status(): VaultStatus {
    return this.#status
  }

  /** Whether the keychain has not answered yet: its call occupies a thread that the process waits for at its end. */
  isAsking(): boolean {
    return this.#isAsking
  }

  /** Makes a new data key in place of the one before: whatever was sealed under that can never be opened again. Does nothing without a keychain. */
  async replaceKey(): Promise<Result<undefined>> {
    if (this.#key === undefined) return success(undefined)
    try {
      this.#key = await within(this.#options.timeout ?? DEFAULT_TIMEOUT, this.#askKeychain(replaceKey))
      return success(undefined)
    } catch (error) {
      this.#options.logger.error(`Replacing the data key: ${error instanceof Error ? error.message : String(error)}`)
      return failure('storage', `The key of the console in the keychain could not be destroyed. ${reasonFor(error)}`)
    }
  }

  /** Seals `parts` (whole texts, one after the other) into the file, replacing it whole. A failure `storage` leaves the old file as it was. */
  async seal(file: SealedFile, parts: readonly string[]): Promise<Result<undefined>> {
    if (this.#key === undefined) return failure('storage', this.#unavailable())
    try {
      await replaceFile(file.path, sealText({ key: this.#key, purpose: file.purpose, owner: file.owner }, parts))
      return success(undefined)
    } catch (error) {
      this.#options.logger.error(`Sealing ${file.purpose}: ${storageReason(error)}`)
      return storageFailure('The file could not be saved', error)
    }
  }

  /** Seals one part of a file that is appended to. A failure `storage` without a keychain. */
  sealPart({ purpose, owner }: Pick<SealedFile, 'purpose' | 'owner'>, text: string): Result<Buffer> {
    if (this.#key === undefined) return failure('storage', this.#unavailable())
    return success(Buffer.concat([...sealText({ key: this.#key, purpose, owner }, [text])]))
  }

  /** The text of such a part; undefined where it is damaged, or sealed for another place, or there is no keychain. */
  async openPart({ purpose, owner }: Pick<SealedFile, 'purpose' | 'owner'>, sealed: Uint8Array): Promise<string | undefined> {
    return this.#key && openText({ key: this.#key, purpose, owner }, sealed)
  }

  /** Opens a sealed file. One that is only in a former place is moved to its own and sealed for its owner. Never rejects. */
  async open(file: SealedFile): Promise<OpenedFile> {
    const opened = await this.#openOne(file)
    if (opened.state !== 'absent' && opened.state !== 'damaged') return opened
    for (const place of file.former ?? []) {
      const isSamePath = place.path === file.path
      if (isSamePath !== (opened.state === 'damaged')) continue
      const found = await this.#openOne({ ...file, ...place })
      if (found.state === 'opened') await this.#adopt(file, place, found.text)
      // A damaged one is the caller's to put aside, at the path it knows.
      if (found.state === 'damaged' && !isSamePath) await rename(place.path, file.path).catch(() => undefined)
      if (found.state === 'opened' || (found.state !== 'absent' && !isSamePath)) return found
    }
    return opened
  }

  /** A file that cannot be moved now stays where it is, and is moved at the next opening. */
  async #adopt(file: SealedFile, place: FormerPlace, text: string): Promise<void> {
    const sealed = await this.seal(file, [text])
    if (sealed.ok && place.path !== file.path) await rm(place.path, { force: true }).catch(() => undefined)
  }

  async #openOne(file: SealedFile): Promise<OpenedFile> {
    if (this.#key === undefined) return { state: 'unavailable', reason: this.#unavailable() }
    const { path, purpose, owner, limit = Number.POSITIVE_INFINITY } = file
    let sealed: Buffer | undefined
    try {
      const { size } = await stat(path)
      if (size - SEAL_BYTES <= limit) sealed = await readFile(path)
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return { state: 'absent' }
      return { state: 'unavailable', reason: `The file could not be read: ${storageReason(error)}.` }
    }
    const text = sealed && (await openText({ key: this.#key, purpose, owner }, sealed))
    return text === undefined ? { state: 'damaged' } : { state: 'opened', text }
  }

  /** From now on files can be sealed and opened. */
  #unlock(key: KeyObject): void {
    const { mode } = this.#status
    if (mode === 'keychain') return
    this.#key = key
    this.#status = { mode: 'keychain' }
    if (mode === 'unproven') return
    this.#options.withdraw?.('keychain-unavailable')
    this.#unlocks.emit('unlocked')
  }

  #ask(): Promise<KeyObject> {
    this.#asking ??= this.#askKeychain(dataKey).finally(() => {
      this.#asking = undefined
    })
    return this.#asking
  }

  async #askKeychain(work: typeof dataKey): Promise<KeyObject> {
    const keychain = await this.#options.keychain().catch((error: unknown) => {
      throw new KeychainError('The keychain of this computer cannot be used by this installation.', { cause: error })
    })
    this.#isAsking = true
    try {
      return await work(keychain, this.#options.service)
    } finally {
      this.#isAsking = false
    }
  }

  #unavailable(): string {
    return this.#status.mode === 'memory-only' ? this.#status.reason : 'The keychain was not asked yet.'
  }
}

function reasonFor(error: unknown): string {
  if (error instanceof KeychainError) return error.message
  const locked = error instanceof Error && /locked/i.test(error.message)
  return locked ? 'The keychain of this computer is locked.' : 'No keychain could be reached on this computer.'
}

/** Ends with `work`, or rejects after `milliseconds`: a keychain that waits for its password must not hold the start for ever. */
async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KeychainError('The keychain of this computer did not answer. It may be waiting to be unlocked.')), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
