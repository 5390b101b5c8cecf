import type { ConnectionProfile } from '../connection/profile.ts'

export type StorageTarget = NonNullable<ConnectionProfile['storage']>

interface ObjectRequest {
  readonly target: StorageTarget
  /** The identity token for which credentials or links are had. */
  readonly token: string
  readonly key: string
  readonly signal: AbortSignal
}

/** One object to store. */
export interface StoredContent extends ObjectRequest {
  readonly bytes: Uint8Array
  readonly contentType: string
}

/** One object to read, or to ask about. */
export interface WantedObject extends ObjectRequest {
  readonly method: 'GET' | 'HEAD'
  /** Conditions and range, as of HTTP. */
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * An object storage that takes and gives files. Both reject with a `StorageRefusal` for what the user or the profile's author must put right, with
 * `NoAnswer`, or when the signal is aborted.
 */
export interface ObjectStorage {
  /** Stores an object. Rejects with a `StorageRefusal` for every other refusal too. */
  put(content: StoredContent): Promise<void>
  /** Asks for an object. Answers with what the storage says, whatever the status; the body streams. */
  read(wanted: WantedObject): Promise<Response>
}
