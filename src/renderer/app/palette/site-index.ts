import type { GetSitesAdminQuery } from '#generated/graphql.ts'
import { isOneTypoFrom, searchedText, wantedBy } from '#shared/domain/typed-search.ts'

export type Sites = GetSitesAdminQuery['getSitesAdmin']
export type Site = Sites[number]

/** Every site's searchable text in lower case, built once for a list so that a keystroke only compares texts. */
export interface SiteIndex {
  readonly sites: Sites
  /** Fields of one site, each between line ends, so that the start of a field differs from its middle. */
  readonly texts: readonly string[]
  /** Where each word of the names stands: places of sites. Made when a search finds nothing for the first time. */
  readonly wordsOfNames: () => ReadonlyMap<string, readonly number[]>
}

const FIELD_START = '\n'
/** A shorter word is too close to too many others. */
const SHORTEST_WITH_TYPO = 4

const textOf = (site: Site): string => {
  const settings = site.basicSiteSetting
  const fields = [site.companyName, site.domain, site.fqdn, site.siteId, site.custName, settings?.contactNumber, site.contactEmail, settings?.contactEmail]
  return fields.map((field) => `${FIELD_START}${searchedText(field ?? '')}`.toLowerCase()).join('')
}

const namesOf = ({ companyName, custName, domain }: Site): ReadonlySet<string> =>
  new Set([companyName, custName, domain.split('.')[0]].flatMap((name) => (name ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)))

const wordsOf = (sites: Sites): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>()
  for (const [place, site] of sites.entries()) {
    for (const word of namesOf(site)) {
      if (word.length < SHORTEST_WITH_TYPO - 1) continue
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else known.push(place)
    }
  }
  return places
}

/** Prepares the search in a list of sites. 100,000 sites take about 0.1 s, once. */
export const buildSiteIndex = (sites: Sites): SiteIndex => {
  let words: ReadonlyMap<string, readonly number[]> | undefined
  return { sites, texts: sites.map(textOf), wordsOfNames: () => (words ??= wordsOf(sites)) }
}

/**
 * At most `limit` sites that have every word that is typed, in any order, or the phone number in whatever notation. A field that starts with the first word
 * comes before one that has it inside. Where nothing is found, one typo in a word is forgiven.
 */
export const searchSites = (index: SiteIndex, typed: string, limit: number): Sites => {
  const { words, number } = wantedBy(typed)
  const [first] = words
  if (first === undefined) return []
  const fieldStart = FIELD_START + first
  const starting: Site[] = []
  const containing: Site[] = []
  for (const [place, haystack] of index.texts.entries()) {
    const site = index.sites[place]
    if (site === undefined || !(words.every((word) => haystack.includes(word)) || (number !== null && haystack.includes(number)))) continue
    if (haystack.includes(fieldStart)) starting.push(site)
    else if (containing.length < limit) containing.push(site)
    if (starting.length === limit) break
  }
  const found = [...starting, ...containing].slice(0, limit)
  return found.length > 0 || number !== null ? found : similarSites(index, words, limit)
}

/** The sites in whose names each word stands as it is typed, or with one typo, whole or as the beginning of a longer one. */
const similarSites = ({ sites, texts, wordsOfNames }: SiteIndex, words: readonly string[], limit: number): Sites => {
  const mistyped = words.filter((word) => !texts.some((haystack) => haystack.includes(word)))
  if (mistyped.length === 0 || mistyped.some((word) => word.length < SHORTEST_WITH_TYPO)) return []
  const [first = new Set<number>(), ...others] = mistyped.map((word) => placesLike(wordsOfNames(), word))
  const asTyped = words.filter((word) => !mistyped.includes(word))
  const places = [...first].filter((place) => others.every((other) => other.has(place)) && asTyped.every((word) => texts[place]?.includes(word)))
  return places
    .toSorted((one, other) => one - other)
    .slice(0, limit)
    .flatMap((place) => sites[place] ?? [])
}

const placesLike = (wordsOfNames: ReadonlyMap<string, readonly number[]>, typed: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const [word, at] of wordsOfNames) {
    if (isOneTypoFrom(word, typed) || (word.length > typed.length && isOneTypoFrom(word.slice(0, typed.length), typed)))
      for (const place of at) places.add(place)
  }
  return places
}
