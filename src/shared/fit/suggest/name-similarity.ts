/** `siteOption`, `site_option` and `SiteOption`: site, option. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .trim()
    .toLowerCase()
    .split(' ')

const SHORTEST_ABBREVIATION = 3

/** 1: the same word; less for one that begins the other, as `acc` and `account`. */
function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_ABBREVIATION && long.startsWith(short) ? 0.8 : 0
}

/** Similarity of two names from 0 to 1, by the words that they share. */
export function nameSimilarity(one: string, other: string): number {
  const [words, others] = [wordsOf(one), wordsOf(other)]
  const left = [...others]
  let shared = 0
  for (const word of words) {
    const [best = 0, place = -1] = left.map((each, at) => [wordSimilarity(word, each), at] as const).toSorted(([a], [b]) => b - a)[0] ?? []
    if (best === 0) continue
    shared += best
    left.splice(place, 1)
  }
  return (2 * shared) / (words.length + others.length)
}
