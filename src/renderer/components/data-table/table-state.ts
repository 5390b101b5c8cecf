import { formatCount } from '#shared/domain/text.ts'

/** The part of a table that lives in the address: what a reload, the back button or a pasted link brings back. */
export interface TableState {
  /** First key sorts first. */
  readonly sort: readonly SortKey[]
  /** From 1. A page past the end shows the last one. */
  readonly page: number
  readonly size: PageSize
  /** Ids of the columns shown, in order; `null`: as declared. Fixed columns come first whatever this says. */
  readonly columns: readonly string[] | null
  /** Pixels by column id, for those the user resized. */
  readonly widths: Readonly<Record<string, number>>
  /** Absent: not grouped. */
  readonly group?: TableGroup | undefined
}

/** How the rows of a table are grouped. All of them are then on one page. */
export interface TableGroup {
  readonly columnId: string
  /** Orders the groups: by their value, or by how many rows they have. */
  readonly by: 'value' | 'count'
  readonly direction: SortKey['direction']
  /** Whether the groups begin collapsed. */
  readonly folded: boolean
}

export interface SortKey {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

export function isSameSort(one: readonly SortKey[], other: readonly SortKey[]): boolean {
  return one === other || (one.length === other.length && one.every((key, index) => isSameKey(key, other[index])))
}

function isSameKey(one: SortKey, other: SortKey | undefined): boolean {
  return one.columnId === other?.columnId && one.direction === other.direction
}

export const PAGE_SIZES = [10, 20, 25, 50, 100, 250, 500, 'all'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** 100 rows a page, in the rows' own order, columns as declared. */
export const INITIAL_TABLE_STATE: TableState = { sort: [], page: 1, size: 100, columns: null, widths: {} }

export interface Page {
  /** From 1; a page past the end is the last one. */
  readonly number: number
  readonly count: number
  /** Position of the page's first row among all matching rows, from 0. */
  readonly start: number
  readonly end: number
}

/** Where a page begins and ends among `total` rows. There is always one page, if an empty one. */
export function pageOf(total: number, size: number | 'all', wanted: number): Page {
  if (size === 'all') return { number: 1, count: 1, start: 0, end: total }
  const count = Math.max(1, Math.ceil(total / size))
  const number = Math.min(Math.max(1, wanted), count)
  return { number, count, start: (number - 1) * size, end: Math.min(number * size, total) }
}

/** The pages to link to: the first, the last, those around the current one; `null` where some are left out. At most seven entries. */
export function pageLinks(current: number, count: number): readonly (number | null)[] {
  if (count <= 7) return Array.from({ length: count }, (_, index) => index + 1)
  if (current <= 4) return [1, 2, 3, 4, 5, null, count]
  if (current >= count - 3) return [1, null, count - 4, count - 3, count - 2, count - 1, count]
  return [1, null, current - 1, current, current + 1, null, count]
}

/** "1-100 of 1,204": the rows of a page among all. */
export function rangeText({ start, end }: Page, total: number): string {
  return total === 0 ? 'No rows' : `${formatCount(start + 1)}-${formatCount(end)} of ${formatCount(total)}`
}
