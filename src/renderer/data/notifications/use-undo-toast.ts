import { useCallback } from 'react'
import { readableServerMessage } from '#shared/domain/text.ts'
import { asPlatformFailure } from '../platform/platform-failure.ts'
import { useNotify } from './use-notify.ts'

/** A change that was made at once, without a question before it. */
export interface UndoableChange {
  /** One a record and field: the toast of a later change takes the place of this one's. */
  readonly id: string
  readonly message: string
  /** Which record, and from what to what. */
  readonly detail: string
  /** Asks the platform whether the record is still as this change left it. Throws a `PlatformFailure`. */
  readonly isStillSo: () => Promise<boolean>
  /** Sends the same operation with the value from before. Throws a `PlatformFailure`. */
  readonly undo: () => Promise<void>
  /** Shown once it is undone: "aditi.example: v1 again". */
  readonly undone: string
}

const NOT_UNDONE = 'Not undone'

/** Reports a change with Undo. Undoing reads the platform first, and changes nothing if another user has changed the record since. */
export const useUndoToast = (): ((change: UndoableChange) => void) => {
  const notify = useNotify()
  return useCallback(
    ({ id, message, detail, isStillSo, undo, undone }: UndoableChange) => {
      let isPressed = false
      const run = async (): Promise<void> => {
        if (isPressed) return
        isPressed = true
        notify.show({ id, intent: 'info', message: 'Undoing', detail, progress: null })
        try {
          if (await isStillSo()) {
            await undo()
            notify.show({ id, intent: 'success', message: 'Undone', detail: undone })
          } else notify.show({ id, intent: 'error', message: NOT_UNDONE, detail: `${detail}. It was changed again since.` })
        } catch (cause) {
          notify.show({ id, intent: 'error', message: NOT_UNDONE, detail: `${detail}. ${readableServerMessage(asPlatformFailure(cause).message)}` })
        }
      }
      notify.show({ id, intent: 'success', message, detail, actions: [{ label: 'Undo', keepsOpen: true, run: () => void run() }] })
    },
    [notify],
  )
}
