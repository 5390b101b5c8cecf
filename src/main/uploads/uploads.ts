import { randomUUID } from 'node:crypto'
import type { UploadFileMutation, UploadFileMutationVariables } from '#generated/graphql.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { ImageSubject, StoredObject, UploadProgress } from '#shared/bridge/files.ts'
import { type ImageFormat, imageObjectOf, LARGEST_IMAGE_IN_OPERATION } from '#shared/domain/content/image.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { Connection } from '../connection/connection.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformClient } from '../platform/platform-client.ts'
import type { S3ObjectStorage } from '../storage/s3-object-storage.ts'
import { NoAnswer, StorageRefusal } from '../storage/storage-refusal.ts'

interface ImageKind<Subject> {
  readonly formats: readonly ImageFormat[]
  /** Where it lies in the storage; null: the platform takes it as base64 and chooses the place. */
  readonly folder: ((of: Subject) => readonly string[]) | null
}

/**
 * Every kind of image the console stores. One more kind: a member of the union in `#shared/bridge/files.ts`, and a
 * line here.
 */
const KINDS: { readonly [Kind in ImageSubject['kind']]: ImageKind<Extract<ImageSubject, { kind: Kind }>> } = {
  'site-logo': { formats: ['image/webp'], folder: ({ subdomain }) => [subdomain.trim(), 'site'] },
  page: { formats: ['image/webp'], folder: () => ['internalAdmin'] },
  // No format is stated; WhatsApp shows JPEG.
  template: { formats: ['image/webp', 'image/jpeg'], folder: () => ['master', 'templates', 'whatsapp'] },
  'new-menu': { formats: ['image/jpeg'], folder: ({ siteId }) => [siteId, 'menu-images'] },
  menu: { formats: ['image/jpeg'], folder: ({ siteId }) => [siteId, 'menu'] },
  // CALL2-071: an image of a store registration goes by the operation `uploadFile`.
  store: { formats: ['image/jpeg'], folder: null },
}

export interface UploadsOptions {
  readonly connection: Pick<Connection, 'profile'>
  readonly identity: Pick<Identity, 'token'>
  readonly storage: Pick<S3ObjectStorage, 'put'>
  readonly platform: Pick<PlatformClient, 'execute'>
  readonly onProgress: (progress: UploadProgress) => void
  readonly logger: Logger
}

/** Sends an image that was checked; answers where it lies. */
type Sending = (signal: AbortSignal) => Promise<Result<StoredObject>>

interface RunningUpload {
  /** The page that shows its progress. */
  readonly page: number | undefined
  readonly stop: AbortController
}

/** Uploads images to the object storage or, for a store registration, to the platform. Credentials stay in main. */
export class Uploads {
  readonly #options: UploadsOptions
  readonly #running = new Map<string, RunningUpload>()

  constructor(options: UploadsOptions) {
    this.#options = options
  }

  /**
   * Stores an image; answers where. Failures: `invalid-arguments`, `storage`, `unreachable`, `cancelled`, those of
   * the token.
   */
  async image({ id, of, bytes }: CallArgument<'files.uploadImage'>): Promise<Result<StoredObject>> {
    const { onProgress, logger } = this.#options
    const contentType = imageFormat(bytes)
    if (contentType === null || !KINDS[of.kind].formats.includes(contentType))
      return failure('invalid-arguments', 'The image is not in a format that is stored here.')
    const send = of.kind === 'store' ? this.#byOperation(of.siteId, bytes, contentType) : this.#intoStorage(of, bytes, contentType)
    if (!send.ok) return send
    if (this.#running.has(id)) return failure('invalid-arguments', 'An upload of this id is in progress.')

    const stop = new AbortController()
    this.#running.set(id, { page: callingPage(), stop })
    try {
      onProgress({ id, sent: 0, total: bytes.byteLength })
      // An operation that is under way cannot be cut off: the user, at least, does not wait for its answer.
      const stored = await Promise.race([send.value(stop.signal), aborted(stop.signal)])
      if (stop.signal.aborted) return failure('cancelled', 'The upload was cancelled.')
      if (stored.ok) onProgress({ id, sent: bytes.byteLength, total: bytes.byteLength })
      return stored
    } catch (cause) {
      if (stop.signal.aborted) return failure('cancelled', 'The upload was cancelled.')
      logger.warn(`An upload failed: ${reasonOf(cause)}`)
      return uploadFailure(cause)
    } finally {
      this.#running.delete(id)
    }
  }

  #intoStorage(of: ImageSubject, bytes: Uint8Array, contentType: ImageFormat): Result<Sending> {
    const { connection, identity, storage } = this.#options
    const target = connection.profile()?.storage
    if (target === undefined) return failure('storage', 'The connection profile names no object storage: no image can be stored.')
    const key = imageKey(of)
    if (key === null) return failure('invalid-arguments', 'The name cannot be a folder of the storage.')
    return success(async (signal) => {
      const token = await identity.token()
      if (!token.ok) return token
      signal.throwIfAborted()
      await storage.put({ target, token: token.value, key, bytes, contentType, signal })
      return success({ bucket: target.bucket, key, region: target.region })
    })
  }

  /** Sends the image as base64 in the platform's own operation. The activity record has none of its content. */
  #byOperation(siteId: string, bytes: Uint8Array, type: ImageFormat): Result<Sending> {
    if (bytes.byteLength > LARGEST_IMAGE_IN_OPERATION)
      return failure('invalid-arguments', 'This image is larger than 700 kB after it was scaled. Choose one with less detail.')
    return success(async (signal) => {
      const file = { content: Buffer.from(bytes).toString('base64'), name: `${randomUUID()}.jpg`, type }
      const variables = { input: [file] } satisfies UploadFileMutationVariables
      const answer = await this.#options.platform.execute('UploadFile', variables, { signal, sent: { about: { record: { id: siteId, name: siteId } } } })
      if (!answer.ok) return answer
      const { uploadFile } = JSON.parse(answer.value.data) as UploadFileMutation
      const image = imageObjectOf(uploadFile[0])
      return image === null ? failure('storage', 'The platform did not answer where it stored the image. Try again.') : success(image)
    })
  }

  cancel(id: string): boolean {
    const running = this.#running.get(id)
    running?.stop.abort()
    return running !== undefined
  }

  running(): number {
    return this.#running.size
  }

  /** Ends what is being sent, of one page or of all. */
  cancelAll(page?: number): void {
    for (const running of this.#running.values()) if (page === undefined || running.page === page) running.stop.abort()
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('The upload was cancelled.')), { once: true }))

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

/** A fresh key for an image of a subject; null when a name in it can be no folder of the storage. */
const imageKey = (of: ImageSubject): string | null => {
  // The table holds for each kind the entry that takes it; the compiler does not follow a union through a lookup.
  const { folder } = KINDS[of.kind] as ImageKind<ImageSubject>
  const levels = folder?.(of) ?? []
  return levels.length > 0 && levels.every(isFolderName) ? [...levels, randomUUID()].join('/') : null
}

const isFolderName = (name: string): boolean => name !== '' && name !== '.' && name !== '..' && !/[/\\\s\p{C}]/u.test(name)

/** The format of an image by its content, null for anything else. */
const imageFormat = (bytes: Uint8Array): ImageFormat | null => {
  if (text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP') return 'image/webp'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg'
  return null
}

const text = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))
