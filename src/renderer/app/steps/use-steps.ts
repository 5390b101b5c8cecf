import { useCallback, useRef, useState } from 'react'
import { asPlatformFailure, type PlatformFailure } from '../platform/platform-failure.ts'

/** One of several calls that belong together, each of which may fail for itself. */
export interface Step {
  /** What it does, as people read it: "Save the services". */
  readonly label: string
  /** Throws a `PlatformFailure`. `isRetry`: it was begun before, so that what it does may be done already. */
  readonly run: (isRetry: boolean) => Promise<void>
}

/** A run that stopped: which steps are done, which one failed and why. */
export interface StoppedRun {
  readonly done: readonly string[]
  readonly failed: string
  readonly failure: PlatformFailure
}

export interface Steps {
  readonly isRunning: boolean
  /** null while nothing has failed. */
  readonly stopped: StoppedRun | null
  /** Runs the steps one after another; answers whether all are done. A second start while one is under way does nothing. */
  readonly start: (steps: readonly Step[]) => Promise<boolean>
  /** Goes on with the step that failed. */
  readonly retry: () => Promise<boolean>
  /** Gives up what is left. */
  readonly forget: () => void
}

/** Runs steps in order, stops at the first that fails, and goes on from there. */
export const useSteps = (): Steps => {
  const [isRunning, setRunning] = useState(false)
  const [stopped, setStopped] = useState<StoppedRun | null>(null)
  const underway = useRef(false)
  const left = useRef<{ readonly steps: readonly Step[]; readonly from: number }>({ steps: [], from: 0 })

  const runFrom = useCallback(async (steps: readonly Step[], from: number, isRetry: boolean): Promise<boolean> => {
    if (underway.current) return false
    underway.current = true
    setRunning(true)
    setStopped(null)
    try {
      for (const [index, step] of steps.entries()) {
        if (index < from) continue
        try {
          await step.run(isRetry && index === from)
        } catch (cause) {
          left.current = { steps, from: index }
          setStopped({ done: steps.slice(0, index).map(({ label }) => label), failed: step.label, failure: asPlatformFailure(cause) })
          return false
        }
      }
      return true
    } finally {
      underway.current = false
      setRunning(false)
    }
  }, [])

  const start = useCallback((steps: readonly Step[]) => runFrom(steps, 0, false), [runFrom])
  const retry = useCallback(() => runFrom(left.current.steps, left.current.from, true), [runFrom])
  const forget = useCallback(() => setStopped(null), [])
  return { isRunning, stopped, start, retry, forget }
}
