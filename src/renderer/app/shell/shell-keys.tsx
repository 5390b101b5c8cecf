import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { useCurrentUser } from '#data/session/current-user.ts'
import { type MenuScreen, mayOpen, menuOf } from '../routing/screens.ts'

/** G and a letter open each screen of the menu that the user may open. Draws nothing. */
export const JumpKeys = () => {
  const user = useCurrentUser()
  return menuOf(user.role)
    .flatMap((entry) => (entry.kind === 'item' ? [entry.screen] : entry.screens))
    .filter((screen) => mayOpen(user, screen))
    .map((screen) => <JumpKey key={screen.path} screen={screen} />)
}

const JumpKey = ({ screen: { path, menu } }: { readonly screen: MenuScreen }) => {
  const navigate = useNavigate()
  useShortcut({ keys: `g ${menu.jump}`, description: `Open ${menu.label}`, group: 'Go to', run: () => void navigate(path) })
  return null
}

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

const GROUP = 'View'

/** The keys of the zoom, which main applies and keeps; shows the new one, also after a step by menu or mouse wheel. */
export const useZoom = (): void => {
  const bridge = useBridge()
  const notify = useNotify()
  useShortcut({ keys: ACTION_KEYS['zoom-in'], description: 'Zoom in', group: GROUP, run: () => void bridge.shell.zoom({ direction: 'in' }) })
  useShortcut({ keys: ACTION_KEYS['zoom-out'], description: 'Zoom out', group: GROUP, run: () => void bridge.shell.zoom({ direction: 'out' }) })
  useShortcut({ keys: ACTION_KEYS['zoom-reset'], description: 'Actual size', group: GROUP, run: () => void bridge.shell.zoom({ direction: 'reset' }) })
  useEffect(() => bridge.on('shell.zoomed', ({ percent }) => void notify.show({ id: 'zoom', intent: 'info', message: `Zoom ${percent} %` })), [bridge, notify])
}
