import { searchedText, wantedBy } from '#shared/domain/text/typed-search.ts'
import { SearchTexts } from './search-texts.ts'
import type { SimilarRows, similarRows } from './similar-rows.ts'

/** How one filter decides about a row. */
export type Criterion<Row, Value> =
  | {
      /**
       * A row is kept when one of its texts contains the bare text of what is typed (see `wantedBy`), or the phone
       * number in whatever notation. Where no row
       * does, those that have every word of it, in any order.
       */
      readonly kind: 'text'
      readonly text: (row: Row) => Texts
    }
  | {
      /** A row is kept when its value (one of its values) is among the chosen ones; nothing chosen keeps every row. */
      readonly kind: 'choice'
      readonly value: (row: Row) => Texts
    }
  | {
      /** Anything else; `isSet` says whether the value filters at all. */
      readonly kind: 'test'
      readonly isSet: (value: Value) => boolean
      readonly test: (row: Row, value: Value) => boolean
    }

export type Texts = string | null | undefined | readonly (string | null | undefined)[]

/** A filter without a criterion (one that another component applies) keeps every row. */
export type Criteria<Row, Filters extends object> = { readonly [Name in keyof Filters]?: Criterion<Row, Filters[Name]> }

/**
 * The text filter in which one typo in a word is forgiven where nothing is found otherwise, and how: for a list that
 * says so.
 */
export interface Forgiving<Filters extends object> {
  readonly filter: keyof Filters
  readonly search: typeof similarRows
}

export interface RowFilter<Filters extends object> {
  /**
   * Ascending indexes of the rows for which every set filter holds; `undefined` when none is set (all rows). The same
   * array for the same answer.
   */
  readonly apply: (filters: Filters, forgiving?: Forgiving<Filters>) => Uint32Array | undefined
  /** The rows for which every set filter but the named one holds; `undefined`: all rows. */
  readonly others: (filters: Filters, but: keyof Filters, forgiving?: Forgiving<Filters>) => Uint32Array | undefined
  /** Whether no row has what is typed in the forgiving filter, and those that pass it have it with a typo. */
  readonly areSimilar: (filters: Filters, forgiving: Forgiving<Filters>) => boolean
  /** Folds texts ahead of the first keystroke for as long as `hasTime` says; `true` once all are done. */
  readonly prepare: (hasTime: () => boolean) => boolean
}

/** One criterion over all rows: `undefined` when the value does not filter. */
interface CompiledFilter {
  readonly pass: (value: unknown, similar?: typeof similarRows) => Uint32Array | undefined
  /** Whether the rows that pass are those of a typo. */
  readonly isSimilar?: (value: unknown, similar: typeof similarRows) => boolean
  readonly prepare: (hasTime: () => boolean) => boolean
}

/**
 * Prepares `rows` for filtering at every keystroke: 100,000 rows within a frame. Do it once per array of rows (see `useRowFilter`).
 * Each criterion keeps its last answers, so a keystroke costs the filter that changed, and a longer text only looks at what the shorter one left.
 */
export function createRowFilter<Row, Filters extends object>(rows: readonly Row[], criteria: Criteria<Row, Filters>): RowFilter<Filters> {
  const names = Object.keys(criteria) as (keyof Filters & string)[]
  const sieves = new Map(
    names.flatMap((name) => {
      const criterion = criteria[name]
      return criterion === undefined ? [] : [[name, sieveOf(rows, criterion as Criterion<Row, unknown>)] as const]
    }),
  )
  let lastParts: readonly Uint32Array[] = []
  let lastAnswer: Uint32Array | undefined
  const partsOf = (filters: Filters, forgiving?: Forgiving<Filters>, but?: keyof Filters): readonly Uint32Array[] =>
    [...sieves].flatMap(([name, sieve]) => (name === but ? [] : (sieve.pass(filters[name], name === forgiving?.filter ? forgiving.search : undefined) ?? [])))

  return {
    others: (filters, but, forgiving) => intersection(partsOf(filters, forgiving, but)),
    areSimilar: (filters, { filter, search }) => sieves.get(filter as keyof Filters & string)?.isSimilar?.(filters[filter], search) === true,
    apply: (filters, forgiving) => {
      const parts = partsOf(filters, forgiving)
      if (parts.length === lastParts.length && parts.every((part, index) => part === lastParts[index])) return lastAnswer
      lastParts = parts
      lastAnswer = intersection(parts)
      return lastAnswer
    },
    prepare: (hasTime) => {
      for (const sieve of sieves.values()) if (!sieve.prepare(hasTime)) return false
      return true
    },
  }
}

function sieveOf<Row>(rows: readonly Row[], criterion: Criterion<Row, unknown>): CompiledFilter {
  if (criterion.kind === 'text') return textFilter(rows, criterion.text)
  if (criterion.kind === 'choice') return choiceFilter(rows, criterion.value)
  const { isSet, test } = criterion
  return onceForEach((value) => (isSet(value) ? indexesWhere(rows.length, (index) => test(rows[index] as Row, value)) : undefined))
}

const KEPT_ANSWERS = 12

const NO_ROWS = new Uint32Array(0)

interface TextAnswer {
  /** The bare text. */
  readonly typed: string
  readonly kept: Uint32Array
  /**
   * How a longer text begins with this answer; null: not at all, as what has a number need not have the text that
   * leads to it.
   */
  readonly narrows: 'text' | 'words' | null
  /** Where nothing has it as it is typed: what has it with a typo. Looked for when first asked for. */
  readonly similar: (search: typeof similarRows) => Uint32Array
}

function textFilter<Row>(rows: readonly Row[], text: (row: Row) => Texts): CompiledFilter {
  const texts = new SearchTexts(rows.length, (index) => searchable(text(rows[index] as Row)))
  // Each answer belongs to a text that the next one extends: typing narrows the last answer, Backspace finds the one before.
  const answers: TextAnswer[] = []
  const find = (wanted: string, among: Uint32Array | undefined): Uint32Array => {
    const found = scratchFor(rows.length)
    return found.slice(0, texts.find(wanted, among, found))
  }
  /** The longest word first: it leaves the fewest rows. */
  const withWords = (words: readonly string[], among: Uint32Array | undefined): Uint32Array =>
    words.toSorted((one, other) => other.length - one.length).reduce<Uint32Array | undefined>((kept, word) => find(word, kept), among) as Uint32Array
  /** The rows with the text as it is typed; where there is none, those with all its words. */
  const asTyped = (typed: string, words: readonly string[], nearest: TextAnswer | undefined): Pick<TextAnswer, 'kept' | 'narrows'> => {
    // Where a shorter text was found nowhere, a longer one is not either.
    if (nearest?.narrows === 'words') return { kept: withWords(words, nearest.kept), narrows: 'words' }
    const kept = find(typed, nearest?.narrows === 'text' ? nearest.kept : undefined)
    return kept.length > 0 || words.length === 1 ? { kept, narrows: 'text' } : { kept: withWords(words, undefined), narrows: 'words' }
  }
  let similar: SimilarRows | undefined
  const answerTo = (value: unknown): TextAnswer | undefined => {
    const { words, number } = wantedBy(typeof value === 'string' ? value : '')
    if (words.length === 0) return undefined
    const typed = words.join(' ')
    texts.prepare(() => true)
    while (answers.length > 0 && !typed.includes(answers.at(-1)?.typed ?? '')) answers.pop()
    const nearest = answers.at(-1)
    if (nearest?.typed === typed) return nearest
    const { kept: asIs, narrows } = asTyped(typed, words, nearest)
    const kept = number === null ? asIs : inEither(asIs, withWords([number], undefined))
    let alike: Uint32Array | undefined = number === null && kept.length === 0 ? undefined : NO_ROWS
    const likeIt: TextAnswer['similar'] = (search) => {
      similar ??= search({ texts, count: rows.length, find })
      alike ??= similar(words)
      return alike
    }
    const answer = { typed, kept, narrows: number === null ? narrows : null, similar: likeIt }
    if (answers.length === KEPT_ANSWERS) answers.shift()
    answers.push(answer)
    return answer
  }
  return {
    prepare: (hasTime) => texts.prepare(hasTime),
    pass: (value, search) => {
      const answer = answerTo(value)
      const alike = search === undefined ? undefined : answer?.similar(search)
      return alike === undefined || alike.length === 0 ? answer?.kept : alike
    },
    isSimilar: (value, search) => (answerTo(value)?.similar(search).length ?? 0) > 0,
  }
}

/** All texts in one string, each once, on lines of their own so that no match spans two. */
function searchable(texts: Texts): string {
  if (!Array.isArray(texts)) return searchedText((texts ?? '') as string)
  let joined = ''
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index] as string | null | undefined
    if (text !== null && text !== undefined && text !== '' && texts.indexOf(text) === index) joined += `${joined === '' ? '' : '\n'}${searchedText(text)}`
  }
  return joined
}

function choiceFilter<Row>(rows: readonly Row[], value: (row: Row) => Texts): CompiledFilter {
  return onceForEach((chosen) => {
    const choices = new Set<unknown>(Array.isArray(chosen) ? chosen : chosen === null || chosen === undefined || chosen === '' ? [] : [chosen])
    if (choices.size === 0) return undefined
    return indexesWhere(rows.length, (index) => {
      const own = value(rows[index] as Row)
      return Array.isArray(own) ? own.some((one) => choices.has(one)) : choices.has(own)
    })
  })
}

/** Filter values are immutable, so the same value means the same answer. */
function onceForEach(pass: (value: unknown) => Uint32Array | undefined): CompiledFilter {
  let last: { value: unknown; kept: Uint32Array | undefined } | undefined
  return {
    prepare: () => true,
    pass: (value) => {
      if (last === undefined || !isSameValue(last.value, value)) last = { value, kept: pass(value) }
      return last.kept
    },
  }
}

/** Arrays by their members: the address gives a new array of choices at every read. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  return Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((member, index) => Object.is(member, other[index]))
}

/**
 * Room for the answers being made: a new array of all rows for each would have garbage collected in the middle of
 * typing.
 */
let scratch = new Uint32Array(0)

function scratchFor(count: number): Uint32Array {
  if (scratch.length < count) scratch = new Uint32Array(count)
  return scratch
}

function indexesWhere(count: number, keep: (index: number) => boolean): Uint32Array {
  const kept = scratchFor(count)
  let length = 0
  for (let index = 0; index < count; index++) if (keep(index)) kept[length++] = index
  return kept.slice(0, length)
}

/** What is in one or the other of two ascending arrays, ascending. */
function inEither(one: Uint32Array, other: Uint32Array): Uint32Array {
  return Uint32Array.from(new Set([...one, ...other])).sort()
}

/** What ascending arrays have in common, ascending; `undefined` for none at all. */
function intersection(parts: readonly Uint32Array[]): Uint32Array | undefined {
  const [shortest, ...others] = parts.toSorted((one, other) => one.length - other.length)
  return others.reduce<Uint32Array | undefined>((common, part) => common && inBoth(common, part), shortest)
}

function inBoth(one: Uint32Array, other: Uint32Array): Uint32Array {
  const common = scratchFor(Math.min(one.length, other.length))
  let length = 0
  for (let left = 0, right = 0; left < one.length && right < other.length; ) {
    const difference = (one[left] as number) - (other[right] as number)
    if (difference === 0) common[length++] = one[left] as number
    if (difference <= 0) left++
    if (difference >= 0) right++
  }
  return common.slice(0, length)
}
