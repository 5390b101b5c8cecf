import * as z from 'zod'
import { type Announce, damageNotice } from '../vault/damage-notice.ts'
import { SealedStore, type StoreSurroundings } from '../vault/sealed-store.ts'

const entrySchema = z.object({ form: z.string() })

/** More than the drafts that are kept. */
const MOST_FORMS = 200

interface DraftFormsOptions extends Omit<StoreSurroundings, 'announce' | 'formerOwners'> {
  readonly announce: Announce | undefined
}

/** Of which forms a user has drafts: the files of the drafts do not show it. Sealed, one file a user; without a keychain in memory. */
export class DraftForms {
  readonly #store: SealedStore<z.infer<typeof entrySchema>>
  readonly #inMemory = new Map<string, Set<string>>()

  constructor({ folder, vault, announce, logger }: DraftFormsOptions) {
    const limit = 64 * 1024
    this.#store = new SealedStore({
      folder,
      purpose: 'draft-forms',
      schema: entrySchema,
      version: 1,
      limit,
      label: 'The list of drafts',
      keepsLast: true,
      onDamaged: damageNotice('The list of your drafts', announce),
      vault,
      logger,
    })
  }

  /** Notes a form. It comes last, once a run: the forms noted longest ago are the first to go. */
  async add(owner: string, form: string): Promise<void> {
    const own = this.#inMemory.get(owner) ?? new Set()
    if (own.has(form)) return
    this.#inMemory.set(owner, own.add(form))
    if (!this.#store.isKept()) return
    await this.#store.change(owner, (before) => [...before.filter((entry) => entry.form !== form), { form }].slice(-MOST_FORMS))
  }

  async of(owner: string): Promise<readonly string[]> {
    const kept = this.#store.isKept() ? await this.#store.load(owner) : undefined
    return [...new Set([...(kept?.ok === true ? kept.value.map(({ form }) => form) : []), ...(this.#inMemory.get(owner) ?? [])])]
  }

  /** Drops a form that has no draft any more. One that is added later, even before this has ended, stays. */
  async drop(owner: string, dropped: string): Promise<void> {
    this.#inMemory.get(owner)?.delete(dropped)
    if (!this.#store.isKept()) return
    await this.#store.change(owner, (before) => (before.some(({ form }) => form === dropped) ? before.filter(({ form }) => form !== dropped) : before))
  }

  forgetOwner(owner: string): Promise<void> {
    this.#inMemory.delete(owner)
    return this.#store.settled()
  }

  settled(): Promise<void> {
    return this.#store.settled()
  }
}
