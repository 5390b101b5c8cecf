import { Menu, MenuGroup, MenuGroupHeader, MenuItem, MenuItemRadio, MenuList, type MenuProps, MenuTrigger } from '@fluentui/react-components'
import { DarkThemeRegular, HomeRegular } from '@fluentui/react-icons'
import { useLocation } from 'react-router-dom'
import { MenuPopover } from '#components/on-screen/menu-popover.tsx'
import { ACTION_KEYS, type ActionId } from '#components/shortcuts/action-keys.ts'
import { useShortcutSet } from '#components/shortcuts/shortcuts.ts'
import { useMenuKeys } from '#components/shortcuts/use-menu-keys.tsx'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type MenuScreen, startScreensOf } from '../routing/screens.ts'
import { useSingleKeys } from './use-single-keys.ts'

// What the profile menu lets the user choose: appearance, the first screen, notifications and single keys.

const THEMES: readonly { readonly value: Preferences['theme']; readonly label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'high-contrast', label: 'High contrast' },
]

/** An entry of the profile menu that has keys. */
export interface KeyedEntry {
  /** Gives its keys. */
  readonly action: ActionId
  readonly label: string
  readonly run: () => void
}

/** Offers the keys of entries; they work once the menu's chunk is there, right behind the first screen. */
export const useProfileKeys = (entries: readonly KeyedEntry[]): void =>
  useShortcutSet(entries.map(({ action, label, run }) => ({ keys: ACTION_KEYS[action], description: label, group: 'Profile menu', run })))

/** What the menu's checkboxes choose: whether the system shows what ends while no window is in front, and whether single keys work. */
export const useChoices = (): Pick<MenuProps, 'checkedValues' | 'onCheckedValueChange'> => {
  const { notifications } = usePreferences()
  const writePreferences = useWritePreferences()
  const { singleKeys, choose, toggle } = useSingleKeys()
  useProfileKeys([
    { action: 'notifications', label: 'System notifications', run: () => void writePreferences({ notifications: !notifications }) },
    { action: 'single-keys', label: 'Single-key shortcuts', run: toggle },
  ])
  return {
    checkedValues: { notifications: notifications ? ['on'] : [], singleKeys: singleKeys ? ['on'] : [] },
    onCheckedValueChange: (_, { name, checkedItems }) => {
      const isOn = checkedItems.includes('on')
      if (name === 'notifications') void writePreferences({ notifications: isOn })
      if (name === 'singleKeys') choose(isOn)
    },
  }
}

/** A low window has less room than there are screens: the menu scrolls then. */
const WITHIN_WINDOW = { autoSize: true } as const

/** Which screen the console starts with. Links to "/" stay the list of sites. */
export const StartMenu = () => {
  const menuKeys = useMenuKeys()
  const { pathname } = useLocation()
  const screens = startScreensOf(useCurrentUser())
  const { startScreen = '/' } = usePreferences()
  const writePreferences = useWritePreferences()
  const notify = useNotify()
  const startHere = ({ path, menu }: MenuScreen): void => {
    void writePreferences({ startScreen: path })
    notify.success(`The console starts with ${menu.label}`)
  }
  const here = screens.find(({ path }) => path === pathname)
  useProfileKeys(here === undefined ? [] : [{ action: 'start-here', label: 'Start with this screen', run: () => startHere(here) }])
  return (
    <Menu
      positioning={WITHIN_WINDOW}
      checkedValues={{ start: [startScreen] }}
      onCheckedValueChange={(_, { checkedItems }) => void writePreferences({ startScreen: checkedItems[0] ?? '/' })}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<HomeRegular />}>Start with</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>Start with</MenuGroupHeader>
            {screens.map(({ path, menu }) => (
              <MenuItemRadio key={path} name="start" value={path} {...(path === pathname ? menuKeys(ACTION_KEYS['start-here']) : {})}>
                {menu.label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** Light, dark, with high contrast, or as the system. */
export const ThemeMenu = () => {
  const menuKeys = useMenuKeys()
  const { theme } = usePreferences()
  const writePreferences = useWritePreferences()
  useProfileKeys(
    THEMES.map(({ value, label }) => ({
      action: `theme-${value}` as const,
      label: `Appearance: ${label}`,
      run: () => void writePreferences({ theme: value }),
    })),
  )
  return (
    <Menu
      checkedValues={{ theme: [theme] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const chosen = THEMES.find(({ value }) => value === checkedItems[0])
        if (chosen !== undefined) void writePreferences({ theme: chosen.value })
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuItem icon={<DarkThemeRegular />}>Appearance</MenuItem>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>Appearance</MenuGroupHeader>
            {THEMES.map(({ value, label }) => (
              <MenuItemRadio key={value} name="theme" value={value} {...menuKeys(ACTION_KEYS[`theme-${value}`])}>
                {label}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
