/** Texts up to this length are shown whole, characters. */
const WHOLE = 300
/** What is shown around the part that differs, and of that part at most. */
const AROUND = 40
const MOST = 1500

/** How many characters texts have in common, from the start or, `atEnd`, from the end. */
const inCommon = (texts: readonly string[], atEnd: boolean): number => {
  const shortest = Math.min(...texts.map(({ length }) => length))
  for (let count = 0; count < shortest; count++) {
    if (new Set(texts.map((text) => text[atEnd ? text.length - 1 - count : count])).size > 1) return count
  }
  return shortest
}

/**
 * The parts of long texts in which they differ, such as of pages of thousands of lines: what is the same at both ends is left out, but for a little around.
 * Short texts stay whole. Not for saving.
 */
export const excerpts = (texts: readonly string[]): readonly string[] => {
  if (texts.every(({ length }) => length <= WHOLE)) return texts
  const start = Math.max(0, inCommon(texts, false) - AROUND)
  const rest = texts.map((text) => text.slice(start))
  const end = Math.max(0, inCommon(rest, true) - AROUND)
  return rest.map((text) => {
    const differing = text.slice(0, Math.max(0, text.length - end))
    const shown = differing.length > MOST ? differing.slice(0, MOST) : differing
    return `${start > 0 ? '… ' : ''}${shown}${end > 0 || differing.length > MOST ? ' …' : ''}`
  })
}
