import { asPlatformFailure, isUnconfirmed, type PlatformFailure } from '../platform/platform-failure.ts'
import { type Change, isNotThere, lookAgain, type Send, sendConfirmed } from './send-confirmed.ts'

export interface Step {
  readonly label: string
  /** Throws a `PlatformFailure`. `isRetry`: it was begun before, so what it does may be done already. */
  readonly run: (send: Send, isRetry: boolean) => Promise<void>
  /** Looks whether it is done after all, and sends nothing. Resolves where it is; throws a `PlatformFailure`. */
  readonly lookAgain?: () => Promise<void>
}

export interface StoppedRun {
  readonly done: readonly string[]
  readonly failed: string
  readonly failure: PlatformFailure
  /** It may be done, could not be read back, and can be looked up again. */
  readonly canLookAgain: boolean
}

/** A change as one of several steps. */
export interface ConfirmedStep extends Change {
  readonly label: string
  readonly onDone?: () => void
}

/** A step that is read back where it is not confirmed, and is looked for first from then on. Make one for each run. */
export const confirmedStep = ({ label, onDone = () => undefined, ...change }: ConfirmedStep, wasOpen = false): Step => {
  let isOpen = wasOpen
  return {
    label,
    run: async (send) => {
      try {
        await sendConfirmed(change, isOpen, send)
      } catch (cause) {
        isOpen ||= isUnconfirmed(cause) || isNotThere(cause)
        throw cause
      }
      onDone()
    },
    lookAgain: async () => {
      await lookAgain(change)
      onDone()
    },
  }
}

/** How the first of the steps that are left is taken up. */
export type StepStart = 'send' | 'retry' | 'look'

export interface Stop extends StoppedRun {
  readonly steps: readonly Step[]
  readonly at: number
}

/** Runs steps in order from one of them and stops at the first that fails: resolves to that stop, to null where all are done. */
export const runSteps = async (steps: readonly Step[], from: number, start: StepStart, send: Send): Promise<Stop | null> => {
  for (const [at, step] of steps.entries()) {
    if (at < from) continue
    try {
      if (at === from && start === 'look') await step.lookAgain?.()
      else await step.run(send, at === from && start === 'retry')
    } catch (cause) {
      const done = steps.slice(0, at).map(({ label }) => label)
      return { steps, at, done, failed: step.label, failure: asPlatformFailure(cause), canLookAgain: isUnconfirmed(cause) && step.lookAgain !== undefined }
    }
  }
  return null
}
