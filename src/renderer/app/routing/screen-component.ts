import { type ComponentType, lazy } from 'react'
import type { Screen } from '#patterns/screens/screen.ts'
import type { Role } from '#shared/domain/role.ts'
import { SCREENS } from '../routes.ts'
import { screenAt } from './screens.ts'

const loaded = new Map<Screen, ComponentType>()
const components = new Map<Screen, ComponentType>()

/**
 * Loads the screen of a path ahead: at start its chunk arrives while the profile is read. A screen that is there is drawn at once, without the skeleton that
 * React would keep up for a while. One that fails to load is loaded again when it is opened.
 *
 * @param role of the signed-in user; undefined while nobody is signed in: then it loads the screens of every role
 */
export const preloadScreens = async (path: string, role: Role | null | undefined): Promise<void> => {
  const wanted = SCREENS.filter((screen) => screen.path === path && (role === undefined || screen === screenAt(path, role)))
  await Promise.allSettled(wanted.map(loadScreen))
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
