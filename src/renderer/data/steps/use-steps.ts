import type { Step, StoppedRun } from '../saving/steps.ts'
import { useSave } from '../saving/use-save.ts'

export type { Step, StoppedRun } from '../saving/steps.ts'

export interface Steps {
  readonly isRunning: boolean
  readonly stopped: StoppedRun | null
  readonly start: (steps: readonly Step[]) => Promise<boolean>
  readonly retry: () => Promise<boolean>
  readonly lookAgain: () => Promise<boolean>
  readonly forget: () => void
}

/** The older face of `useSave({ steps })`: use that. */
export const useSteps = (): Steps => {
  const { isPending, stopped, run, retry, lookAgain, reset } = useSave({ steps: (steps: readonly Step[]) => steps, toasts: 'none' })
  return { isRunning: isPending, stopped, start: run, retry, lookAgain, forget: reset }
}
