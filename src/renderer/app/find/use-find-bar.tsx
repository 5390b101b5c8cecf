import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useKeptTyped } from '#components/shortcuts/use-kept-typed.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

const importFindBar = () => import('./find-bar.tsx')
const FindBar = lazyPart(async () => (await importFindBar()).FindBar)

/** Ctrl+F, or the Edit menu: the bar that finds a text on the open screen, to be drawn in the shell; null while it is closed. */
export const useFindBar = (): ReactElement | null => {
  const bridge = useBridge()
  const notify = useNotify()
  const [opened, setOpened] = useState(0)
  const before = useRef<Element | null>(null)
  const typed = useKeptTyped()
  // Its chunk comes when there is time, so that no key typed after Ctrl+F is lost to loading it.
  useEffect(() => {
    const request = window.requestIdleCallback(() => void importFindBar())
    return () => window.cancelIdleCallback(request)
  }, [])
  const open = useCallback((): void => {
    // A dialog keeps the keys to itself, also those of a bar outside it.
    if (document.querySelector('[aria-modal="true"]') !== null) {
      notify.show({ id: 'find-later', intent: 'info', message: 'Close the dialog first to find a text on the screen.' })
      return
    }
    if (opened === 0) {
      before.current = document.activeElement
      typed.begin()
      void importFindBar().catch(typed.take)
    }
    setOpened((times) => times + 1)
  }, [notify, opened, typed])
  const close = useCallback(() => {
    setOpened(0)
    if (before.current instanceof HTMLElement) before.current.focus()
  }, [])
  useEffect(() => bridge.on('shell.find', open), [bridge, open])
  useShortcut({ keys: ACTION_KEYS.find, description: 'Find a text on this screen', group: 'Everywhere', run: open })
  return opened === 0 ? null : <FindBar opened={opened} takeTyped={typed.take} onClose={close} />
}
