import { BEYOND_ASCII, folded } from './folded-text.ts'
import { wantedBy } from './typed-search.ts'

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Fold {
  readonly text: string
  /** For each code unit of `text`, start and end of its letter in the original. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
}

const foldOf = (original: string): Fold => {
  let text = ''
  const [starts, ends]: [number[], number[]] = [[], []]
  for (const { segment, index } of graphemes.segment(original)) {
    const letter = folded(segment)
    text += letter
    for (let unit = 0; unit < letter.length; unit++) {
      starts.push(index)
      ends.push(index + segment.length)
    }
  }
  return { text, starts, ends }
}

/**
 * Finds a folded text in another one, as ranges of the original. @param wanted folded @param most places that are
 * looked for
 */
export const placesOf = (text: string, wanted: string, most: number): readonly (readonly [start: number, end: number])[] => {
  const searched = folded(text)
  if (wanted === '' || !searched.includes(wanted)) return []
  const isAscii = !BEYOND_ASCII.test(text)
  const fold = isAscii ? null : foldOf(text)
  const within = fold?.text ?? searched
  const places: [number, number][] = []
  for (let at = within.indexOf(wanted); at !== -1 && places.length < most; at = within.indexOf(wanted, at + wanted.length)) {
    const end = at + wanted.length
    places.push(fold === null ? [at, end] : [fold.starts[at] as number, fold.ends[end - 1] as number])
  }
  return places
}

/** The first match of a search in a text, or of the first of its words; null if there is none to mark. */
export const firstPlaceFound = (text: string, typed: string): readonly [start: number, end: number] | null => {
  const { words } = wantedBy(typed)
  return [words.join(' '), ...words].flatMap((wanted) => placesOf(text, wanted, 1))[0] ?? null
}
