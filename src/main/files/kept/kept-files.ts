import { stat } from 'node:fs/promises'
import * as z from 'zod'
import { type Announce, damageNotice } from '../../vault/damage-notice.ts'
import { SealedStore, type StoreSurroundings } from '../../vault/sealed-store.ts'

/** A finished file, and where it lies. */
const keptFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(['download', 'export', 'invoice']),
  path: z.string().describe('absolute; never leaves main'),
  bytes: z.number().int().nonnegative(),
  endedAt: z.number().int().nonnegative().describe('unix seconds'),
})
export type KeptFile = z.infer<typeof keptFileSchema>

const MOST_FILES = 50
const KEPT_FOR = 30 * 24 * 60 * 60

export interface KeptFilesOptions extends Omit<StoreSurroundings, 'announce' | 'formerOwners'> {
  readonly announce?: Announce | undefined
  /** Unix seconds. */
  readonly now: () => number
}

/** The finished files of each user, sealed, one list a user. Without a keychain nothing is kept: the list then lasts as long as the process. */
export class KeptFiles {
  readonly #store: SealedStore<KeptFile>
  readonly #now: () => number

  constructor({ folder, vault, announce, logger, now }: KeptFilesOptions) {
    this.#now = now
    this.#store = new SealedStore({
      folder,
      purpose: 'file-list',
      schema: keptFileSchema,
      version: 1,
      limit: 1024 ** 2,
      label: 'The list of your files',
      keepsLast: true,
      onDamaged: damageNotice('The list of your files', announce),
      vault,
      logger,
    })
  }

  async add(owner: string, file: Omit<KeptFile, 'endedAt'>): Promise<void> {
    if (!this.#store.isKept()) return
    const endedAt = this.#now()
    await this.#store.change(owner, (before) => [...before, { ...file, endedAt }].slice(-MOST_FILES))
  }

  /** Those that are still there as they were, oldest first. The others are forgotten. */
  async of(owner: string): Promise<readonly KeptFile[]> {
    if (!this.#store.isKept()) return []
    const loaded = await this.#store.load(owner)
    if (!loaded.ok) return []
    const since = this.#now() - KEPT_FOR
    const present = await Promise.all(loaded.value.map(async (file) => file.endedAt >= since && (await isPresent(file))))
    const gone = new Set(loaded.value.filter((_, place) => present[place] === false).map(({ id }) => id))
    if (gone.size > 0) await this.#store.change(owner, (before) => before.filter(({ id }) => !gone.has(id)))
    return loaded.value.filter(({ id }) => !gone.has(id))
  }

  settled(): Promise<void> {
    return this.#store.settled()
  }
}

const isPresent = async ({ path, bytes }: KeptFile): Promise<boolean> => {
  try {
    const file = await stat(path)
    return file.isFile() && file.size === bytes
  } catch {
    return false
  }
}
