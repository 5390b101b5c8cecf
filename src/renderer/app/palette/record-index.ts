import { folded } from '#shared/domain/text/folded-text.ts'
import { searchedText, startsOneTypoFrom, wantedBy } from '#shared/domain/text/typed-search.ts'

/** The searchable texts of many records, built once so that a keystroke only compares texts. */
export interface RecordIndex<Row> {
  readonly records: readonly Row[]
  /** Fields of one record, each between line ends, so that the start of a field differs from its middle. */
  readonly texts: readonly string[]
  /** Where each word of the names stands: places of records. Made when a search finds nothing for the first time. */
  readonly wordsOfNames: () => WordsOfNames
  /** The places of the records that have every word, in order. One more letter looks only there. */
  readonly having: (words: readonly string[], limit: number) => Having
  /** Whether no record has a word anywhere. */
  readonly isUnknown: (word: string) => boolean
}

interface Having {
  readonly places: readonly number[]
  /** Of them those with a field that starts with the first word, at most as many as were asked for. */
  readonly starting: readonly number[]
}

type PlacesOfWords = ReadonlyMap<string, readonly number[]>

/** Apart, as there may be as many numbers as records, and none of them is one typo from a word. */
interface WordsOfNames {
  readonly numeric: PlacesOfWords
  readonly others: PlacesOfWords
}

/** What a search found. */
export interface Found<Row> {
  readonly found: readonly Row[]
  /** Nothing is there as it was typed: these are one typo away. */
  readonly areSimilar: boolean
}

type Texts = readonly (string | null | undefined)[]

const FIELD_START = '\n'
/** A shorter word is too close to too many others. */
const SHORTEST_WITH_TYPO = 4
/** Matches short words by their first letter: it is rarely mistyped, and "bulk" must not find Kulkarni. */
const LONGEST_OF_SURE_START = 4
const NUMERIC = /^\p{N}+$/u
/** Words of which it is remembered whether any record has them. */
const MOST_REMEMBERED = 1000

/**
 * Prepares the search in records. 100,000 sites take about 0.1 s, once.
 * @param fieldsOf everything that is searched as it is typed
 * @param namesOf those fields in which a typo is forgiven
 */
export const buildRecordIndex = <Row>(records: readonly Row[], fieldsOf: (record: Row) => Texts, namesOf: (record: Row) => Texts): RecordIndex<Row> => {
  let words: WordsOfNames | undefined
  const texts = records.map((record) =>
    fieldsOf(record)
      .map((field) => `${FIELD_START}${searchedText(field ?? '')}`)
      .join(''),
  )
  return {
    records,
    texts,
    wordsOfNames: () => (words ??= placesOfWords(records.map(namesOf))),
    having: narrowing(texts),
    isUnknown: unknownWords(texts),
  }
}

/**
 * At most `limit` records that have every word that is typed, in any order, or the phone number in whatever notation. A field that starts with the first word
 * comes before one that has it inside. Where nothing is found, one typo in a word is forgiven.
 */
export const searchRecords = <Row>(index: RecordIndex<Row>, typed: string, limit: number): Found<Row> => {
  const { words, number } = wantedBy(typed)
  if (words.length === 0) return { found: [], areSimilar: false }
  const { places, starting: first } = index.having(words, limit)
  const recordAt = (place: number): readonly Row[] => index.records.slice(place, place + 1)
  const inside = first.length === limit ? [] : placesBut(places, new Set(first), limit - first.length)
  const found = [...first, ...inside]
  if (number === null) {
    const similar = found.length > 0 ? [] : placesOfSimilar(index, words, limit)
    return { found: [...found, ...similar].flatMap(recordAt), areSimilar: similar.length > 0 }
  }
  const numbered = placesWith(index.texts, [number], null, 0).places
  return { found: [...new Set([...found, ...numbered])].slice(0, limit).flatMap(recordAt), areSimilar: false }
}

/**
 * Of the texts that are not on screen, the one that was found: why it matched. Null where what is on screen says so.
 * @param shown what is on screen of the record
 */
export const foundIn = (typed: string, shown: string, hidden: Texts): string | null => {
  const { words, number } = wantedBy(typed)
  const onScreen = folded(shown)
  const wanted = [...words.filter((word) => !onScreen.includes(word)), ...(number === null ? [] : [number])]
  const has = (text: string): boolean => !shown.includes(text) && wanted.some((word) => searchedText(text).includes(word))
  return hidden.find((text) => text !== null && text !== undefined && text !== '' && has(text)) ?? null
}

/** The texts that have every word, of all or of those at `among`; see `Having`. In one loop, as each key may have to look through every text. */
const placesWith = (texts: readonly string[], words: readonly string[], among: readonly number[] | null, limit: number): Having => {
  const [first = '', ...others] = words
  const [places, starting]: [number[], number[]] = [[], []]
  const count = (among ?? texts).length
  for (let index = 0; index < count; index++) {
    const place = among === null ? index : (among[index] ?? 0)
    const text = texts[place] ?? ''
    const at = text.indexOf(first)
    if (at === -1 || !others.every((word) => text.includes(word))) continue
    places.push(place)
    if (starting.length < limit && startsField(text, first, at)) starting.push(place)
  }
  return { places, starting }
}

/** Whether a field starts with a word that stands at `at` for the first time. */
const startsField = (text: string, word: string, at: number): boolean => {
  let found = at
  while (found > 0 && text[found - 1] !== FIELD_START) found = text.indexOf(word, found + 1)
  return found > 0
}

const placesBut = (places: readonly number[], but: ReadonlySet<number>, limit: number): readonly number[] => {
  const others: number[] = []
  for (const place of places) {
    if (others.length === limit) break
    if (!but.has(place)) others.push(place)
  }
  return others
}

const placesOfWords = (names: readonly Texts[]): WordsOfNames => {
  const [numeric, others] = [new Map<string, number[]>(), new Map<string, number[]>()]
  for (const [place, texts] of names.entries()) {
    const words = new Set(texts.flatMap((name) => folded(name ?? '').split(/[^\p{L}\p{N}]+/u)))
    for (const word of words) {
      if (word.length < SHORTEST_WITH_TYPO - 1) continue
      const places = NUMERIC.test(word) ? numeric : others
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else known.push(place)
    }
  }
  return { numeric, others }
}

/** Whether whatever has the longer words has the shorter ones as well. */
const goesOn = (before: readonly string[], words: readonly string[]): boolean => before.length > 0 && before.every((word, at) => words[at]?.startsWith(word))

/** Looks through all texts, or, where the words go on from those of the time before, through what they left. */
const narrowing = (texts: readonly string[]): RecordIndex<unknown>['having'] => {
  let last: { readonly words: readonly string[]; readonly places: readonly number[] } = { words: [], places: [] }
  return (words, limit) => {
    const having = placesWith(texts, words, goesOn(last.words, words) ? last.places : null, limit)
    last = { words, places: having.places }
    return having
  }
}

/** Remembers which words no text has: each of their longer ones is not there either. */
const unknownWords = (texts: readonly string[]): RecordIndex<unknown>['isUnknown'] => {
  const known = new Map<string, boolean>()
  const isKnown = (word: string): boolean => {
    for (let length = SHORTEST_WITH_TYPO; length < word.length; length++) if (known.get(word.slice(0, length)) === false) return false
    return known.get(word) ?? texts.some((haystack) => haystack.includes(word))
  }
  return (word) => {
    const answer = isKnown(word)
    if (known.size > MOST_REMEMBERED) known.clear()
    known.set(word, answer)
    return !answer
  }
}

/** Where each word stands as it is typed, or in a name with one typo, whole or as the beginning of a longer one. */
const placesOfSimilar = <Row>({ texts, wordsOfNames, isUnknown }: RecordIndex<Row>, words: readonly string[], limit: number): readonly number[] => {
  const mistyped = words.filter(isUnknown)
  if (mistyped.length === 0 || mistyped.some((word) => word.length < SHORTEST_WITH_TYPO)) return []
  const [first = new Set<number>(), ...others] = mistyped.map((word) => placesLike(wordsOfNames(), word))
  const asTyped = words.filter((word) => !mistyped.includes(word))
  const places = [...first].filter((place) => others.every((other) => other.has(place)) && asTyped.every((word) => texts[place]?.includes(word)))
  return places.toSorted((one, other) => one - other).slice(0, limit)
}

const placesLike = ({ numeric, others }: WordsOfNames, typed: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const [word, at] of NUMERIC.test(typed) ? numeric : others) {
    if (typed.length <= LONGEST_OF_SURE_START && word[0] !== typed[0]) continue
    if (startsOneTypoFrom(word, typed)) for (const place of at) places.add(place)
  }
  return places
}
