import type { FluentIcon } from '@fluentui/react-icons'
import { folded } from '#shared/domain/text/folded-text.ts'
import { searchFor, wantedBy } from '#shared/domain/text/typed-search.ts'
import { buildRecordIndex, type Found, foundIn, type RecordIndex, searchRecords } from './record-index.ts'

/** One answer of the palette. */
export interface PaletteEntry {
  readonly key: string
  readonly group:
    | 'Recent'
    | 'Actions'
    | 'Screens'
    | 'Sites'
    | 'People'
    | 'Outlets'
    | 'Invoices'
    | 'Catalogue'
    | 'Templates'
    | 'Pages'
    | 'On this screen'
    | 'Settings'
    | 'Commands'
  readonly label: string
  /** What else people call it: searched, never shown. */
  readonly otherWords?: string
  /** What else it has (phone numbers, email addresses, ids): searched, and shown where it was found. */
  readonly hidden?: readonly (string | null | undefined)[]
  /** A second text at the right: whom it is about, and what of it was found. */
  readonly hint: string
  readonly icon: FluentIcon
  readonly run: () => void
}

export type EntryIndex = RecordIndex<PaletteEntry>

/** Prepares the search in entries of one group. */
export const buildEntryIndex = (entries: readonly PaletteEntry[]): EntryIndex =>
  buildRecordIndex(
    entries,
    ({ label, hint, otherWords, hidden = [] }) => [label, hint, otherWords, ...hidden],
    ({ label, hint, otherWords }) => [label, hint, otherWords],
  )

/** What one place offers: what it finds for a text, of each kind, and the entry of a key. */
export interface EntrySource {
  readonly found: (asked: string) => readonly Found<PaletteEntry>[]
  readonly entryOf: (key: string) => PaletteEntry | undefined
}

/** The entry of a key among those of several groups. */
export const entryIn =
  (indexes: readonly EntryIndex[]): EntrySource['entryOf'] =>
  (key) =>
    indexes.flatMap(({ records }) => records.find((entry) => entry.key === key) ?? [])[0]

/** Entries that are there as they were typed. */
export const asTheyAre = (found: readonly PaletteEntry[]): Found<PaletteEntry> => ({ found, areSimilar: false })

/** At most `limit` entries that have what is typed, as `searchRecords`. Each shows why it was found. */
export const searchEntries = (index: EntryIndex, typed: string, limit = Number.POSITIVE_INFINITY): Found<PaletteEntry> => {
  const { found, areSimilar } = searchRecords(index, typed, limit)
  return { found: found.map((entry) => withReason(entry, typed)), areSimilar }
}

const withReason = (entry: PaletteEntry, typed: string): PaletteEntry => {
  const { label, hint, otherWords = '', hidden = [] } = entry
  const reason = foundIn(typed, `${label} ${hint} ${otherWords}`, hidden)
  return reason === null ? entry : { ...entry, hint: [hint, reason].filter(Boolean).join(' · ') }
}

/** Of each group those that are one typo away, where others are found as they were typed: at most so many. */
const SIMILAR_BESIDE_EXACT = 5

/**
 * Puts what was found for one text into one list: first what is there as it was typed, in the order given, then what is one typo away, of groups that have
 * nothing else.
 */
export const exactFirst = (all: readonly Found<PaletteEntry>[]): readonly PaletteEntry[] => {
  const exact = all.flatMap(({ found, areSimilar }) => (areSimilar ? [] : found))
  const groups = new Set(exact.map(({ group }) => group))
  const similar = all
    .filter(({ areSimilar }) => areSimilar)
    .map(({ found }) => found.filter(({ group }) => !groups.has(group)))
    .flatMap((found) => (exact.length > 0 ? found.slice(0, SIMILAR_BESIDE_EXACT) : found))
  return [...exact, ...similar]
}

/** How well a name fits what was typed: 0 it is the name, 1 the name begins with it, 2 each typed word begins a word of it, 3 none of these. */
const fitOf = (typed: string, name: string): number => {
  const { words: asked } = wantedBy(typed)
  const [start, called] = [asked.join(' '), folded(name)]
  if (start === '' || called === start) return 0
  if (called.startsWith(start)) return 1
  const words = called.split(/[^\p{L}\p{N}]+/u)
  return asked.every((word) => words.some((other) => other.startsWith(word))) ? 2 : 3
}

const screenFit = (typed: string, { label, otherWords }: PaletteEntry): number =>
  Math.min(fitOf(typed, label), otherWords === undefined ? 3 : fitOf(typed, otherWords))

/** The screens that have the typed words, the best name first. `isNamed`: one of them is called so, rather than only holding the letters. */
export const screensLike = (typed: string, screens: readonly PaletteEntry[]): { readonly entries: readonly PaletteEntry[]; readonly isNamed: boolean } => {
  const isFound = searchFor(typed)
  const found = screens.filter(({ label, otherWords, key }) => isFound(label, otherWords, key)).map((entry) => ({ entry, fit: screenFit(typed, entry) }))
  return { entries: found.toSorted((one, other) => one.fit - other.fit).map(({ entry }) => entry), isNamed: found.some(({ fit }) => fit < 3) }
}

/** What was found of groups, that with the best name first; as given where none is better. */
export const bestGroupFirst = (typed: string, groups: readonly Found<PaletteEntry>[]): readonly Found<PaletteEntry>[] => {
  const ranked = groups.map((group) => ({ group, fit: Math.min(...group.found.map(({ label }) => fitOf(typed, label))) }))
  return ranked.toSorted((one, other) => one.fit - other.fit).map(({ group }) => group)
}
