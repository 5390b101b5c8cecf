import type { FluentIcon } from '@fluentui/react-icons'
import type { Screen } from '#patterns/screens/screen.ts'
import type { SiteHit } from './site-index.ts'

/** One line of the palette. */
export interface PaletteEntry {
  readonly key: string
  readonly group: 'Screens' | 'Sites' | 'Commands'
  readonly label: string
  /** A second text at the right: a domain, a path. */
  readonly hint: string
  readonly icon: FluentIcon
  readonly run: () => void
}

/** The address that shows one site in the list: filtered to its domain, its details open. */
export const addressOfSite = (site: SiteHit): string => {
  const search = new URLSearchParams({ ...(site.domain === '' ? {} : { q: site.domain }), peek: site.siteId })
  return `/?${search}`
}

/** What the palette calls a screen: as the menu does where it has an item. */
export const screenLabel = (screen: Screen): string => screen.menu?.label ?? screen.name ?? screen.title

/** Whether every word typed is part of one of the texts. */
export const matchesWords = (typed: string, ...texts: readonly string[]): boolean => {
  const haystack = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
