import { type ComponentType, lazy } from 'react'
import { SCREENS, type Screen } from '../routes.ts'

const loaded = new Map<Screen, ComponentType>()
const components = new Map<Screen, ComponentType>()

/**
 * Loads the screens of a path ahead, whoever they are for: at start the chunk arrives while main is asked who is signed in. A screen that is there is drawn at
 * once, without the skeleton that React would keep up for a while. One that fails to load is loaded again when it is opened.
 */
export const preloadScreens = async (path: string): Promise<void> => {
  await Promise.allSettled(SCREENS.filter((screen) => screen.path === path).map(loadScreen))
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
