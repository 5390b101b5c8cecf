import { useCallback, useState } from 'react'
import { useNotify } from '#data/notifications/use-notify.ts'
import { type Saving, useSaving } from '../form/use-saving.ts'
import { DELETED, NOT_DELETED } from '../messages.ts'

export interface Deleting {
  /** Ids of the rows that are being deleted. */
  readonly busy: ReadonlySet<string>
  /** Deletes the row of an id. `send` answers whether the platform gave a result; `isGone` reads whether the row is there no more. */
  readonly remove: (id: string, name: string, send: () => Promise<boolean>, isGone: () => Promise<boolean>) => void
}

const NONE: ReadonlySet<string> = new Set()

/** Deletes rows of the catalogue, one at a time: the list is asked anew and success is said once the platform gave a result. */
export const useDeleting = (touches: Parameters<typeof useSaving>[0]['touches']): Deleting => {
  const notify = useNotify()
  const { save }: Saving = useSaving({ touches })
  const [busy, setBusy] = useState(NONE)
  const remove = useCallback<Deleting['remove']>(
    (id, name, send, isGone) => {
      const run = async (): Promise<void> => {
        setBusy(new Set([id]))
        let hasResult = false
        const isDone = await save({
          send: async () => {
            hasResult = await send()
          },
          find: async () => {
            hasResult = await isGone()
            return hasResult ? 'as-sent' : 'absent'
          },
        })
        setBusy(NONE)
        if (isDone && hasResult) notify.success(DELETED, name)
        else if (isDone) notify.error(NOT_DELETED, name)
      }
      void run()
    },
    [notify, save],
  )
  return { busy, remove }
}
