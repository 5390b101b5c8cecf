/** Where a value stands: the same place always gets the same value, neighbours get different ones. */
export interface Place {
  /** Index of its record in the list it comes from; 0 for a record that comes alone. */
  readonly record: number
  readonly field: string
}

/** Records of a list that have texts of 10,000 characters; more would only make the answer larger. */
const RECORDS_WITH_LONGEST = 12

const LONGEST = 'W'.repeat(10_000)
const MARKUP = '<h1 style="font-size:900px">Sale</h1><img src=x onerror="document.title=\'ran\'"><script>document.title="ran"</script>&amp;\'"'
/** Every kind of text that a layout or a comparison may stumble over. */
const TEXTS: readonly string[] = [
  LONGEST,
  'Anantapadmanabhaswamydonaudampfschifffahrtsgesellschaftskapitaenswitwe',
  MARKUP,
  `${'مطعم الشرق الأوسط للمأكولات '.repeat(3)}\u202Egpj.exe`,
  `${'e\u0301\u0323\u0302\u0327'.repeat(30)} ${'Z\u0351\u036B\u0343\u036A\u0302\u036B'.repeat(20)}`,
  `${'👩‍👩‍👧‍👦'.repeat(25)} ${'漢字'.repeat(40)}`,
  `line one\nline two\t\u0000\u200B\u2028${' '.repeat(40)}end`,
]

/** Unix seconds: the beginning, the end of year 9999, milliseconds taken for seconds (year 57425), before 1970, and what is no point in time. */
const TIMES: readonly number[] = [0, 253_402_300_799, 1_750_000_000_000, -2_208_988_800, 1_750_000_000, Number.MAX_SAFE_INTEGER]
const INTS: readonly number[] = [2_147_483_647, -2_147_483_648, 0, 1]
/** The largest that JSON carries exactly; two of them add up to more. */
const LARGEST = Number.MAX_SAFE_INTEGER
const LONGS: readonly number[] = [LARGEST, -LARGEST, 0, -1]
const FLOATS: readonly number[] = [Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE, -0.1]

/** The text of a place. */
export const extremeText = (place: Place): string => {
  const text = pick(TEXTS, place)
  return text === LONGEST && place.record >= RECORDS_WITH_LONGEST ? LONGEST.slice(0, 70) : text
}

/** The point in time of a place, unix seconds. */
export const extremeTime = (place: Place): number => pick(TIMES, place)

/** The 32-bit integer of a place. */
export const extremeInt = (place: Place): number => pick(INTS, place)

/** The 53-bit integer of a place. */
export const extremeLong = (place: Place): number => pick(LONGS, place)

/** The fraction of a place. */
export const extremeFloat = (place: Place): number => pick(FLOATS, place)

function pick<Value>(values: readonly Value[], { record, field }: Place): Value {
  let sum = record
  for (const character of field) sum += character.charCodeAt(0)
  const value = values[sum % values.length]
  if (value === undefined) throw new Error('There are no values to choose from')
  return value
}
