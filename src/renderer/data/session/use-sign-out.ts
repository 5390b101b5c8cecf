import { useCallback } from 'react'
import { useConsole } from '../bridge/bridge-context.ts'
import { useNotify } from '../notifications/use-notify.ts'
import { SOMETHING_WENT_WRONG } from './messages.ts'

/** Signs the user out. Main ends the session here in any case; what could not be done beyond that is logged and shown. */
export const useSignOut = (): (() => void) => {
  const { bridge, session } = useConsole()
  const notify = useNotify()
  return useCallback(() => {
    const signOut = async (): Promise<void> => {
      const result = await session.take(({ identity }) => identity.signOut())
      if (result.ok) return
      void bridge.shell.report({ level: 'error', message: `Sign-out failed: ${result.error.kind}: ${result.error.message}` })
      notify.error(SOMETHING_WENT_WRONG, result.error.message)
    }
    void signOut()
  }, [session, bridge, notify])
}
