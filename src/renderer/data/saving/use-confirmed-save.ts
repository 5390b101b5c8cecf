import type { Problem } from '#shared/remedy.ts'
import { isUnconfirmed, type PlatformFailure } from '../platform/platform-failure.ts'
import { type Change, isNotThere } from './send-confirmed.ts'
import { useSave } from './use-save.ts'

/** What a form saves. */
export interface ConfirmedOrder extends Change {
  readonly id: string
  readonly onDone: () => void
  readonly onRefused: (failure: PlatformFailure) => void
}

export interface ConfirmedSave {
  readonly isSaving: boolean
  readonly problem: Problem | null
  readonly save: (order: ConfirmedOrder) => Promise<boolean>
  readonly clear: () => void
}

/** The older face of `useSave({ change })`: use that. */
export const useConfirmedSave = (): ConfirmedSave => {
  const { isPending, problem, run, reset } = useSave({
    change: (order: ConfirmedOrder) => order,
    idOf: ({ id }) => id,
    toasts: 'none',
    onSaved: ({ onDone }) => onDone(),
    onFailed: (failure, { onRefused }) => {
      if (!isUnconfirmed(failure) && !isNotThere(failure)) onRefused(failure)
    },
  })
  return { isSaving: isPending, problem, save: run, clear: reset }
}
