import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { useNotify } from '#data/notifications/use-notify.ts'

const importFindBar = () => import('./find-bar.tsx')
const FindBar = lazyPart(async () => (await importFindBar()).FindBar)

/** Keeps what is typed until the bar has the keys. @returns what ends it, and gives the text */
const keepTyped = (): (() => string) => {
  let text = ''
  const listen = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return
    text += event.key
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('keydown', listen, true)
  return () => {
    window.removeEventListener('keydown', listen, true)
    return text
  }
}

/** Ctrl+F, or the Edit menu: the bar that finds a text on the open screen, to be drawn in the shell; null while it is closed. */
export const useFindBar = (): ReactElement | null => {
  const bridge = useBridge()
  const notify = useNotify()
  const [opened, setOpened] = useState(0)
  const before = useRef<Element | null>(null)
  const typed = useRef<(() => string) | null>(null)
  // Its chunk comes when there is time, so that no key typed after Ctrl+F is lost to loading it.
  useEffect(() => {
    const request = window.requestIdleCallback(() => void importFindBar())
    return () => window.cancelIdleCallback(request)
  }, [])
  const takeTyped = useCallback((): string => {
    const text = typed.current?.() ?? ''
    typed.current = null
    return text
  }, [])
  const open = useCallback((): void => {
    // A dialog keeps the keys to itself, also those of a bar outside it.
    if (document.querySelector('[aria-modal="true"]') !== null) {
      notify.show({ id: 'find-later', intent: 'info', message: 'Close the dialog first to find a text on the screen.' })
      return
    }
    if (opened === 0) {
      before.current = document.activeElement
      typed.current ??= keepTyped()
      void importFindBar().catch(takeTyped)
    }
    setOpened((times) => times + 1)
  }, [notify, opened, takeTyped])
  const close = useCallback(() => {
    setOpened(0)
    if (before.current instanceof HTMLElement) before.current.focus()
  }, [])
  useEffect(() => () => void takeTyped(), [takeTyped])
  useEffect(() => bridge.on('shell.find', open), [bridge, open])
  useShortcut({ keys: ACTION_KEYS.find, description: 'Find a text on this screen', group: 'Everywhere', run: open })
  return opened === 0 ? null : <FindBar opened={opened} takeTyped={takeTyped} onClose={close} />
}
