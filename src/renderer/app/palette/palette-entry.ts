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
