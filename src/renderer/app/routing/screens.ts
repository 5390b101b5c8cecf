import { type ComponentType, lazy } from 'react'
import type { Screen, ScreenMenu } from '#patterns/screens/screen.ts'
import { isFor, screenObstacles } from '#patterns/screens/screen-access.ts'
import { type AccessSubject, isMenuItemVisible } from '#shared/domain/permission.ts'
import type { Role } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'

const ID_PART = ':id'

/** Whether a screen shows one record, which its path names. */
export const showsRecord = ({ path }: Screen): boolean => path.endsWith(ID_PART)

/** Whether a screen is at a path. Compared byte for byte, but for an id. */
export const isAt = (screen: Screen, path: string): boolean => {
  if (!showsRecord(screen)) return screen.path === path
  const before = screen.path.slice(0, -ID_PART.length)
  return path.startsWith(before) && path.length > before.length && !path.includes('/', before.length)
}

/** The screen that a path shows to a role; undefined for an unknown path. */
export const screenAt = (path: string, role: Role | null): Screen | undefined => SCREENS.find((screen) => isAt(screen, path) && isFor(screen, role))

export type MenuScreen = Screen & { readonly menu: ScreenMenu }

/** One line of the sidebar: an item, or a submenu with its items. */
type MenuEntry =
  | { readonly kind: 'item'; readonly screen: MenuScreen }
  | { readonly kind: 'submenu'; readonly label: string; readonly screens: readonly MenuScreen[] }

const hasMenu = (screen: Screen): screen is MenuScreen => screen.menu !== undefined

/** The sidebar of a role, in order, items of one submenu gathered under its name. */
export const menuOf = (role: Role | null): readonly MenuEntry[] => {
  const visible = SCREENS.filter(hasMenu).filter((screen) => isFor(screen, role) && isMenuItemVisible(screen.menu.item, role))
  const entries: MenuEntry[] = []
  for (const screen of visible) {
    const { submenu } = screen.menu
    if (submenu === undefined) entries.push({ kind: 'item', screen })
    else if (!entries.some((entry) => entry.kind === 'submenu' && entry.label === submenu)) {
      entries.push({ kind: 'submenu', label: submenu, screens: visible.filter((other) => other.menu.submenu === submenu) })
    }
  }
  return entries
}

/** The path of the menu item to highlight while an address is open; undefined where no item belongs to it. */
export const highlightedAt = (path: string, role: Role | null): string | undefined => {
  const screen = screenAt(path, role)
  if (screen === undefined) return SCREENS.find((other) => other.menu?.alsoHighlightedOn?.includes(path))?.path
  return screen.highlights ?? (screen.menu === undefined ? undefined : screen.path)
}

/** Whether the guard lets a user into a screen. */
export const mayOpen = (user: AccessSubject, screen: Screen): boolean => screenObstacles(user, screen).length === 0

/** Operations that alone keep a user from a screen, as the platform does not have them; empty otherwise. */
export const missingFor = (user: AccessSubject, screen: Screen): readonly string[] => {
  const obstacles = screenObstacles(user, screen)
  const missing = obstacles.flatMap((obstacle) => (obstacle.kind === 'not-offered' ? [obstacle.operation] : []))
  return missing.length === obstacles.length ? missing : []
}

export const screensOpenTo = (user: AccessSubject): readonly Screen[] => SCREENS.filter((screen) => mayOpen(user, screen))

/** The items of a role's sidebar, in order, those of submenus too. */
const menuScreens = (role: Role | null): readonly MenuScreen[] => menuOf(role).flatMap((entry) => (entry.kind === 'item' ? [entry.screen] : entry.screens))

/** The menu items that a user may open: those that the console can start with. */
export const startScreensOf = (user: AccessSubject): readonly MenuScreen[] => menuScreens(user.role).filter((screen) => mayOpen(user, screen))

/** The first menu item that a user may open; undefined when there is none. */
export const firstScreenOf = (user: AccessSubject): MenuScreen | undefined => startScreensOf(user)[0]

/** The navigation state of a screen that the console went to by itself, as the one that the user starts with. */
export const STARTED_HERE = { isStart: true } as const

/** Whether a navigation state is that of the first screen of a session. */
export const isStart = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isStart' in state && state.isStart === true

const loaded = new Map<Screen, ComponentType>()
const components = new Map<Screen, ComponentType>()

/**
 * Loads the screen of a path ahead: at start its chunk arrives while the profile is read. A screen that is there is drawn at once, without the skeleton that
 * React would keep up for a while. One that fails to load is loaded again when it is opened.
 * @param role of the signed-in user; undefined while nobody is signed in: then it loads the screens of every role
 */
export const preloadScreens = async (path: string, role: Role | null | undefined): Promise<void> => {
  const wanted = SCREENS.filter((screen) => isAt(screen, path) && (role === undefined || screen === screenAt(path, role)))
  await Promise.allSettled(wanted.map(loadScreen))
}

/** Loads what the user opens all day while the window is idle, one screen at a time. Gives what stops it. */
export const loadAheadInIdleTime = (user: AccessSubject): (() => void) => {
  const wanted = screensOpenTo(user).filter(({ isLoadedAhead }) => isLoadedAhead === true)
  let [request, at] = [0, 0]
  const load = async (): Promise<void> => {
    const screen = wanted[at++]
    // One that cannot be loaded now is loaded when it is opened.
    if (screen !== undefined) await loadScreen(screen).catch(() => undefined)
    next()
  }
  const next = (): void => {
    if (at < wanted.length) request = requestIdleCallback(() => void load())
  }
  next()
  return () => cancelIdleCallback(request)
}

/** Loads the chunk of a screen; the bundler's `import` asks for it once, and again after a failure. */
export const loadScreen = async (screen: Screen): Promise<{ default: ComponentType }> => {
  const module = await screen.load()
  loaded.set(screen, module.default)
  return module
}

/** The component of a screen, loading its chunk on first use. */
export const screenComponent = (screen: Screen): ComponentType => {
  // One component for good: another one would unmount the screen while the user works on it.
  const known = components.get(screen)
  if (known !== undefined) return known
  const component = loaded.get(screen) ?? lazyScreen(screen)
  components.set(screen, component)
  return component
}

const lazyScreen = (screen: Screen): ComponentType =>
  lazy(async () => {
    try {
      return await loadScreen(screen)
    } catch (error) {
      components.delete(screen)
      throw error
    }
  })
