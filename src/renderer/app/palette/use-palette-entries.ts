import {
  BuildingShopRegular,
  DarkThemeRegular,
  DocumentRegular,
  type FluentIcon,
  KeyboardRegular,
  SignOutRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser, useMayAccess } from '#data/session/current-user.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import type { Screen } from '#patterns/screens/screen.ts'
import { screensOpenTo } from '../routing/screens.ts'
import type { Overlay } from '../shell/shell.tsx'
import { buildSiteIndex, type SiteHit, searchSites } from './site-index.ts'

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

const screenLabel = (screen: Screen): string => screen.menu?.label ?? screen.name ?? screen.title

export const matchesWords = (typed: string, ...texts: readonly string[]): boolean => {
  const haystack = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

const SITES_SHOWN = 50

interface PaletteEntries {
  readonly entries: readonly PaletteEntry[]
  /** The same for another text, worked out now. */
  readonly entriesFor: (typed: string) => readonly PaletteEntry[]
  /** The sites are still on their way: an empty answer says nothing about them yet. */
  readonly isLoadingSites: boolean
}

/** What the palette offers for a typed text: screens the user may open, sites, commands. */
export const usePaletteEntries = (typed: string, onOpen: (overlay: Overlay) => void): PaletteEntries => {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const writePreferences = useWritePreferences()
  const maySeeSites = useMayAccess()({ group: 'site', operation: 'view_site_list' })
  // The list that is on screen or was: opening the palette does not load 100,000 sites again.
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { enabled: maySeeSites, staleTime: Number.POSITIVE_INFINITY })
  const sites = query.data?.getSitesAdmin
  const index = useMemo(() => (sites === undefined ? null : buildSiteIndex(sites)), [sites])

  const screens = useMemo<readonly PaletteEntry[]>(
    () =>
      screensOpenTo(user).map((screen) => ({
        key: screen.path,
        group: 'Screens',
        label: screenLabel(screen),
        hint: screen.path,
        icon: screen.menu?.icon ?? DocumentRegular,
        run: () => void navigate(screen.path),
      })),
    [user, navigate],
  )
  const commands = useMemo<readonly PaletteEntry[]>(
    () => [
      command('Light appearance', WeatherSunnyRegular, () => void writePreferences({ theme: 'light' })),
      command('Dark appearance', DarkThemeRegular, () => void writePreferences({ theme: 'dark' })),
      command('Appearance as the system', DarkThemeRegular, () => void writePreferences({ theme: 'system' })),
      command('Keyboard shortcuts', KeyboardRegular, () => onOpen('shortcuts')),
      command('Sign out', SignOutRegular, signOut),
    ],
    [onOpen, signOut, writePreferences],
  )

  const entriesFor = useCallback(
    (wanted: string) => {
      const text = wanted.trim()
      const hits = index === null ? [] : searchSites(index, text, SITES_SHOWN)
      const found = hits.map<PaletteEntry>((site) => ({
        key: site.siteId,
        group: 'Sites',
        label: site.name,
        hint: site.domain,
        icon: BuildingShopRegular,
        run: () => void navigate(addressOfSite(site)),
      }))
      return [
        ...screens.filter((entry) => matchesWords(text, entry.label, entry.hint)),
        ...found,
        ...commands.filter((entry) => matchesWords(text, entry.label)),
      ]
    },
    [index, screens, commands, navigate],
  )
  const entries = useMemo(() => entriesFor(typed), [entriesFor, typed])
  return { entries, entriesFor, isLoadingSites: query.isPending && maySeeSites }
}

const command = (label: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({ key: label, group: 'Commands', label, hint: '', icon, run })
