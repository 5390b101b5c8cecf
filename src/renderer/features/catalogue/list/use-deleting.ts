import { useCallback } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import type { SaveReports } from '#data/saving/save-options.ts'
import type { Send } from '#data/saving/send-confirmed.ts'
import { useSave } from '#data/saving/use-save.ts'
import { DELETED, NOT_DELETED } from '../messages.ts'

interface Deletion {
  readonly id: string
  readonly name: string
  /** Sends it by `send`; whether the platform gave a result. */
  readonly work: (send: Send) => Promise<boolean>
  /** Reads whether the row is gone. */
  readonly isGone: () => Promise<boolean>
}

export interface Deleting {
  /** Ids of the rows that are being deleted. */
  readonly busy: ReadonlySet<string>
  readonly remove: (deletion: Deletion) => void
}

/** Deletes rows of the catalogue, one at a time. Reports success only once the platform gave a result, or the row is gone. */
export const useDeleting = (touches: NonNullable<SaveReports<Deletion, boolean>['invalidates']>): Deleting => {
  const notify = useNotify()
  const { pending, run } = useSave<Deletion, boolean>({
    run: ({ work }, send) => work(send),
    find: async ({ isGone }) => ((await isGone()) ? 'as-sent' : 'absent'),
    idOf: ({ id }) => id,
    isPerId: true,
    invalidates: touches,
    onSaved: ({ name }, hasResult) => {
      if (hasResult === false) notify.error(NOT_DELETED, name)
      else notify.success(DELETED, name)
    },
  })
  return { busy: pending, remove: useCallback((deletion) => void run(deletion), [run]) }
}
