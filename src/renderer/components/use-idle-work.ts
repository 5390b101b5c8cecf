import { useEffect } from 'react'

/**
 * Does work ahead while the window is idle. Keep `work` the same function as long as it is the same work.
 * @param work does a part for as long as it is told that there is time; `true` once all is done
 * @param isWanted `false` while what it works on will be replaced soon
 */
export function useIdleWork(work: (hasTime: () => boolean) => boolean, isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return undefined
    let request = 0
    const go = (deadline: IdleDeadline): void => {
      if (!work(() => deadline.timeRemaining() > 1)) request = requestIdleCallback(go)
    }
    // jsdom has no idle callbacks; the work is then done when it is first needed.
    if (typeof requestIdleCallback === 'function') request = requestIdleCallback(go)
    return () => {
      if (request !== 0) cancelIdleCallback(request)
    }
  }, [work, isWanted])
}
