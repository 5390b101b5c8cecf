/** The place of each row's value among the values of its column, from 0; equal values share one. A row without a value has `distinct`. */
export interface Ranks {
  readonly places: Uint32Array
  /** How many places there are. */
  readonly distinct: number
}

/** Work that is done in parts of a millisecond or so: each `next` does one. */
export type InParts<Result> = Generator<undefined, Result>

const collator = new Intl.Collator('en')
const compareTexts = collator.compare

/** Rows or values that one part takes. */
const PART = 2048
/** Values that are sorted at a time where the work has to let go, before such runs are merged. */
const RUN = 2048

/**
 * The ranks of texts as people sort them; null is no value.
 * @param isHurried somebody waits: all at once is faster than in parts
 */
export function* rankTexts(values: readonly (string | null)[], isHurried: boolean): InParts<Ranks> {
  const placeOfText = new Map<string, number>()
  for (let row = 0; row < values.length; row++) {
    if (row % PART === PART - 1) yield
    const value = values[row]
    if (typeof value === 'string') placeOfText.set(value, 0)
  }
  const sorted = yield* sortedTexts([...placeOfText.keys()], isHurried ? placeOfText.size : RUN)
  let place = -1
  for (let at = 0; at < sorted.length; at++) {
    if (at % PART === PART - 1) yield
    const text = sorted[at] as string
    // Letters that sort alike may be written in two ways.
    if (at === 0 || compareTexts(sorted[at - 1] as string, text) !== 0) place += 1
    placeOfText.set(text, place)
  }
  const distinct = place + 1
  const places = new Uint32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    if (row % PART === PART - 1) yield
    places[row] = placeOfText.get(values[row] as string) ?? distinct
  }
  return { places, distinct }
}

/** By merging runs: a sort of the engine would not let go before it is done. */
function* sortedTexts(texts: readonly string[], ofRun: number): InParts<readonly string[]> {
  if (ofRun >= texts.length) return texts.toSorted(compareTexts)
  let from: string[] = []
  for (let start = 0; start < texts.length; start += ofRun) {
    from.push(...texts.slice(start, start + ofRun).sort(compareTexts))
    yield
  }
  for (let run = ofRun; run < from.length; run *= 2) {
    const into: string[] = []
    for (let start = 0; start < from.length; start += 2 * run) yield* merge(from, into, start, start + run, Math.min(start + 2 * run, from.length))
    from = into
  }
  return from
}

/** Adds to `into` what is in the two sorted runs of `from` that begin at `start` and at `middle`. */
function* merge(from: readonly string[], into: string[], start: number, middle: number, end: number): InParts<undefined> {
  const leftEnd = Math.min(middle, end)
  let left = start
  let right = leftEnd
  for (let at = start; at < end; at++) {
    if (at % PART === PART - 1) yield
    const takesLeft = right >= end || (left < leftEnd && compareTexts(from[left] as string, from[right] as string) <= 0)
    into.push((takesLeft ? from[left++] : from[right++]) as string)
  }
  return undefined
}

/** The ranks of numbers; NaN is no value. */
export function* rankNumbers(values: Float64Array): InParts<Ranks> {
  const sorted = values.filter((value) => !Number.isNaN(value)).sort()
  yield
  let distinct = 0
  for (const value of sorted) if (distinct === 0 || value !== sorted[distinct - 1]) sorted[distinct++] = value
  const places = new Uint32Array(values.length)
  for (let row = 0; row < values.length; row++) {
    if (row % PART === PART - 1) yield
    const value = values[row] as number
    places[row] = Number.isNaN(value) ? distinct : placeOf(sorted, distinct, value)
  }
  return { places, distinct }
}

function placeOf(sorted: Float64Array, count: number, value: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Sorts indexes of rows by their places, in one pass for each key; equal rows stay in order, rows without a value come last in both directions. */
export function sortByPlaces(indexes: Uint32Array, { places, distinct }: Ranks, direction: 'ascending' | 'descending'): Uint32Array {
  const starts = new Uint32Array(distinct + 2)
  const keyOf = (index: number): number => {
    const place = places[index] as number
    return direction === 'ascending' || place === distinct ? place : distinct - 1 - place
  }
  for (const index of indexes) starts[keyOf(index) + 1] = (starts[keyOf(index) + 1] as number) + 1
  for (let key = 1; key < starts.length; key++) starts[key] = (starts[key] as number) + (starts[key - 1] as number)
  const sorted = new Uint32Array(indexes.length)
  for (const index of indexes) {
    const key = keyOf(index)
    sorted[starts[key] as number] = index
    starts[key] = (starts[key] as number) + 1
  }
  return sorted
}
