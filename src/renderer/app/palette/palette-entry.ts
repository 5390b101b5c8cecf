import type { FluentIcon } from '@fluentui/react-icons'

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
  /** A second text at the right: whom it is about, and what of it was found. */
  readonly hint: string
  readonly icon: FluentIcon
  readonly run: () => void
}

/** Whether texts hold every word that was typed, in any order. */
export const matchesWords = (typed: string, ...texts: readonly string[]): boolean => {
  const haystack = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** How well a name fits what was typed: 0 it is the name, 1 the name begins with it, 2 each typed word begins a word of it, 3 none of these. */
const fitOf = (typed: string, name: string): number => {
  const [asked, called] = [typed.toLowerCase(), name.toLowerCase()]
  if (asked === '' || called === asked) return 0
  if (called.startsWith(asked)) return 1
  const words = called.split(/[^\p{L}\p{N}]+/u)
  return asked.split(/\s+/).every((word) => words.some((other) => other.startsWith(word))) ? 2 : 3
}

const screenFit = (typed: string, { label, otherWords }: PaletteEntry): number =>
  Math.min(fitOf(typed, label), otherWords === undefined ? 3 : fitOf(typed, otherWords))

/** The screens that have the typed words, the best name first. `isNamed`: one of them is called so, rather than only holding the letters. */
export const screensLike = (typed: string, screens: readonly PaletteEntry[]): { readonly entries: readonly PaletteEntry[]; readonly isNamed: boolean } => {
  const found = screens
    .filter(({ label, otherWords = '', key }) => matchesWords(typed, label, otherWords, key))
    .map((entry) => ({ entry, fit: screenFit(typed, entry) }))
  return { entries: found.toSorted((one, other) => one.fit - other.fit).map(({ entry }) => entry), isNamed: found.some(({ fit }) => fit < 3) }
}

/** The entries of groups, that with the best name first; as given where none is better. */
export const bestGroupFirst = (typed: string, groups: readonly (readonly PaletteEntry[])[]): readonly PaletteEntry[] => {
  const ranked = groups.map((entries) => ({ entries, fit: Math.min(...entries.map(({ label }) => fitOf(typed, label))) }))
  return ranked.toSorted((one, other) => one.fit - other.fit).flatMap(({ entries }) => entries)
}
