import { ChatHelpRegular, DocumentRegular, KeyboardRegular, LinkRegular, SignOutRegular, SparkleRegular, WindowNewRegular } from '@fluentui/react-icons'
import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { isMac, keysOf, useKeysWork } from '#components/shortcuts/shortcuts.ts'
import { useShortcuts } from '#components/shortcuts/use-shortcuts.ts'
import { useOfflineQuery } from '#data/platform/use-offline-query.ts'
import { useCurrentUser, useMaySeeList } from '#data/session/current-user.ts'
import { useSignOut } from '#data/session/use-sign-out.ts'
import { useOpenWindow } from '#data/windows/use-open-window.ts'
import { GetSitesAdminDocument } from '#generated/graphql.ts'
import { useCopyLink } from '#patterns/record-link/copy-link.tsx'
import { linkAt, screenLink } from '#shared/record-link.ts'
import { screensOpenTo, showsRecord } from '../routing/screens.ts'
import type { Overlay } from '../shell/shell.tsx'
import { asTheyAre, bestGroupFirst, buildEntryIndex, exactFirst, type PaletteEntry, screensLike, searchEntries } from './palette-entry.ts'
import { searchRecords } from './record-index.ts'
import { DEED_SITES, deedEntry, deedIn, deedOfKey, siteEntry } from './site-entries.ts'
import { buildSiteIndex } from './site-index.ts'
import { useCatalogueRecords } from './use-catalogue-records.ts'
import { useOtherRecords } from './use-other-records.ts'
import { RECENT_SHOWN, useRecentKeys } from './use-recent.ts'
import { useSettings } from './use-settings.ts'

const SITES_SHOWN = 50
const NO_SITES = { found: [], areSimilar: false } as const
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
  const maySeeSites = useMaySeeList('sites')
  const { keys, remember } = useRecentKeys()
  const others = useOtherRecords(typed, keys)
  const catalogue = useCatalogueRecords(typed, keys)
  const settingsFor = useSettings(onOpen)
  const here = useHere()
  // The list that is on screen or was: opening the palette does not load 100,000 sites again.
  const query = useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { enabled: maySeeSites, staleTime: Number.POSITIVE_INFINITY })
  // What was read before the permission was taken away is still there.
  const sites = maySeeSites ? query.data?.getSitesAdmin : undefined
  const index = useMemo(() => (sites === undefined ? null : buildSiteIndex(sites)), [sites])

  const screens = useMemo<readonly PaletteEntry[]>(
    () =>
      screensOpenTo(user)
        .filter((screen) => !showsRecord(screen))
        .map((screen) => ({
          key: screen.path,
          group: 'Screens',
          label: screen.menu?.label ?? screen.name ?? screen.title,
          // The heading of the screen, where the menu calls it otherwise.
          ...(screen.menu === undefined ? {} : { otherWords: screen.title }),
          hint: '',
          icon: screen.menu?.icon ?? DocumentRegular,
          run: () => void navigate(screen.path),
        })),
    [user, navigate],
  )
  const commands = useMemo<readonly PaletteEntry[]>(
    () => [
      ...(link === null ? [] : [command('Copy link of this screen', LinkRegular, () => copyLink(link))]),
      command('New window', WindowNewRegular, () => openWindow('/'), 'open another second'),
      command('Keyboard shortcuts', KeyboardRegular, () => onOpen('shortcuts'), 'keys hotkeys help'),
      command('What’s new', SparkleRegular, () => onOpen('whats-new'), "what's changes changelog release notes version"),
      command('Report a problem', ChatHelpRegular, () => onOpen('report-problem'), 'bug error issue support help feedback'),
      command('Sign out', SignOutRegular, signOut, 'log off logout signout exit quit'),
    ],
    [copyLink, link, onOpen, openWindow, signOut],
  )

  const screenIndex = useMemo(() => buildEntryIndex(screens), [screens])
  const commandIndex = useMemo(() => buildEntryIndex(commands), [commands])
  const hereIndex = useMemo(() => buildEntryIndex(here), [here])

  const recent = useMemo<readonly PaletteEntry[]>(() => {
    const go = (address: string): void => void navigate(address)
    const siteOf = (id: string) => sites?.find(({ siteId }) => siteId === id)
    // What is not there any more, or is not for this user any more, is left out.
    const entryOf = (key: string): PaletteEntry | undefined => {
      const deed = deedOfKey(key, user)
      const site = siteOf(deed?.siteId ?? key)
      if (site !== undefined) return deed === null ? siteEntry(site, '', go) : deedEntry(deed.deed, site, go)
      return screens.find((screen) => screen.key === key) ?? others.entryOf(key) ?? catalogue.entryOf(key)
    }
    const found = keys.flatMap((key): readonly PaletteEntry[] => {
      const entry = entryOf(key)
      return entry === undefined ? [] : [{ ...entry, group: 'Recent' }]
    })
    return found.slice(0, RECENT_SHOWN)
  }, [catalogue, keys, navigate, others, screens, sites, user])

  const entriesFor = useCallback(
    (wanted: string): readonly PaletteEntry[] => {
      const text = wanted.trim()
      if (text === '') return [...recent, ...screens, ...commands, ...settingsFor('').found]
      const sitesLike = (asked: string, limit: number) => (index === null ? NO_SITES : searchRecords(index, asked, limit))
      const deed = deedIn(text, user)
      const go = (address: string): void => void navigate(address)
      const asked = deed === null ? NO_SITES : sitesLike(deed.sites, DEED_SITES)
      const deeds = { ...asked, found: deed === null ? [] : asked.found.map((site) => deedEntry(deed.deed, site, go)) }
      // A second search would undo what the first one narrowed down.
      const named = asked.found.length > 0 ? NO_SITES : sitesLike(text, SITES_SHOWN)
      const ranked = screensLike(text, screens)
      const screensFound = ranked.entries.length > 0 ? asTheyAre(ranked.entries) : searchEntries(screenIndex, text)
      return exactFirst([
        // "edit page" is the screen of that name before it is something done with a site.
        ...(ranked.isNamed ? [screensFound, deeds] : [deeds, screensFound]),
        { ...named, found: named.found.map((site) => siteEntry(site, text, go)) },
        ...others.found(text),
        ...catalogue.found(text),
        // What "shortcuts" opens before what it would change.
        ...bestGroupFirst(text, [searchEntries(hereIndex, text), searchEntries(commandIndex, text), settingsFor(text)]),
      ])
    },
    [index, screens, commands, screenIndex, commandIndex, hereIndex, navigate, others, catalogue, settingsFor, recent, user],
  )
  const entries = useMemo(() => entriesFor(typed), [entriesFor, typed])
  return { entries, entriesFor, remember, isLoadingSites: query.isPending && maySeeSites }
}

const ELSEWHERE: readonly string[] = ['Go to', 'Profile menu']
const NOT_FOUND: readonly string[] = [ACTION_KEYS.palette, ACTION_KEYS.shortcuts, ACTION_KEYS['shortcuts-always'], ACTION_KEYS['copy-link']]

/** What the keys of the open screen do. Those that lead elsewhere are among the screens, and those of a control need its focus. */
const useHere = (): readonly PaletteEntry[] => {
  const shortcuts = useShortcuts()
  const works = useKeysWork()
  return useMemo(
    () =>
      shortcuts.flatMap(({ keys, description, group, run, within }): readonly PaletteEntry[] =>
        // A row's are for the row that has the focus, which is not the palette; the profile menu's are among the commands and settings.
        run === undefined || within !== undefined || ELSEWHERE.includes(group) || NOT_FOUND.includes(keys)
          ? []
          : [
              {
                key: `key ${keys}`,
                group: 'On this screen',
                label: description,
                hint: works(keys) ? keysOf(keys, isMac).join(' ') : '',
                icon: KeyboardRegular,
                run,
              },
            ],
      ),
    [shortcuts, works],
  )
}

const command = (label: string, icon: PaletteEntry['icon'], run: () => void, otherWords = ''): PaletteEntry => ({
  key: label,
  group: 'Commands',
  label,
  otherWords,
  hint: '',
  icon,
  run,
})
