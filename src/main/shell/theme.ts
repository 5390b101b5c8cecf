import type { NativeTheme } from 'electron'
import type { Preferences } from '#shared/bridge/preferences.ts'

/** Makes the system's own pieces (title bar, menus, scroll bars, dialogs) follow the chosen theme. High contrast is drawn on black. */
export function applyTheme(nativeTheme: Pick<NativeTheme, 'themeSource'>, theme: Preferences['theme']): void {
  nativeTheme.themeSource = theme === 'high-contrast' ? 'dark' : theme
}
