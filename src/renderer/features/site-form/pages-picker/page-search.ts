import type { PickablePage } from './pages-picker-props.ts'

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
