import { searchedText, startsOneTypoFrom, wantedBy } from '#shared/domain/text/typed-search.ts'

/** The searchable texts of many records in lower case, built once so that a keystroke only compares texts. */
export interface RecordIndex<Row> {
  readonly records: readonly Row[]
  /** Fields of one record, each between line ends, so that the start of a field differs from its middle. */
  readonly texts: readonly string[]
  /** Where each word of the names stands: places of records. Made when a search finds nothing for the first time. */
  readonly wordsOfNames: () => ReadonlyMap<string, readonly number[]>
  /** The places of the records that have every word, in order; those with a field that starts with the first of them apart. One more letter looks only there. */
  readonly having: (words: readonly string[]) => Having
  /** Whether no record has a word anywhere. */
  readonly isUnknown: (word: string) => boolean
}

interface Having {
  readonly starting: readonly number[]
  readonly places: readonly number[]
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
/** Words of which it is remembered whether any record has them. */
const MOST_REMEMBERED = 1000

/**
 * Prepares the search in records. 100,000 sites take about 0.1 s, once.
 * @param fieldsOf everything that is searched as it is typed
 * @param namesOf those fields in which a typo is forgiven
 */
export const buildRecordIndex = <Row>(records: readonly Row[], fieldsOf: (record: Row) => Texts, namesOf: (record: Row) => Texts): RecordIndex<Row> => {
  let words: ReadonlyMap<string, readonly number[]> | undefined
  const texts = records.map((record) =>
    fieldsOf(record)
      .map((field) => `${FIELD_START}${searchedText(field ?? '')}`.toLowerCase())
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
  const { starting, places } = index.having(words)
  const recordAt = (place: number): readonly Row[] => index.records.slice(place, place + 1)
  const first = starting.slice(0, limit)
  const inside = first.length === limit ? [] : placesBut(places, new Set(first), limit - first.length)
  const found = [...first, ...inside]
  if (number === null) {
    const similar = found.length > 0 ? [] : placesOfSimilar(index, words, limit)
    return { found: [...found, ...similar].flatMap(recordAt), areSimilar: similar.length > 0 }
  }
  const numbered = index.texts.flatMap((haystack, place) => (haystack.includes(number) ? [place] : []))
  return { found: [...new Set([...found, ...numbered])].slice(0, limit).flatMap(recordAt), areSimilar: false }
}

/**
 * Of the texts that are not on screen, the one that was found: why it matched. Null where what is on screen says so.
 * @param shown what is on screen of the record
 */
export const foundIn = (typed: string, shown: string, hidden: Texts): string | null => {
  const { words, number } = wantedBy(typed)
  const onScreen = shown.toLowerCase()
  const wanted = [...words.filter((word) => !onScreen.includes(word)), ...(number === null ? [] : [number])]
  const has = (text: string): boolean => !shown.includes(text) && wanted.some((word) => searchedText(text).toLowerCase().includes(word))
  return hidden.find((text) => text !== null && text !== undefined && text !== '' && has(text)) ?? null
}

const placesBut = (places: readonly number[], but: ReadonlySet<number>, limit: number): readonly number[] => {
  const others: number[] = []
  for (const place of places) {
    if (others.length === limit) break
    if (!but.has(place)) others.push(place)
  }
  return others
}

const placesOfWords = (names: readonly Texts[]): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>()
  for (const [place, texts] of names.entries()) {
    const words = new Set(texts.flatMap((name) => (name ?? '').toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    for (const word of words) {
      if (word.length < SHORTEST_WITH_TYPO - 1) continue
      const known = places.get(word)
      if (known === undefined) places.set(word, [place])
      else known.push(place)
    }
  }
  return places
}

/** Whether whatever has the longer words has the shorter ones as well. */
const goesOn = (before: readonly string[], words: readonly string[]): boolean => before.length > 0 && before.every((word, at) => words[at]?.startsWith(word))

/** Looks through all texts, or, where the words go on from those of the time before, through what they left. */
const narrowing = (texts: readonly string[]): RecordIndex<unknown>['having'] => {
  const everywhere = [...texts.keys()]
  let last: { readonly words: readonly string[]; readonly having: Having } = { words: [], having: { starting: everywhere, places: everywhere } }
  return (words) => {
    const from = goesOn(last.words, words) ? last.having : { starting: everywhere, places: everywhere }
    const start = FIELD_START + (words[0] ?? '')
    const hasAll = (place: number): boolean => words.every((word) => texts[place]?.includes(word))
    const places = from.places.filter(hasAll)
    const among = from.starting.length < places.length ? from.starting.filter(hasAll) : places
    const having = { starting: among.filter((place) => texts[place]?.includes(start)), places }
    last = { words, having }
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

const placesLike = (wordsOfNames: ReadonlyMap<string, readonly number[]>, typed: string): ReadonlySet<number> => {
  const places = new Set<number>()
  for (const [word, at] of wordsOfNames) {
    if (startsOneTypoFrom(word, typed)) for (const place of at) places.add(place)
  }
  return places
}
