import { useCallback, useRef, useState } from 'react'
import { asPlatformFailure, isUnconfirmed, type PlatformFailure } from '../platform/platform-failure.ts'

/** One of several calls that belong together, each of which may fail for itself. */
export interface Step {
  /** What it does, as people read it: "Save the services". */
  readonly label: string
  /** Throws a `PlatformFailure`. `isRetry`: it was begun before, so that what it does may be done already. */
  readonly run: (isRetry: boolean) => Promise<void>
  /** Looks whether it is done after all, and sends nothing. Resolves where it is; throws a `PlatformFailure`. */
  readonly lookAgain?: () => Promise<void>
}

/** A run that stopped: which steps are done, which one failed and why. */
export interface StoppedRun {
  readonly done: readonly string[]
  readonly failed: string
  readonly failure: PlatformFailure
  /** It may be done, could not be read back, and can be looked up again. */
  readonly canLookAgain: boolean
}

export interface Steps {
  readonly isRunning: boolean
  /** null while nothing has failed. */
  readonly stopped: StoppedRun | null
  /** Runs the steps one after another; answers whether all are done. A second start while one is under way does nothing. */
  readonly start: (steps: readonly Step[]) => Promise<boolean>
  /** Goes on with the step that failed. */
  readonly retry: () => Promise<boolean>
  /** Looks up the step whose outcome is open, and goes on behind it where it is done. */
  readonly lookAgain: () => Promise<boolean>
  /** Gives up what is left. */
  readonly forget: () => void
}

/** Runs steps in order, stops at the first that fails, and goes on from there. */
export const useSteps = (): Steps => {
  const [isRunning, setRunning] = useState(false)
  const [stopped, setStopped] = useState<StoppedRun | null>(null)
  const pending = useRef(false)
  const left = useRef<{ readonly steps: readonly Step[]; readonly from: number }>({ steps: [], from: 0 })

  const runFrom = useCallback(async (steps: readonly Step[], from: number, first: (step: Step) => Promise<void>): Promise<boolean> => {
    if (pending.current) return false
    pending.current = true
    setRunning(true)
    setStopped(null)
    try {
      for (const [index, step] of steps.entries()) {
        if (index < from) continue
        try {
          await (index === from ? first(step) : step.run(false))
        } catch (cause) {
          left.current = { steps, from: index }
          const canLookAgain = isUnconfirmed(cause) && step.lookAgain !== undefined
          setStopped({ done: steps.slice(0, index).map(({ label }) => label), failed: step.label, failure: asPlatformFailure(cause), canLookAgain })
          return false
        }
      }
      return true
    } finally {
      pending.current = false
      setRunning(false)
    }
  }, [])

  const start = useCallback((steps: readonly Step[]) => runFrom(steps, 0, (step) => step.run(false)), [runFrom])
  const retry = useCallback(() => runFrom(left.current.steps, left.current.from, (step) => step.run(true)), [runFrom])
  const lookAgain = useCallback(() => runFrom(left.current.steps, left.current.from, async (step) => step.lookAgain?.()), [runFrom])
  const forget = useCallback(() => setStopped(null), [])
  return { isRunning, stopped, start, retry, lookAgain, forget }
}
