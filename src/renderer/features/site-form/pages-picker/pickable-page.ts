import type { Column } from '#components/data-table/column.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'

/** A page that can be copied. */
export interface PickablePage {
  readonly id: string
  /** The slug: `home`. */
  readonly pageName: string
  readonly displayName: string | null
  readonly pageFor: string | null
  readonly pageType: string | null
  readonly tags: readonly string[]
  /** The page's content, HTML; null while it is not loaded. */
  readonly value: string | null
}

/** The columns of the pages to copy. */
export const PAGE_COLUMNS: readonly Column<PickablePage>[] = [
  { id: 'pageName', title: 'Page name', kind: 'text', value: (page) => page.pageName, width: 220, fixed: true },
  { id: 'displayName', title: 'Display name', kind: 'text', value: (page) => page.displayName, width: 220 },
  { id: 'pageFor', title: 'Page for', kind: 'text', value: (page) => displayTypeLabel(page.pageFor), width: 120 },
  { id: 'pageType', title: 'Type', kind: 'text', value: (page) => page.pageType, width: 100 },
  { id: 'tags', title: 'Tags', kind: 'text', value: (page) => page.tags.map(tagLabel).join(', '), width: 280 },
]

/** Indexes of the pages whose names or tags hold the text and that have one of the tags; without text or tags all of them. */
export const matchingPages = (pages: readonly PickablePage[], text: string, tags: readonly string[]): Uint32Array => {
  const wanted = text.trim().toLocaleLowerCase()
  const matching: number[] = []
  for (const [index, page] of pages.entries()) {
    const hasText = wanted === '' || [page.pageName, page.displayName ?? '', ...page.tags].some((one) => one.toLocaleLowerCase().includes(wanted))
    if (hasText && (tags.length === 0 || page.tags.some((tag) => tags.includes(tag)))) matching.push(index)
  }
  return Uint32Array.from(matching)
}

/** The tags that pages have, each with the number of its pages, the most frequent first. */
export const tagCounts = (pages: readonly PickablePage[]): readonly { readonly tag: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const tag of pages.flatMap((page) => page.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}
