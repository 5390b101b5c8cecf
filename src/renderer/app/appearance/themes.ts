import { type Theme, webLightTheme } from '@fluentui/react-components'
import type { Preferences } from '#shared/bridge/preferences.ts'

export type ThemeName = Exclude<Preferences['theme'], 'system'>

export interface SystemAppearance {
  readonly dark: boolean
  readonly highContrast: boolean
}

export const DARK = '(prefers-color-scheme: dark)'
export const HIGH_CONTRAST = '(forced-colors: active)'

/** The theme to draw: the user's choice, or what the system asks for, contrast before brightness. */
export const themeNameOf = (preference: Preferences['theme'], system: SystemAppearance): ThemeName => {
  if (preference !== 'system') return preference
  if (system.highContrast) return 'high-contrast'
  return system.dark ? 'dark' : 'light'
}

/** The light theme is always there: paper is drawn with it. */
type Themes = Readonly<Record<'light', Theme> & Partial<Record<ThemeName, Theme>>>

// The font face of window.css.
const withTamil = (theme: Theme): Theme => ({ ...theme, fontFamilyBase: `${theme.fontFamilyBase}, Tamil` })

let loaded: Themes = { light: withTamil(webLightTheme) }

export const loadedThemes = (): Themes => loaded

/** Loads the themes that are not there from the start. Rejects when their file cannot be read. */
export const loadThemes = async (): Promise<Themes> => {
  if (loaded.dark !== undefined) return loaded
  const { DARK_THEMES } = await import('./dark-themes.ts')
  loaded = { ...loaded, dark: withTamil(DARK_THEMES.dark), 'high-contrast': withTamil(DARK_THEMES['high-contrast']) }
  return loaded
}

/** Loads what the first paint draws with. */
export const loadFirstTheme = async (preference: Preferences['theme']): Promise<void> => {
  const system = { dark: window.matchMedia(DARK).matches, highContrast: window.matchMedia(HIGH_CONTRAST).matches }
  if (loaded[themeNameOf(preference, system)] === undefined) await loadThemes()
}
