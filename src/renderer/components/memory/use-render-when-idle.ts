import { useEffect, useReducer, useRef } from 'react'

/**
 * React retains the previous render, and with it the previous list of tens of megabytes. Renders once more when the
 * window is idle after `list` has changed.
 * @returns a number that changes with that render
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
