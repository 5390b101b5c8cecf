import { tokenPage, wholeConnection } from '#shared/paging.ts'

/** Characters of one list that is put together from pages: more is no list to search in. */
const LONGEST = 32_000_000

/** As the platform answers: anything may be missing. */
type Connection = Partial<Parameters<typeof tokenPage>[0]> | null | undefined

/** The pages of one list that one user has read so far. */
interface Begun {
  readonly owner: string
  readonly items: unknown[]
  readonly next: string
  readonly length: number
}

/** Puts a list that comes page by page together, as one answer. What does not follow the page before, or is another user's, makes none. */
export class PagedCopy {
  readonly #field: string
  #begun: Begun | undefined

  /** @param field of the answer, which holds the page */
  constructor(field: string) {
    this.#field = field
  }

  /** Takes a page. Gives the whole list with its last page; null before that, and where it is empty. @param token where the page was asked for */
  take(owner: string, token: unknown, text: string): string | null {
    const before = isFirst(token) ? undefined : this.#begun
    if (!isFirst(token) && (before?.next !== token || before?.owner !== owner)) return null
    const answered = (JSON.parse(text) as Readonly<Record<string, Connection>>)[this.#field]
    const { rows, next } = tokenPage({ ...answered, items: answered?.items ?? [] })
    const items = [...(before?.items ?? []), ...rows]
    const length = (before?.length ?? 0) + text.length
    this.#begun = next && length <= LONGEST ? { owner, items, next, length } : undefined
    if (next || items.length === 0 || length > LONGEST) return null
    return JSON.stringify({ [this.#field]: wholeConnection(items) })
  }
}

const isFirst = (token: unknown): boolean => token === undefined || token === null || token === ''
