import { type ComponentType, lazy } from 'react'
import type { Role } from '#shared/domain/role.ts'
import { SCREENS, type Screen } from '../routes.ts'
import { screenAt } from './screens.ts'

const loaded = new Map<Screen, ComponentType>()
const components = new Map<Screen, ComponentType>()

/**
 * Loads the screen of a path ahead: at start its chunk arrives while the profile is read. A screen that is there is drawn at once, without the skeleton that
 * React would keep up for a while. One that fails to load is loaded again when it is opened.
 *
 * @param role of whoever is signed in; undefined while nobody is: then the screens of everybody who may come
 */
export const preloadScreens = async (path: string, role: Role | null | undefined): Promise<void> => {
  const wanted = SCREENS.filter((screen) => screen.path === path && (role === undefined || screen === screenAt(path, role)))
  await Promise.allSettled(wanted.map(loadScreen))
}

const loadScreen = async (screen: Screen): Promise<void> => {
  const { default: component } = await screen.load()
  loaded.set(screen, component)
}

/** The component of a screen, loading its chunk on first use. A chunk that failed to load is asked for anew. */
export const screenComponent = (screen: Screen): ComponentType => {
  // One component for good: another one would be drawn afresh, in the middle of what the user does.
  const known = components.get(screen)
  if (known !== undefined) return known
  const component = loaded.get(screen) ?? lazyScreen(screen)
  components.set(screen, component)
  return component
}

const lazyScreen = (screen: Screen): ComponentType =>
  lazy(async () => {
    try {
      return await screen.load()
    } catch (error) {
      components.delete(screen)
      throw error
    }
  })
