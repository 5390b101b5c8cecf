import * as z from 'zod'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import type { Notice } from '#shared/bridge/shell.ts'
import { type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import type { Logger } from '../log/logger.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import type { SealedFormat } from '../vault/sealed-document.ts'
import { SealedStore } from '../vault/sealed-store.ts'
import type { Vault } from '../vault/vault.ts'

export interface OfflineCacheOptions {
  readonly folder: string
  readonly vault: Pick<Vault, 'status' | 'seal' | 'open'>
  readonly identity: Pick<Identity, 'cacheOwner' | 'status'>
  readonly announce: (notice: Omit<Notice, 'id'>) => void
  readonly logger: Logger
  readonly now?: () => number
}

const copySchema = z.object({ savedAt: z.number().int().nonnegative(), data: z.string() })
type OfflineCopy = z.infer<typeof copySchema>

/** The answers that are kept for offline use, by operation. `own`: only where that variable names the signed-in user; other profiles can be viewed too. */
const COPIES: ReadonlyMap<string, { readonly list: OfflineList; readonly own?: string }> = new Map([
  ['GetSitesAdmin', { list: 'sites' }],
  ['GetInternalUsers', { list: 'users' }],
  ['GetInternalUserByUserName', { list: 'profile', own: 'userName' }],
])

/** Bytes of one copy; the platform's answers are limited to the same. */
const LARGEST_COPY = 512 * 1024 ** 2

const DROPPED = 'A copy kept for offline use was damaged or belonged to another user and was dropped. It is made again as soon as the platform answers.'

/** The last good copies of the lists that can be read offline, sealed for the signed-in user. */
export class OfflineCache {
  readonly #options: OfflineCacheOptions
  readonly #store: SealedStore<OfflineCopy>
  readonly #now: () => number
  /** The newest write of each list; earlier ones that still wait are skipped. */
  readonly #newest = new Map<OfflineList, symbol>()
  #saidDropped = false
  #saidNotWritten = false

  constructor(options: OfflineCacheOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    const { folder, vault, identity, logger } = options
    this.#store = new SealedStore({
      folder,
      purpose: 'offline',
      fileName: (_owner, list) => list,
      schema: copySchema,
      version: 1,
      migrate: {},
      format: FORMAT,
      limit: LARGEST_COPY,
      label: 'The offline copies',
      keepsDamaged: false,
      onDamaged: () => this.#announceDropped(),
      vault,
      formerOwners: () => {
        const inUse = identity.cacheOwner()
        return inUse === undefined ? [] : [inUse.former]
      },
      logger,
    })
  }

  /** Keeps an answer of the platform when it belongs to an offline list and is not empty. Returns at once and writes in the background. */
  record(answer: PlatformAnswer): void {
    const status = this.#options.identity.status()
    if (status.state !== 'signed-in') return
    const list = listOf(answer, status.user.userName)
    if (list !== undefined) void this.#keep(list, answer.text)
  }

  /** The copy of a list, null when there is none for this user. A damaged or foreign copy is deleted and announced once. */
  async read(list: OfflineList): Promise<Result<CallResult<'offline.read'>>> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined) return success(null)
    const loaded = await this.#store.load(owner, list)
    const isStillTheirs = this.#options.identity.cacheOwner()?.owner === owner
    return success((isStillTheirs && loaded.ok && loaded.value[0]) || null)
  }

  /** Keeps `text` as the list's copy as of now. A failure `storage` leaves the earlier copy. Does nothing without a keychain or a signed-in user. */
  async write(list: OfflineList, text: string): Promise<Result<void>> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined || !this.#store.isKept()) return success(undefined)
    const turn = Symbol(list)
    this.#newest.set(list, turn)
    const copy = { savedAt: Math.floor(this.#now() / 1000), data: text }
    return this.#store.replace(owner, [copy], { item: list, isWanted: () => this.#newest.get(list) === turn })
  }

  /** Deletes every copy, after what is being written; what waits to be written is skipped. */
  async clear(): Promise<Result<void>> {
    this.#newest.clear()
    this.#saidDropped = false
    this.#saidNotWritten = false
    const cleared = await this.#store.clear()
    if (!cleared.ok) this.#options.logger.error('The offline copies could not be deleted')
    return cleared
  }

  settled(): Promise<void> {
    return this.#store.settled()
  }

  async #keep(list: OfflineList, text: string): Promise<void> {
    const written = await this.write(list, text)
    if (written.ok) this.#saidNotWritten = false
    else if (!this.#saidNotWritten) {
      this.#saidNotWritten = true
      this.#options.announce({ kind: 'cache-not-written', intent: 'warning', message: `What you see cannot be kept for offline use. ${written.error.message}` })
    }
  }

  #announceDropped(): void {
    if (!this.#saidDropped) this.#options.announce({ kind: 'cache-dropped', intent: 'info', message: DROPPED })
    this.#saidDropped = true
  }
}

/** The list that an answer is kept as, undefined when it is not kept. An empty answer never is. */
function listOf({ operation, variables, isEmpty }: Omit<PlatformAnswer, 'text'>, userName: string): OfflineList | undefined {
  const copy = COPIES.get(operation)
  if (copy === undefined || isEmpty) return undefined
  return copy.own === undefined || variables[copy.own] === userName ? copy.list : undefined
}

/** The first line is the time, the rest the data as it came: 80 MB are not worth writing as JSON once more. */
const FORMAT: SealedFormat<OfflineCopy> = {
  write: (_version, [copy]) => (copy === undefined ? [] : [`${copy.savedAt}\n`, copy.data]),
  read: (text) => {
    const end = text.indexOf('\n')
    return end > 0 ? { version: 1, entries: [{ savedAt: Number(text.slice(0, end)), data: text.slice(end + 1) }] } : null
  },
}

export const offlineHandlers = (offline: OfflineCache): HandlersOf<'offline'> => ({ 'offline.read': ({ list }) => offline.read(list) })
