import {
  BuildingShopRegular,
  ChatHelpRegular,
  DarkThemeRegular,
  DocumentRegular,
  type FluentIcon,
  KeyboardRegular,
  LinkRegular,
  SignOutRegular,
  SparkleRegular,
  WeatherSunnyRegular,
  WindowNewRegular,
} from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser, useMayAccess } from '#data/session/current-user.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { useOpenWindow } from '#data/windows/use-open-window.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { useCopyLink } from '#patterns/record-link/copy-link.tsx'
import { linkAt, recordAddress, screenLink } from '#shared/record-link.ts'
import { screensOpenTo, showsRecord } from '../routing/screens.ts'
import type { Overlay } from '../shell/shell.tsx'
import { buildSiteIndex, searchSites } from './site-index.ts'

export interface PaletteEntry {
  readonly key: string
  readonly group: 'Screens' | 'Sites' | 'Commands'
  readonly label: string
  /** A second text at the right: a domain. */
  readonly hint: string
  readonly icon: FluentIcon
  readonly run: () => void
}

export const matchesWords = (typed: string, ...texts: readonly string[]): boolean => {
  const haystack = texts.join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

const SITES_SHOWN = 50

/**
 * What the palette offers for a typed text: screens the user may open, sites, commands. `entriesFor` works out the same for another text now.
 * While `isLoadingSites`, an empty answer says nothing about the sites yet.
 */
export const usePaletteEntries = (typed: string, onOpen: (overlay: Overlay) => void) => {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const copyLink = useCopyLink()
  const openWindow = useOpenWindow()
  const location = useLocation()
  const link = linkAt(location) ?? screenLink(location.pathname)
  const writePreferences = useWritePreferences()
  const maySeeSites = useMayAccess()({ group: 'site', operation: 'view_site_list' })
  // The list that is on screen or was: opening the palette does not load 100,000 sites again.
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { enabled: maySeeSites, staleTime: Number.POSITIVE_INFINITY })
  const sites = query.data?.getSitesAdmin
  const index = useMemo(() => (sites === undefined ? null : buildSiteIndex(sites)), [sites])

  const screens = useMemo<readonly PaletteEntry[]>(
    () =>
      screensOpenTo(user)
        .filter((screen) => !showsRecord(screen))
        .map((screen) => ({
          key: screen.path,
          group: 'Screens',
          label: screen.menu?.label ?? screen.name ?? screen.title,
          hint: '',
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
      ...(link === null ? [] : [command('Copy link of this screen', LinkRegular, () => copyLink(link))]),
      command('New window', WindowNewRegular, () => openWindow('/')),
      command('Keyboard shortcuts', KeyboardRegular, () => onOpen('shortcuts')),
      command('What’s new', SparkleRegular, () => onOpen('whats-new')),
      command('Report a problem', ChatHelpRegular, () => onOpen('report-problem')),
      command('Sign out', SignOutRegular, signOut),
    ],
    [copyLink, link, onOpen, openWindow, signOut, writePreferences],
  )

  const entriesFor = useCallback(
    (wanted: string): readonly PaletteEntry[] => {
      const text = wanted.trim()
      const hits = index === null ? [] : searchSites(index, text, SITES_SHOWN)
      const found = hits.map<PaletteEntry>((site) => ({
        key: site.siteId,
        group: 'Sites',
        label: site.companyName || site.domain,
        hint: site.domain,
        icon: BuildingShopRegular,
        run: () => void navigate(recordAddress('site', site.siteId)),
      }))
      return [
        ...screens.filter((entry) => matchesWords(text, entry.label, entry.key)),
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
