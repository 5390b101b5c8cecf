import { useEffect } from 'react'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

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
