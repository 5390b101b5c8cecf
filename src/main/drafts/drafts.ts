import { createHash } from 'node:crypto'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import type { Draft, ListedDraft } from '#shared/bridge/drafts.ts'
import { RECENT_DRAFT } from '#shared/recent-draft.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { callingPage } from '../bridge/calling-page.ts'
import type { HandlersOf } from '../bridge/serve-bridge.ts'
import { removeLeftOvers } from '../files/left-over-files.ts'
import type { Identity } from '../identity/identity.ts'
import { type Announce, damageNotice } from '../vault/damage-notice.ts'
import { namesIn, ownerDigest } from '../vault/owner-files.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'
import { DraftForms } from './draft-forms.ts'
import type { DraftHolders } from './draft-holders.ts'

export interface DraftsOptions extends Omit<StoreSurroundings, 'announce'> {
  readonly announce?: Announce | undefined
  readonly identity: Pick<Identity, 'owner'>
  /** Milliseconds since the epoch. */
  readonly now?: () => number
}

const SIGNED_OUT = failure('signed-out', 'Sign in again: a draft belongs to a user.')

/** Half-filled forms, sealed for the user who filled them, kept for thirty days; without a keychain in memory. */
export class Drafts {
  readonly #options: DraftsOptions
  readonly #store: SealedStore<Draft>
  readonly #forms: DraftForms
  readonly #now: () => number
  /** By file name: what is kept while there is no keychain. */
  readonly #inMemory = new Map<string, Draft>()

  constructor(options: DraftsOptions) {
    this.#options = options
    this.#now = options.now ?? Date.now
    const { folder, vault, formerOwners, announce, logger } = options
    this.#forms = new DraftForms({ folder: `${folder}-forms`, vault, announce, logger })
    this.#store = new SealedStore({
      folder,
      purpose: 'draft',
      fileName,
      schema: z.object({ savedAt: z.number().int().nonnegative(), text: z.string() }),
      version: 1,
      // Each character of the text may take six in JSON.
      limit: 8 * LARGEST_DRAFT,
      label: 'The draft',
      keepsLast: true,
      onDamaged: damageNotice('A draft', announce),
      vault,
      formerOwners: (owner, form) =>
        formerOwners?.(owner).map((name) => ({ path: join(folder, `${digest(JSON.stringify([form, name]))}.sealed`), owner: name })) ?? [],
      logger,
    })
  }

  /**
   * The user's draft of a form; null if there is none. A damaged one is moved aside,
   * and the version before it is used.
   */
  async read({ form }: CallArgument<'drafts.read'>): Promise<Result<Draft | null>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return SIGNED_OUT
    // Also what was written before the keychain could be used: it is newer than what is on the disk.
    const inMemory = this.#inMemory.get(fileName(owner, form))
    if (inMemory !== undefined && !this.#isExpired(inMemory)) return success(inMemory)
    if (!this.#store.isKept()) return success(null)
    const loaded = await this.#store.load(owner, form)
    if (!loaded.ok) return loaded
    const [draft = null] = loaded.value
    if (draft === null || !this.#isExpired(draft)) return success(draft)
    await this.#store.remove(owner, form)
    return success(null)
  }

  /** The forms of which the user has a draft, the one written last first. */
  async list(): Promise<Result<ListedDraft[]>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return SIGNED_OUT
    const listed: ListedDraft[] = []
    for (const form of await this.#forms.of(owner)) {
      const draft = await this.read({ form })
      if (draft.ok && draft.value !== null) listed.push({ form, savedAt: draft.value.savedAt })
    }
    return success(listed.toSorted((one, other) => other.savedAt - one.savedAt))
  }

  /** Keeps `text` as the user's draft of a form, in place of the one before. Failures: `signed-out`, `storage`; the draft before is then kept. */
  async write({ form, text }: CallArgument<'drafts.write'>): Promise<Result<undefined>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return SIGNED_OUT
    if (Buffer.byteLength(text) > LARGEST_DRAFT) return failure('storage', 'The form holds too much text for a draft. Save it, or shorten it.')
    const draft: Draft = { text, savedAt: Math.floor(this.#now() / 1000) }
    const noted = this.#forms.add(owner, form)
    if (!this.#store.isKept()) {
      this.#remember(owner, form, draft)
      return success(undefined)
    }
    const written = await this.#store.replace(owner, [draft], { item: form })
    await noted
    if (!written.ok) return written
    this.#inMemory.delete(fileName(owner, form))
    const room = (): Promise<void> => makeRoom(this.#options.folder, prefixOf(owner))
    await this.#store.inTurn(room).catch(() => this.#options.logger.warn('Old drafts could not be deleted'))
    return success(undefined)
  }

  async discard({ form }: CallArgument<'drafts.discard'>): Promise<Result<undefined>> {
    const owner = this.#options.identity.owner()
    if (owner === undefined) return SIGNED_OUT
    this.#inMemory.delete(fileName(owner, form))
    const dropped = this.#forms.drop(owner, form)
    const removed = await this.#store.remove(owner, form)
    await dropped
    return removed
  }

  /**
   * Drops what is kept of a user in memory, after what is being written. Other files begin with `ownerDigest`; those of release 0.1 do not show
   * whose they are, so all that nobody has opened since are deleted.
   */
  async forgetOwner(owner: string): Promise<void> {
    for (const name of this.#inMemory.keys()) if (name.startsWith(prefixOf(owner))) this.#inMemory.delete(name)
    await Promise.all([this.#store.settled(), this.#forms.forgetOwner(owner)])
    const { folder } = this.#options
    for (const name of await namesIn(folder)) if (/^[0-9a-f]{32}\.sealed(?:$|\.)/.test(name)) await rm(join(folder, name), { force: true })
  }

  /** Deletes every user's expired drafts (at start). Never rejects. */
  async sweep(): Promise<void> {
    await removeLeftOvers(this.#options.folder, { pattern: /\.sealed(?:\.last|\.damaged|\.damaged-entries)?$/, age: DRAFT_AGE, logger: this.#options.logger })
  }

  async settled(): Promise<void> {
    await Promise.all([this.#store.settled(), this.#forms.settled()])
  }

  #isExpired(draft: Draft): boolean {
    return this.#now() - draft.savedAt * 1000 > DRAFT_AGE
  }

  #remember(owner: string, form: string, draft: Draft): void {
    this.#inMemory.delete(fileName(owner, form))
    this.#inMemory.set(fileName(owner, form), draft)
    const own = [...this.#inMemory].filter(([name]) => name.startsWith(prefixOf(owner)))
    for (const name of tooMany(own.map(([one, { text }], index) => ({ name: one, bytes: Buffer.byteLength(text), writtenAt: index })))) {
      this.#inMemory.delete(name)
    }
  }
}

/** The name shows neither whose draft it is nor of which record. */
const fileName = (owner: string, form: string): string => `${prefixOf(owner)}${digest(form)}`

const prefixOf = (owner: string): string => `${ownerDigest(owner)}-`

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** A draft that another window keeps is neither offered, replaced nor discarded; what all windows add to is no window's. */
export const draftsHandlers = (drafts: Drafts, holders: DraftHolders): HandlersOf<'drafts'> => ({
  'drafts.list': () => drafts.list(),
  'drafts.read': (request) => (holders.isOfOther(request.form, callingPage()) ? success(null) : drafts.read(request)),
  'drafts.write': async (request) => {
    const page = callingPage()
    if (holders.isOfOther(request.form, page)) return failure('busy', 'This form is also open in another window, which keeps its draft.')
    if (request.form !== RECENT_DRAFT) holders.hold(request.form, page)
    return drafts.write(request)
  },
  'drafts.discard': async (request) => {
    if (holders.isOfOther(request.form, callingPage())) return success(undefined)
    holders.release(request.form)
    return drafts.discard(request)
  },
})

/** Bytes of one draft as UTF-8. */
const LARGEST_DRAFT = 2 * 1024 * 1024
/** How long a draft is kept, milliseconds. */
const DRAFT_AGE = 30 * 86_400_000
/** Drafts of one user, in number and bytes. */
const MOST_DRAFTS = 100
const MOST_BYTES = 10 * 1024 * 1024

interface Kept {
  readonly name: string
  readonly bytes: number
  /** Milliseconds since the epoch. */
  readonly writtenAt: number
}

/** The drafts that have to go so that the one written last fits, oldest first. */
function tooMany(drafts: readonly Kept[]): readonly string[] {
  let bytes = 0
  const newestFirst = drafts.toSorted((one, other) => other.writtenAt - one.writtenAt)
  const keeps = newestFirst.map((draft, index) => {
    bytes += draft.bytes
    return index < MOST_DRAFTS && bytes <= MOST_BYTES
  })
  return newestFirst.filter((_, index) => keeps[index] === false).map(({ name }) => name)
}

async function makeRoom(folder: string, prefix: string): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => name.startsWith(prefix) && name.endsWith('.sealed'))
  const kept = names.map(async (name) => {
    const { size, mtimeMs } = await stat(join(folder, name))
    return { name, bytes: size, writtenAt: mtimeMs }
  })
  for (const name of tooMany(await Promise.all(kept))) for (const ending of ['', '.last']) await rm(join(folder, name + ending), { force: true })
}
