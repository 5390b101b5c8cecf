import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { StoredObject, UploadProgress } from '#shared/bridge/files.ts'
import { failure, type Result, success } from '#shared/result.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { NoAnswer, StorageRefusal } from '../storage/storage-refusal.ts'
import { formatsOf, imageFormat, imageKey } from './image-kinds.ts'

export interface UploadsOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly identity: Pick<Identity, 'token'>
  readonly storage: Pick<S3ObjectStorage, 'put'>
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

  /** Stores an image; answers where. Failures: `invalid-arguments`, `storage`, `unreachable`, `cancelled`, those of the token. */
  async image({ id, of, bytes }: CallArgument<'files.uploadImage'>): Promise<Result<StoredObject>> {
    const { connection, identity, storage, onProgress, logger } = this.#options
    const target = connection.profile()?.storage
    if (target === undefined) return failure('storage', 'The connection profile names no object storage: no image can be stored.')
    const contentType = imageFormat(bytes)
    if (contentType === null || !formatsOf(of).includes(contentType)) return failure('invalid-arguments', 'The image is not in a format that is stored here.')
    const key = imageKey(of)
    if (key === null) return failure('invalid-arguments', 'The name cannot be a folder of the storage.')
    if (this.#running.has(id)) return failure('invalid-arguments', 'An upload of this id is in progress.')

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
      logger.warn(`An upload failed: ${reasonOf(cause)}`)
      return uploadFailure(cause)
    } finally {
      this.#running.delete(id)
    }
  }

  cancel(id: string): boolean {
    const stop = this.#running.get(id)
    stop?.abort()
    return stop !== undefined
  }

  cancelAll(): void {
    for (const stop of this.#running.values()) stop.abort()
  }
}

/** What to tell the user of something thrown while an object was stored. Holds neither an address nor a credential. */
function uploadFailure(cause: unknown): Result<never> {
  if (cause instanceof NoAnswer) return failure('unreachable', 'The storage could not be reached, or the connection broke. Nothing was stored. Try again.')
  if (cause instanceof StorageRefusal) return failure('storage', cause.message, { code: cause.code })
  const code = reasonOf(cause)
  return failure('storage', `The storage refused the file (${code}). Nothing was stored.`, { code })
}

/** The storage's own word, which may be of any length. */
const reasonOf = (cause: unknown): string => (cause instanceof StorageRefusal ? cause.code : cause instanceof Error ? cause.name.slice(0, 60) : 'unknown')

/** Whether the user may put images beside a page: the platform signs for those who may. The signature stays in main. */
export const uploadPermission = (platform: Pick<PlatformClient, 'execute'>) => async (): Promise<Result<undefined>> => {
  const answer = await platform.execute('GetFroalaSignature', {})
  return answer.ok ? success(undefined) : answer
}
