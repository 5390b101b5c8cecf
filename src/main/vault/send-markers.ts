import { createHmac, randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { formatDateTime } from '#shared/domain/date.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { createFile, replaceFile } from './atomic-file.ts'
import { namesIn } from './owner-files.ts'
import type { StoreSurroundings } from './sealed-store.ts'
import { ifPresent, storageFailure, storageReason } from './storage-failure.ts'

/** Only a hash of it reaches the disk. */
export interface MarkedTarget {
  readonly owner: string
  /** What is sent: the operation, or `campaign`. */
  readonly what: string
  /** Whose it is, e.g. a site id. */
  readonly whose: string
}

/** Something that was sent, or was about to be, and whose outcome nobody has recorded. */
export interface SendMarker {
  /** Unix seconds; null where the marker is damaged. */
  readonly at: number | null
  /** Whether a sealed journal holds it too. */
  readonly isRecorded: boolean
  readonly isOf: (key: string) => boolean
}

/** How a marker is written. */
export interface NewMarker extends Pick<SendMarker, 'isRecorded'> {
  /** Unix seconds. */
  readonly at: number
  /** Whether the marker that is there is of something whose outcome is known. */
  readonly isKnown: (marker: SendMarker) => boolean
}

/** Something that an earlier run sent, whose outcome this run does not know. */
export interface SendObstacle extends Pick<SendMarker, 'at'> {
  /** The journal knows more, and cannot be read now. */
  readonly isInJournal: boolean
}

const SALT_BYTES = 32
const SALT_NAME = 'salt'
const markerSchema = z.object({ version: z.literal(1), what: z.string(), at: z.number().int(), key: z.string(), isRecorded: z.boolean() })

/** Marks of what is being sent, outside the seal, readable without a keychain. They hold no site, user, amount or text. */
export class SendMarkers {
  readonly #options: Pick<StoreSurroundings, 'folder' | 'logger'>
  #saltInTheMaking: Promise<Buffer> | undefined

  /** @param options the folder holds the markers and their salt, and nothing else */
  constructor(options: Pick<StoreSurroundings, 'folder' | 'logger'>) {
    this.#options = options
  }

  /**
   * Writes the marker of a target where there is none: of two that send at once only one can. In its place stays one of
   * the same key, or one that is known.
   * Failure `storage`: then nothing may be sent.
   */
  async write(target: MarkedTarget, key: string, { at, isRecorded, isKnown }: NewMarker): Promise<Result<undefined>> {
    try {
      const salt = await this.#saltToWrite()
      const content = Buffer.from(JSON.stringify({ version: 1, what: target.what, at, key: hashOf(salt, [key]), isRecorded }), 'utf8')
      const path = this.#path(salt, target)
      if (await createFile(path, content)) return success(undefined)
      const found = parsed(await readFile(path), salt)
      if (!found.isOf(key) && !isKnown(found)) return failure('storage', 'Another window or another console is sending it.')
      await replaceFile(path, [content])
      return success(undefined)
    } catch (error) {
      this.#options.logger.error(`Marking what is sent: ${storageReason(error)}`)
      return storageFailure('It could not be noted on this computer', error)
    }
  }

  /** The marker of a target, null when there is none. Without their salt all markers count as this target's. */
  async find(target: MarkedTarget): Promise<Result<SendMarker | null>> {
    try {
      const salt = await this.#salt()
      if (salt === undefined) return success((await this.#names()).length === 0 ? null : UNREADABLE)
      const text = await ifPresent(readFile(this.#path(salt, target)))
      return success(text === undefined ? null : parsed(text, salt))
    } catch (error) {
      return failure('storage', `What was sent before cannot be checked: ${storageReason(error)}.`)
    }
  }

  /** Removes the marker of a target: always, or only where it is the one of `key`. */
  async remove(target: MarkedTarget, key?: string): Promise<Result<undefined>> {
    try {
      const salt = await this.#salt()
      if (salt === undefined && key === undefined) for (const name of await this.#names()) await rm(join(this.#options.folder, name), { force: true })
      if (salt === undefined) return success(undefined)
      if (key !== undefined) {
        const marker = await this.find(target)
        if (!marker.ok) return marker
        if (marker.value?.isOf(key) !== true) return success(undefined)
      }
      await rm(this.#path(salt, target), { force: true })
      return success(undefined)
    } catch (error) {
      this.#options.logger.warn(`Removing a mark of what was sent: ${storageReason(error)}`)
      return storageFailure('The note of what was sent before could not be removed', error)
    }
  }

  /**
   * What an earlier run sent for a target and this run does not have; null where there is nothing.
   * @param isKnown whether this run has what the marker was written for
   * @param isRead whether the journal, which alone would know its outcome, was read
   */
  async obstacle(target: MarkedTarget, isKnown: (marker: SendMarker) => boolean, isRead: boolean): Promise<Result<SendObstacle | null>> {
    const found = await this.find(target)
    if (!found.ok) return found
    const marker = found.value
    return success(marker === null || isKnown(marker) ? null : { at: marker.at, isInJournal: marker.isRecorded && !isRead })
  }

  /** The user has checked the platform: the obstacle no longer blocks. Failure `storage` while the journal that knows its outcome cannot be read. */
  async release(target: MarkedTarget, obstacle: SendObstacle): Promise<Result<undefined>> {
    if (obstacle.isInJournal) return failure('storage', 'Unlock your keychain first: the record of what was sent is sealed with it.')
    return this.remove(target)
  }

  /** Read each time: it is small, and a marker is needed only when something is sent. Undefined where it is missing or damaged. */
  async #salt(): Promise<Buffer | undefined> {
    const salt = await ifPresent(readFile(join(this.#options.folder, SALT_NAME)))
    return salt?.byteLength === SALT_BYTES ? salt : undefined
  }

  /** Made once, however many ask for it at once: what is marked under a salt that another one replaces is found by nobody. */
  #saltToWrite(): Promise<Buffer> {
    this.#saltInTheMaking ??= this.#salt()
      .then((salt) => salt ?? this.#newSalt())
      .finally(() => {
        this.#saltInTheMaking = undefined
      })
    return this.#saltInTheMaking
  }

  async #newSalt(): Promise<Buffer> {
    const salt = randomBytes(SALT_BYTES)
    await replaceFile(join(this.#options.folder, SALT_NAME), [salt])
    return salt
  }

  async #names(): Promise<readonly string[]> {
    return (await namesIn(this.#options.folder)).filter((name) => name.endsWith('.json'))
  }

  #path(salt: Buffer, { owner, what, whose }: MarkedTarget): string {
    return join(this.#options.folder, `${hashOf(salt, [owner, what, whose]).slice(0, 32)}.json`)
  }
}

/**
 * Why nothing is sent while there is an obstacle. `details.obstacle`: `keychain`, unlocking it helps; `earlier`, only the user can say what the platform holds.
 * @param texts parts of sentences: what was being sent, what is not known of it, and where the user can look
 */
export function obstacleFailure(
  { at, isInJournal }: SendObstacle,
  texts: { readonly what: string; readonly unknown: string; readonly where: string },
): Result<never> {
  const time = at === null ? '' : ` on ${formatDateTime(at)}`
  const was = `Nothing was sent. ${texts.what} was being sent${time}, and ${texts.unknown}.`
  return isInJournal
    ? failure('storage', `${was} Unlock your keychain and try again.`, { obstacle: 'keychain' })
    : failure('storage', `${was} Its record is not on this computer: check ${texts.where} before you send it again.`, { obstacle: 'earlier' })
}

/** A marker that cannot be read still blocks: something was sent. */
const UNREADABLE: SendMarker = { at: null, isRecorded: true, isOf: () => false }

function parsed(text: Buffer, salt: Buffer): SendMarker {
  try {
    const { at, isRecorded, key } = markerSchema.parse(JSON.parse(text.toString('utf8')))
    return { at, isRecorded, isOf: (other) => hashOf(salt, [other]) === key }
  } catch {
    return UNREADABLE
  }
}

const hashOf = (salt: Buffer, parts: readonly string[]): string => createHmac('sha256', salt).update(JSON.stringify(parts)).digest('hex')
