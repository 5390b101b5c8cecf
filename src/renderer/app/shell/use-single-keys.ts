import { useCallback } from 'react'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { keysText } from '#components/shortcuts/shortcuts.ts'
import { usePreferences, useWritePreferences } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

const TOAST = 'single-keys'
const OFF = `Single-key shortcuts are off. Turn them on again with ${keysText(ACTION_KEYS['shortcuts-always'])} or in the profile menu.`

/** Whether single keys work, and what changes it: `choose` for a control that shows the state, `toggle` for keys and the palette, with a toast. */
export const useSingleKeys = () => {
  const { singleKeys } = usePreferences()
  const writePreferences = useWritePreferences()
  const notify = useNotify()
  const choose = (on: boolean): void => {
    notify.dismiss(TOAST)
    void writePreferences({ singleKeys: on })
  }
  const toggle = useCallback((): void => {
    void writePreferences({ singleKeys: !singleKeys })
    notify.show({ id: TOAST, intent: 'info', message: singleKeys ? OFF : 'Single-key shortcuts are on.' })
  }, [notify, singleKeys, writePreferences])
  return { singleKeys, choose, toggle }
}
