/**
 * How a list that the platform gives page by page is followed, and when that stops. The one place that knows tokens and skips: renderer and main use it
 * for every such list, so that a token that is empty, repeats or never ends costs a bounded number of requests.
 */

/**
 * The most pages read of one list. The smallest page (30 one-time services) then still reaches 12,000 rows of one site, the sites of a type 280,000; a list
 * without an end stops after half a minute.
 */
export const MOST_PAGES = 400

/** Why reading stopped before the end. `repeated`: a page came back again, by its token or by its rows. `too-many`: more than `MOST_PAGES`. */
export type PagingStop = 'repeated' | 'too-many'

/** One page of an answer: its rows, and where the platform says the next one begins. */
export interface Page<Row, Place> {
  readonly rows: readonly Row[]
  /** Null, undefined and an empty text: this was the last page. */
  readonly next: Place | '' | null | undefined
}

/** A page that was read: where it was asked for, what it says comes next, and the ids of its rows. */
export interface PageRead<Place> {
  readonly place: Place
  readonly next: Place | '' | null | undefined
  readonly ids: ReadonlySet<string>
}

/** What follows: a further page, or the end. Both null: the list is whole. */
export interface PagingStep<Place> {
  readonly next: NonNullable<Place> | null
  readonly stopped: PagingStop | null
}

/** What was read of a list: each row once. `stopped` is null where nothing is missing. */
export interface PagedRows<Row> {
  readonly rows: readonly Row[]
  readonly stopped: PagingStop | null
}

/** Decides what follows the pages read so far, in the order in which they were asked for. Takes at least one page. */
export function stepAfter<Place extends string | number | null>(pages: readonly PageRead<Place>[]): PagingStep<Place> {
  const last = pages.at(-1)
  const next = last?.next
  if (last === undefined || next === null || next === undefined || next === '') return { next: null, stopped: null }
  const earlier = pages.slice(0, -1)
  const isKnown = (id: string): boolean => earlier.some(({ ids }) => ids.has(id))
  const hasNothingNew = last.ids.size > 0 && [...last.ids].every(isKnown)
  if (hasNothingNew || pages.some(({ place }) => place === next)) return { next: null, stopped: 'repeated' }
  return pages.length >= MOST_PAGES ? { next: null, stopped: 'too-many' } : { next, stopped: null }
}

/** The rows of all pages, each id once: at its first place, as it was read last. */
export const distinctRows = <Row>(rows: readonly Row[], idOf: (row: Row) => string): readonly Row[] => [
  ...new Map(rows.map((row) => [idOf(row), row])).values(),
]

/** How a whole list is read at once. */
export interface PagedReading<Row, Place> {
  readonly first: Place
  /** Reads the page at a place; what it throws ends the reading. */
  readonly read: (place: Place) => Promise<Page<Row, Place>>
  readonly idOf: (row: Row) => string
  /** Whether a page holds what is looked for: no further one is asked for. */
  readonly isEnough?: (rows: readonly Row[]) => boolean
}

/** Reads page after page until the list is whole, a page is enough, or reading stops. */
export async function readPages<Row, Place extends string | number | null>(reading: PagedReading<Row, Place>): Promise<PagedRows<Row>> {
  const { read, idOf, isEnough } = reading
  const rows: Row[] = []
  const pages: PageRead<Place>[] = []
  let place: Place = reading.first
  for (;;) {
    const page = await read(place)
    for (const row of page.rows) rows.push(row)
    pages.push({ place, next: page.next, ids: new Set(page.rows.map(idOf)) })
    if (isEnough?.(page.rows) === true) return { rows: distinctRows(rows, idOf), stopped: null }
    const { next, stopped } = stepAfter(pages)
    if (next === null) return { rows: distinctRows(rows, idOf), stopped }
    place = next
  }
}

/** Where a list with tokens begins, and where its pages are. */
export type PageToken = string | null
export const FIRST_TOKEN: PageToken = null

/** The part of the variables that names a page of a list with tokens. */
export const atToken = (token: PageToken): { readonly nextToken: PageToken } => ({ nextToken: token })

/** The token in the variables of a request that was made, whatever it is. */
export const askedToken = ({ nextToken }: Readonly<Record<string, unknown>>): unknown => nextToken

/** A connection of the platform that holds its whole list. */
export const wholeConnection = <Row>(items: readonly Row[]): { readonly items: readonly Row[]; readonly nextToken: PageToken } => ({ items, nextToken: null })

/** The page in a connection of the platform. */
export const tokenPage = <Row>({ items, nextToken }: { readonly items: readonly Row[]; readonly nextToken?: PageToken }): Page<Row, PageToken> => ({
  rows: items,
  next: nextToken,
})

/** The part of the variables that names a page of a list with skips. */
export const atSkips = (skips: number, limits: number): { readonly skips: number; readonly limits: number } => ({ skips, limits })

/** The page of a list with skips: a full one has a further one after it. */
export const skipsPage = <Row>(rows: readonly Row[], skips: number, limits: number): Page<Row, number> => ({
  rows,
  next: rows.length < limits ? null : skips + rows.length,
})
