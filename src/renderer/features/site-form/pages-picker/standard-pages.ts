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
