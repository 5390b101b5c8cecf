import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { StoredObject, UploadProgress } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../platform/logger.ts'
import type { ObjectStorage } from '../storage/object-storage.ts'
import { imageFormat } from './image-format.ts'
import { formatsOf, imageKey } from './image-kinds.ts'
import { uploadFailure } from './upload-failure.ts'

export interface UploadsOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly identity: Pick<Identity, 'token'>
  readonly storage: Pick<ObjectStorage, 'put'>
  /** Called with what was sent: `(progress) => emit('files.uploadProgress', progress)`. */
  readonly onProgress: (progress: UploadProgress) => void
  readonly logger: Logger
}

/** Files that the console puts into the platform's object storage. Credentials stay in main. */
export class Uploads {
  readonly #options: UploadsOptions
  readonly #running = new Map<string, AbortController>()

  constructor(options: UploadsOptions) {
    this.#options = options
  }

  /**
   * Stores an image under the key of its kind and answers where it lies.
   * Failures: `invalid-arguments` for bytes that are no image of a format the kind takes, or a name that can be no folder, `storage` without a storage
   * in the profile or when it refuses, `unreachable`, `cancelled`, and those of the token.
   */
  async image({ id, of, bytes }: CallArgument<'files.uploadImage'>): Promise<Result<StoredObject>> {
    const { connection, identity, storage, onProgress, logger } = this.#options
    const target = connection.profile()?.storage
    if (target === undefined) return failure('storage', 'The connection profile names no object storage: no image can be stored.')
    const contentType = imageFormat(bytes)
    if (contentType === null || !formatsOf(of).includes(contentType)) return failure('invalid-arguments', 'The image is not in a format that is stored here.')
    const key = imageKey(of)
    if (key === null) return failure('invalid-arguments', 'The name cannot be a folder of the storage.')
    if (this.#running.has(id)) return failure('invalid-arguments', 'An upload of this id is under way.')

    const stop = new AbortController()
    this.#running.set(id, stop)
    try {
      onProgress({ id, sent: 0, total: bytes.byteLength })
      const token = await identity.token()
      if (!token.ok) return token
      stop.signal.throwIfAborted()
      await storage.put({ target, token: token.value, key, bytes, contentType, signal: stop.signal })
      onProgress({ id, sent: bytes.byteLength, total: bytes.byteLength })
      return success({ bucket: target.bucket, key, region: target.region })
    } catch (cause) {
      if (stop.signal.aborted) return failure('cancelled', 'The upload was cancelled.')
      const result = uploadFailure(cause)
      logger.warn(`An upload failed: ${result.reason}`)
      return result.failure
    } finally {
      this.#running.delete(id)
    }
  }

  /** Stops an upload. Answers whether there was one. */
  cancel(id: string): boolean {
    const stop = this.#running.get(id)
    stop?.abort()
    return stop !== undefined
  }

  /** Stops every upload: the page that asked for them is gone. */
  cancelAll(): void {
    for (const stop of this.#running.values()) stop.abort()
  }
}
