import { invalid } from './errors.ts'

/** The most a page may hold, whatever was asked for. */
const LARGEST_PAGE = 1_000

/** A part of a list as AppSync gives it. */
export interface Page<Item> {
  readonly items: Item[]
  /** Opaque; null after the last page. */
  readonly nextToken: string | null
}

/** What a paged query takes. */
export interface PageArguments {
  readonly limit?: number | null | undefined
  readonly nextToken?: string | null | undefined
}

/**
 * Reads one page of a list.
 * @param read gives up to `limit` items after the first `skip`
 * @param usual how many items where no limit is given
 */
export function readPage<Item>(
  { limit, nextToken }: PageArguments,
  usual: number,
  read: (slice: { readonly skip: number; readonly limit: number }) => Item[],
): Page<Item> {
  const size = requirePageSize(limit ?? usual)
  const skip = nextToken === null || nextToken === undefined || nextToken === '' ? 0 : readToken(nextToken)
  // One more than asked for shows whether there is another page.
  const found = read({ skip, limit: size + 1 })
  return { items: found.slice(0, size), nextToken: found.length > size ? writeToken(skip + size) : null }
}

/** A page by `skips` and `limits`, as some queries take them. */
export function requireSlice({ skips, limits }: { readonly skips?: number | null | undefined; readonly limits?: number | null | undefined }, usual: number) {
  const skip = skips ?? 0
  if (skip < 0) throw invalid('SKIPS_MUST_NOT_BE_NEGATIVE')
  return { skip, limit: requirePageSize(limits ?? usual) }
}

function requirePageSize(size: number): number {
  if (size < 1 || size > LARGEST_PAGE) throw invalid('LIMIT_NOT_VALID')
  return size
}

const writeToken = (skip: number): string => Buffer.from(`skip:${skip}`).toString('base64url')

function readToken(token: string): number {
  const skip = /^skip:(\d{1,9})$/.exec(Buffer.from(token, 'base64url').toString('utf8'))?.[1]
  if (skip === undefined) throw invalid('NEXT_TOKEN_NOT_VALID')
  return Number(skip)
}
