import type { Preferences } from './bridge/preferences.ts'

/** What belongs to the machine, before anybody has chosen. Apart from its schema: the page loads no zod for it. */
export const FRESH_CHOICES: Pick<Preferences, 'theme' | 'sidebarFolded' | 'compactRows' | 'singleKeys' | 'notifications'> = {
  theme: 'system',
  sidebarFolded: false,
  compactRows: false,
  singleKeys: true,
  notifications: true,
}

/** Of a user who has chosen and saved nothing. */
export const FRESH_PREFERENCES: Preferences = { ...FRESH_CHOICES, seenNews: [], views: {}, permissionPresets: [], revision: 0 }
