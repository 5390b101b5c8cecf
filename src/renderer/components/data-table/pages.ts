import { formatCount } from '#shared/domain/text.ts'

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
