import {
  AlertRegular,
  ArrowSyncRegular,
  DarkThemeRegular,
  HomeRegular,
  KeyboardRegular,
  PersonDeleteRegular,
  PlugConnectedRegular,
  TextLineSpacingRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { useMemo } from 'react'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { startScreensOf } from '../routing/screens.ts'
import type { Overlay } from '../shell/shell.tsx'
import { useSingleKeys } from '../shell/use-single-keys.ts'
import { asTheyAre, buildEntryIndex, type PaletteEntry, searchEntries } from './palette-entry.ts'
import type { Found } from './record-index.ts'

/** @param otherWords what else people call it */
const choice = (label: string, otherWords: string, hint: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
  key: label,
  group: 'Settings',
  label,
  otherWords,
  hint,
  icon,
  run,
})

/** A choice that "settings" finds too. */
const setting = (label: string, otherWords: string, ...rest: [hint: string, icon: PaletteEntry['icon'], run: () => void]): PaletteEntry =>
  choice(label, `settings preferences ${otherWords}`, ...rest)

/** What can be set on this computer: those of the profile menu and of the menu of views. */
export const useSettings = (onOpen: (overlay: Overlay) => void): ((asked: string) => Found<PaletteEntry>) => {
  const user = useCurrentUser()
  const { theme, compactRows, notifications, startScreen = '/' } = usePreferences()
  const writePreferences = useWritePreferences()
  const { singleKeys, toggle } = useSingleKeys()
  return useMemo(() => {
    const look = (value: typeof theme, label: string, otherWords: string, icon: PaletteEntry['icon']) =>
      setting(label, `theme mode colors colours ${otherWords}`, value === theme ? 'In use' : '', icon, () => void writePreferences({ theme: value }))
    const all = [
      look('light', 'Light appearance', 'bright day', WeatherSunnyRegular),
      look('dark', 'Dark appearance', 'night black', DarkThemeRegular),
      look('high-contrast', 'High contrast appearance', 'accessibility', DarkThemeRegular),
      look('system', 'Appearance as the system', 'automatic default', DarkThemeRegular),
      setting(
        compactRows ? 'Comfortable rows' : 'Compact rows',
        'density dense spacing row height',
        '',
        TextLineSpacingRegular,
        () => void writePreferences({ compactRows: !compactRows }),
      ),
      setting(
        notifications ? 'System notifications off' : 'System notifications on',
        'alerts desktop messages mute turn disable enable',
        '',
        AlertRegular,
        () => void writePreferences({ notifications: !notifications }),
      ),
      setting(singleKeys ? 'Single-key shortcuts off' : 'Single-key shortcuts on', 'letters accessibility turn disable enable', '', KeyboardRegular, toggle),
      setting('Connections', 'connection profile server platform', '', PlugConnectedRegular, () => onOpen('connections')),
      setting('Updates', 'version upgrade check about', '', ArrowSyncRegular, () => onOpen('updates')),
      setting('Forget me on this computer', 'delete erase remove my data privacy', '', PersonDeleteRegular, () => onOpen('forget-me')),
    ]
    // One a screen: found by what is typed, neither listed among the few others nor by "settings".
    const starts = startScreensOf(user).map(({ path, menu }) =>
      choice(
        `Start with: ${menu.label}`,
        'first screen home opening',
        path === startScreen ? 'In use' : '',
        HomeRegular,
        () => void writePreferences({ startScreen: path }),
      ),
    )
    const index = buildEntryIndex([...all, ...starts])
    return (asked) => (asked === '' ? asTheyAre(all) : searchEntries(index, asked))
  }, [compactRows, notifications, onOpen, singleKeys, startScreen, theme, toggle, user, writePreferences])
}
