import { teamsHighContrastTheme, webDarkTheme } from '@fluentui/react-components'

/** The themes that most starts do not need. */
export const DARK_THEMES = { dark: webDarkTheme, 'high-contrast': teamsHighContrastTheme }
