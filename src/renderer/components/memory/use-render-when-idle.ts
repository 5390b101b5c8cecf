import { useEffect, useReducer, useRef } from 'react'

/**
 * React keeps the last render but one, and with it the list that was shown before: tens of megabytes. This renders once more, when the window is idle, after
 * `list` has become another one.
 * @returns another number for that render, for a component that otherwise skips a render without changes
 */
export function useRenderWhenIdle(list: unknown): number {
  const [generation, renderAgain] = useReducer((count: number) => count + 1, 0)
  const rendered = useRef(list)
  useEffect(() => {
    const isFirst = rendered.current === list
    rendered.current = list
    // jsdom has no idle callbacks.
    if (isFirst || typeof requestIdleCallback !== 'function') return undefined
    const request = requestIdleCallback(renderAgain)
    return () => cancelIdleCallback(request)
  }, [list])
  return generation
}
