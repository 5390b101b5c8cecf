import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

/** Ctrl+P: prints the open screen, without header, menu and messages. */
export const usePrintKey = (): void => {
  const bridge = useBridge()
  const notify = useNotify()
  const print = async (): Promise<void> => {
    const answer = await bridge.shell.print()
    if (!answer.ok && answer.error.kind !== 'cancelled') notify.error('The screen was not printed', answer.error.message)
  }
  useShortcut({ keys: ACTION_KEYS['print-screen'], description: 'Print this screen', group: 'Everywhere', run: () => void print() })
}
