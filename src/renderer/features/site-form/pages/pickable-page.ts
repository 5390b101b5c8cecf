import type { Column } from '#components/data-table/column.ts'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { displayTypeLabel, tagLabel } from '#shared/domain/content/page.ts'
import { placesFound, searchedText } from '#shared/domain/text/typed-search.ts'

/** A page of the platform or of a site. `pageName` is its slug, `value` its content, HTML. */
export type PickablePage = Pick<MasterPage, 'pageName' | 'displayName' | 'pageFor' | 'pageType' | 'tags' | 'value'>

export const pageLabel = ({ displayName, pageName }: PickablePage): string => displayName ?? pageName

const tagsOf = ({ tags }: PickablePage): readonly string[] => tags ?? []

export const PAGE_COLUMNS: readonly Column<PickablePage>[] = [
  { id: 'pageName', title: 'Page name', kind: 'text', value: (page) => page.pageName, width: 220, fixed: true },
  { id: 'displayName', title: 'Display name', kind: 'text', value: (page) => page.displayName, width: 220 },
  { id: 'pageFor', title: 'Page for', kind: 'text', value: (page) => displayTypeLabel(page.pageFor), width: 120 },
  { id: 'pageType', title: 'Type', kind: 'text', value: (page) => page.pageType, width: 100 },
  { id: 'tags', title: 'Tags', kind: 'text', value: (page) => tagsOf(page).map(tagLabel).join(', '), width: 280 },
]

/**
 * Indexes of the pages whose names or tags have what is typed and that have one of the tags; without text or tags all
 * of them.
 */
export const matchingPages = (pages: readonly PickablePage[], text: string, chosen: readonly string[]): Uint32Array => {
  const texts = pages.map((page) => [page.pageName, page.displayName ?? '', ...tagsOf(page)].map(searchedText).join('\n'))
  const isTagged = (place: number): boolean => pages[place] !== undefined && tagsOf(pages[place]).some((tag) => chosen.includes(tag))
  return Uint32Array.from(placesFound(texts, text).filter((place) => chosen.length === 0 || isTagged(place)))
}

/** The tags that pages have, each with the number of its pages, the most frequent first. */
export const tagCounts = (pages: readonly PickablePage[]): readonly { readonly tag: string; readonly count: number }[] => {
  const counts = new Map<string, number>()
  for (const tag of pages.flatMap(tagsOf)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([tag, count]) => ({ tag, count })).toSorted((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
}

/** What the standard pages of a site are. */
const PARTS = ['home', 'header', 'footer', 'script'] as const

/** Words of a page's name that say nothing about what it is for. */
const PLAIN_WORDS: readonly string[] = ['page', 'default', 'standard', 'main', 'common']

const wordsOf = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** The words of an option, also in the singular: BOOKING_RESTAURANTS is booking, restaurants, restaurant. */
const optionWords = (siteOption: string): readonly string[] => wordsOf(siteOption).flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word]))

/**
 * The names of the master pages that are the standard home, header, footer and script pages for an option: of each, those named for the
 * option, else those named for nothing.
 */
export const standardPages = (pageNames: readonly string[], siteOption: string): readonly string[] => {
  const own = optionWords(siteOption)
  return PARTS.flatMap((part) => {
    const candidates = pageNames.filter((name) => {
      const words = wordsOf(name)
      return words.includes(part) && words.every((word) => word === part || PLAIN_WORDS.includes(word) || own.includes(word))
    })
    const named = candidates.filter((name) => wordsOf(name).some((word) => own.includes(word)))
    return named.length > 0 ? named : candidates
  })
}
