import { isUnconfirmed } from '../platform/platform-failure.ts'
import type { Step } from '../steps/use-steps.ts'
import { type Change, isNotThere, lookAgain, sendConfirmed } from './send-confirmed.ts'

/** A change as one of several steps. */
export interface ConfirmedStep extends Change {
  readonly label: string
  /** Called once it is there. */
  readonly onDone?: () => void
}

/**
 * A step that is read back where the platform did not confirm it. Once that was so a retry looks first; after a refusal alone it sends again. Make one for each
 * run of the steps.
 */
export const confirmedStep = ({ label, onDone = () => undefined, ...change }: ConfirmedStep): Step => {
  let wasOpen = false
  return {
    label,
    run: async () => {
      try {
        await sendConfirmed(change, wasOpen)
      } catch (cause) {
        wasOpen ||= isUnconfirmed(cause) || isNotThere(cause)
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
