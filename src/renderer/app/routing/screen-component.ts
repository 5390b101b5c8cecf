import { type ComponentType, lazy } from 'react'
import type { Screen } from '../routes.ts'

const components = new Map<Screen, ComponentType>()

/** The component of a screen, loading its chunk on first use; undefined for a screen that has none yet. A chunk that failed to load is asked for anew. */
export const screenComponent = (screen: Screen): ComponentType | undefined => {
  const { load } = screen
  if (load === undefined) return undefined
  const known = components.get(screen)
  if (known !== undefined) return known
  const component = lazy(async () => {
    try {
      return await load()
    } catch (error) {
      components.delete(screen)
      throw error
    }
  })
  components.set(screen, component)
  return component
}
