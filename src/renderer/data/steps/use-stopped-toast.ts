import { useEffect, useId } from 'react'
import { readableServerMessage } from '#shared/domain/text.ts'
import { useNotify } from '../notifications/use-notify.ts'
import type { StoppedRun } from './use-steps.ts'

/**
 * Shows why a run stopped as a toast: the server's message with underscores as spaces, and which step it was. It goes when the run goes on.
 */
export const useStoppedToast = (stopped: StoppedRun | null): void => {
  const notify = useNotify()
  const id = useId()
  useEffect(() => {
    if (stopped === null) return undefined
    notify.show({ id, intent: 'error', message: readableServerMessage(stopped.failure.message), detail: stopped.failed })
    return () => notify.dismiss(id)
  }, [id, notify, stopped])
}
