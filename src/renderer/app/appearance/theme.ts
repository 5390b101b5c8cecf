import { type Theme, teamsHighContrastTheme, webDarkTheme, webLightTheme } from '@fluentui/react-components'
import { useCallback, useSyncExternalStore } from 'react'
import type { Preferences } from '#shared/bridge/preferences.ts'

interface SystemAppearance {
  readonly dark: boolean
  readonly highContrast: boolean
}

type ThemeName = Exclude<Preferences['theme'], 'system'>

// The font face of window.css.
const withTamil = (theme: Theme): Theme => ({ ...theme, fontFamilyBase: `${theme.fontFamilyBase}, Tamil` })

const THEMES: Readonly<Record<ThemeName, Theme>> = {
  light: withTamil(webLightTheme),
  dark: withTamil(webDarkTheme),
  'high-contrast': withTamil(teamsHighContrastTheme),
}

/** The theme to draw: the user's choice, or what the system asks for, contrast before brightness. */
export const themeNameOf = (preference: Preferences['theme'], system: SystemAppearance): ThemeName => {
  if (preference !== 'system') return preference
  if (system.highContrast) return 'high-contrast'
  return system.dark ? 'dark' : 'light'
}

export const themeOf = (name: ThemeName): Theme => THEMES[name]

/** Follows the system's appearance while the window is open. */
export const useSystemAppearance = (): SystemAppearance => ({
  dark: useMedia('(prefers-color-scheme: dark)'),
  highContrast: useMedia('(forced-colors: active)'),
})

/** Whether a media query holds, following the window. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
