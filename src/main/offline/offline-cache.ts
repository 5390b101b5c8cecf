import * as z from 'zod'
import type { CallResult } from '#shared/bridge/bridge.ts'
import type { OfflineList } from '#shared/bridge/offline.ts'
import { type Result, success } from '#shared/result.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import type { Identity } from '../identity/identity.ts'
import { ListScanner } from '../platform/lists/list-scanner.ts'
import type { PlatformAnswer } from '../platform/platform-client.ts'
import type { SealedFormat } from '../vault/sealed-document.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'

export interface OfflineCacheOptions extends Omit<StoreSurroundings, 'formerOwners'> {
  readonly identity: Pick<Identity, 'cacheOwner' | 'status'>
  /** Whether the policy of this computer allows copies. */
  readonly keepsCopies?: () => boolean
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

/** Characters of a copy that takes so long to read that its first rows are kept apart. */
const LONG = 4_000_000

/** Characters of the rows that are kept apart: more than a window shows of any list. */
const START_LENGTH = 256_000

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
  #isDropAnnounced = false
  #isFailureAnnounced = false

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
    return success(await this.#load(list))
  }

  async #load(item: string): Promise<OfflineCopy | null> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined || !this.#mayKeep()) return null
    const loaded = await this.#store.load(owner, item)
    const isStillTheirs = this.#options.identity.cacheOwner()?.owner === owner
    return (isStillTheirs && loaded.ok && loaded.value[0]) || null
  }

  /** What the first screen of a list shows: the first rows of a long copy, which are there at once, or all of a short one; null when there is none. */
  async readStart(list: OfflineList): Promise<Result<CallResult<'offline.readStart'>>> {
    const start = await this.#load(startOf(list))
    if (start !== null) return success({ ...start, isWhole: false })
    const whole = await this.#load(list)
    return success(whole && { ...whole, isWhole: true })
  }

  /** Keeps `text` as the list's copy as of now. A failure `storage` leaves the earlier copy. Does nothing without a keychain or a signed-in user. */
  async write(list: OfflineList, text: string): Promise<Result<undefined>> {
    const owner = this.#options.identity.cacheOwner()?.owner
    if (owner === undefined || !this.#mayKeep() || !this.#store.isKept()) return success(undefined)
    const turn = Symbol(list)
    this.#newest.set(list, turn)
    const savedAt = Math.floor(this.#now() / 1000)
    const isWanted = (): boolean => this.#newest.get(list) === turn
    const whole = this.#store.replace(owner, [{ savedAt, data: text }], { item: list, isWanted })
    void this.#keepStart(owner, list, firstRows(text), { savedAt, isWanted })
    return whole
  }

  /** Without it the whole copy is read; one of an earlier copy would show what is not in the list any more. */
  async #keepStart(owner: string, list: OfflineList, data: string | null, { savedAt, isWanted }: { savedAt: number; isWanted: () => boolean }): Promise<void> {
    const item = startOf(list)
    const kept = data === null ? null : await this.#store.replace(owner, [{ savedAt, data }], { item, isWanted })
    if (kept?.ok !== true) await this.#store.remove(owner, item)
  }

  /** Deletes every copy, after what is being written; what waits to be written is skipped. */
  async clear(): Promise<Result<undefined>> {
    this.#newest.clear()
    this.#isDropAnnounced = false
    this.#isFailureAnnounced = false
    const cleared = await this.#store.clear()
    if (!cleared.ok) this.#options.logger.error('The offline copies could not be deleted')
    return cleared
  }

  /** Deletes what was kept before the policy of this computer forbade copies, whoever it belongs to. Announces what cannot be deleted. */
  async removeForbidden(): Promise<void> {
    const cleared = await this.clear()
    if (cleared.ok) return
    const message = `Your administrator allows no copies for offline use, but those that are there could not be deleted. ${cleared.error.message}`
    this.#options.announce({ kind: 'cache-not-written', intent: 'error', message })
  }

  settled(): Promise<void> {
    return this.#store.settled()
  }

  #mayKeep(): boolean {
    return this.#options.keepsCopies?.() ?? true
  }

  async #keep(list: OfflineList, text: string): Promise<void> {
    const written = await this.write(list, text)
    if (written.ok) this.#isFailureAnnounced = false
    else if (!this.#isFailureAnnounced) {
      this.#isFailureAnnounced = true
      this.#options.announce({ kind: 'cache-not-written', intent: 'warning', message: `What you see cannot be kept for offline use. ${written.error.message}` })
    }
  }

  #announceDropped(): void {
    if (!this.#isDropAnnounced) this.#options.announce({ kind: 'cache-dropped', intent: 'info', message: DROPPED })
    this.#isDropAnnounced = true
  }
}

/** The list that an answer is kept as, undefined when it is not kept. An empty answer never is. */
function listOf({ operation, variables, isEmpty }: Omit<PlatformAnswer, 'text'>, userName: string): OfflineList | undefined {
  const copy = COPIES.get(operation)
  if (copy === undefined || isEmpty) return undefined
  return copy.own === undefined || variables[copy.own] === userName ? copy.list : undefined
}

const startOf = (list: OfflineList): string => `${list}-start`

/** The same data with the first rows only; null where the list is short, or no list. */
function firstRows(text: string): string | null {
  const begin = text.indexOf('[') + 1
  if (text.length < LONG || begin === 0) return null
  const rows = Buffer.from(text.slice(begin, begin + START_LENGTH))
  const { lastComma } = new ListScanner().scan(rows)
  return lastComma > 0 ? `${text.slice(0, begin)}${rows.subarray(0, lastComma).toString()}]}` : null
}

/** The first line is the time, the rest the data as it came: 80 MB are not worth writing as JSON once more. */
const FORMAT: SealedFormat<OfflineCopy> = {
  write: (_version, [copy]) => (copy === undefined ? [] : [`${copy.savedAt}\n`, copy.data]),
  read: (text) => {
    const end = text.indexOf('\n')
    return end > 0 ? { version: 1, entries: [{ savedAt: Number(text.slice(0, end)), data: text.slice(end + 1) }] } : null
  },
}

export const offlineHandlers = (offline: OfflineCache): HandlersOf<'offline'> => ({
  'offline.read': ({ list }) => offline.read(list),
  'offline.readStart': ({ list }) => offline.readStart(list),
})
