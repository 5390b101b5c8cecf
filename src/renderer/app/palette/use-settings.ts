import {
  AlertRegular,
  ArrowSyncRegular,
  DarkThemeRegular,
  PersonDeleteRegular,
  PlugConnectedRegular,
  TextLineSpacingRegular,
  WeatherSunnyRegular,
} from '@fluentui/react-icons'
import { useMemo } from 'react'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import type { Overlay } from '../shell/shell.tsx'
import { matchesWords, type PaletteEntry } from './palette-entry.ts'

const setting = (label: string, hint: string, icon: PaletteEntry['icon'], run: () => void): PaletteEntry => ({
  key: label,
  group: 'Settings',
  label,
  hint,
  icon,
  run,
})

/** What can be set on this computer: those of the profile menu and of the menu of views. "settings" lists them all. */
export const useSettings = (onOpen: (overlay: Overlay) => void): ((asked: string) => readonly PaletteEntry[]) => {
  const { theme, compactRows, notifications } = usePreferences()
  const writePreferences = useWritePreferences()
  return useMemo(() => {
    const look = (value: typeof theme, label: string, icon: PaletteEntry['icon']) =>
      setting(label, value === theme ? 'In use' : '', icon, () => void writePreferences({ theme: value }))
    const all = [
      look('light', 'Light appearance', WeatherSunnyRegular),
      look('dark', 'Dark appearance', DarkThemeRegular),
      look('high-contrast', 'High contrast appearance', DarkThemeRegular),
      look('system', 'Appearance as the system', DarkThemeRegular),
      setting(compactRows ? 'Comfortable rows' : 'Compact rows', '', TextLineSpacingRegular, () => void writePreferences({ compactRows: !compactRows })),
      setting(
        notifications ? 'System notifications off' : 'System notifications on',
        '',
        AlertRegular,
        () => void writePreferences({ notifications: !notifications }),
      ),
      setting('Connections', '', PlugConnectedRegular, () => onOpen('connections')),
      setting('Updates', '', ArrowSyncRegular, () => onOpen('updates')),
      setting('Forget me on this computer', '', PersonDeleteRegular, () => onOpen('forget-me')),
    ]
    return (asked) => all.filter(({ label }) => matchesWords(asked, label, 'settings'))
  }, [compactRows, notifications, onOpen, theme, writePreferences])
}
