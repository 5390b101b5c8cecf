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
