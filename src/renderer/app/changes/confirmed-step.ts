import type { Step } from '../steps/use-steps.ts'
import { type Change, lookAgain, sendConfirmed } from './send-confirmed.ts'

/** A change as one of several steps. */
export interface ConfirmedStep extends Change {
  readonly label: string
  /** Called once it is there. */
  readonly onDone?: () => void
}

/** A step that is read back where the platform did not confirm it; a retry looks first. */
export const confirmedStep = ({ label, onDone = () => undefined, ...change }: ConfirmedStep): Step => ({
  label,
  run: async (isRetry) => {
    await sendConfirmed(change, isRetry)
    onDone()
  },
  lookAgain: async () => {
    await lookAgain(change)
    onDone()
  },
})
