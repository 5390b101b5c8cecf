import type { FilterField, FilterOption } from '#components/filter-bar/filter-field.ts'
import { type FilterCodec, textFilter } from '#components/list-state/filter-codec.ts'
import type { Criteria } from '#components/list-state/row-filter.ts'
import type { MasterPage } from '#data/pages/master-pages.ts'
import { tagLabel } from '#shared/domain/content/page.ts'

export interface PageFilters {
  /** the search field over the page's names */
  readonly q: string
  readonly tags: readonly string[]
}

/** What is shown at first. */
const FIRST_TAGS: readonly string[] = ['HEADERS']

const NO_TAGS: readonly string[] = []

/** What stands in the address for pages of every tag, as the absence of a tag means the first one. */
const ANY_TAG = 'any'

/** Tags in the address: nothing there is the default, which can be cleared. */
const tagsFilter: FilterCodec<readonly string[]> = {
  empty: FIRST_TAGS,
  read: (parameters) => {
    const tags = parameters.filter((tag) => tag !== '')
    if (tags.length === 0) return FIRST_TAGS
    return tags.includes(ANY_TAG) ? NO_TAGS : [...new Set(tags)]
  },
  write: (tags) => {
    if (tags.length === 0) return [ANY_TAG]
    return tags.length === FIRST_TAGS.length && tags.every((tag) => FIRST_TAGS.includes(tag)) ? [] : tags
  },
}

export const PAGE_FILTERS = { q: textFilter(), tags: tagsFilter }

/** Name search and tags combine. */
export const PAGE_CRITERIA: Criteria<MasterPage, PageFilters> = {
  q: { kind: 'text', text: ({ pageName, displayName }) => [pageName, displayName] },
  tags: { kind: 'choice', value: ({ tags }) => tags ?? [] },
}

/** The filter of the tags, each with the number of its pages. */
export const pageFilterFields = (filters: PageFilters, pages: readonly MasterPage[], set: (part: Partial<PageFilters>) => void): readonly FilterField[] => [
  {
    kind: 'any-of',
    name: 'tags',
    label: 'Tag',
    value: filters.tags,
    options: () => tagOptions(pages, filters.tags),
    labelOf: tagLabel,
    onChange: (tags) => set({ tags }),
  },
]

function tagOptions(pages: readonly MasterPage[], chosen: readonly string[]): readonly FilterOption[] {
  const counts = new Map<string, number>(chosen.map((tag) => [tag, 0]))
  for (const tag of pages.flatMap(({ tags }) => tags ?? [])) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, label: tagLabel(value), count })).toSorted((one, other) => one.label.localeCompare(other.label))
}
