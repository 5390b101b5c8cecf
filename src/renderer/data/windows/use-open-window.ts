import { useCallback } from 'react'
import { useBridge } from '../bridge/bridge-context.ts'
import { useNotify } from '../notifications/use-notify.ts'

export const OPEN_IN_NEW_WINDOW = 'Open in new window'

/** Opens a screen of the console in a window of its own, and reports why where that cannot be done. Takes path and search. */
export const useOpenWindow = (): ((address: string) => void) => {
  const bridge = useBridge()
  const notify = useNotify()
  return useCallback(
    (address) => {
      void bridge.shell.openWindow({ address }).then((opened) => {
        if (!opened.ok) notify.error('No new window was opened', opened.error.message)
      })
    },
    [bridge, notify],
  )
}
