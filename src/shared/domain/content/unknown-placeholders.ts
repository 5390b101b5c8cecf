import type { Placeholder } from './template.ts'

/** A token that no placeholder of the scope has, and the placeholder that it resembles most. */
interface UnknownPlaceholder {
  readonly written: string
  readonly nearest: Placeholder
}

const TOKEN = /(?<![\p{L}\p{N}_])_\p{L}+(?:_\p{L}+)*_(?![\p{L}\p{N}_])/gu
/** WhatsApp renders `_thanks_` in italics, so a plain word counts only if it is close to a placeholder. */
const LOOKS_LIKE_TOKEN = /\p{L}_\p{L}|\p{Ll}\p{Lu}/u

/** The tokens of a text that are no placeholders, each once: they would be sent as they are written. */
export const unknownPlaceholders = (text: string, placeholders: readonly Placeholder[]): readonly UnknownPlaceholder[] =>
  [...new Set(text.match(TOKEN))].flatMap((written): readonly UnknownPlaceholder[] => {
    if (placeholders.some(({ token }) => token === written)) return []
    const [first] = placeholders
      .map((nearest) => ({ nearest, away: distance(plain(written), plain(nearest.token)) }))
      .toSorted((one, other) => one.away - other.away)
    if (first === undefined) return []
    const isClose = first.away <= Math.max(1, Math.floor(plain(written).length / 3))
    return isClose || LOOKS_LIKE_TOKEN.test(written) ? [{ written, nearest: first.nearest }] : []
  })

/** Warning to show below a text; null if every token is a placeholder. */
export const unknownPlaceholderText = (text: string, placeholders: readonly Placeholder[]): string | null => {
  const unknown = unknownPlaceholders(text, placeholders)
  if (unknown.length === 0) return null
  return unknown.map(({ written, nearest }) => `${written} is not a placeholder and is sent as it is. The nearest one is ${nearest.token}.`).join(' ')
}

const plain = (token: string): string => token.replaceAll('_', '').toLowerCase()

/** Levenshtein distance. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [at, letter] of Array.from(one).entries()) {
    const next = [at + 1]
    for (let place = 1; place <= other.length; place++) {
      const replaced = (row[place - 1] ?? 0) + (letter === other[place - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[place] ?? 0) + 1, (next[place - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}
