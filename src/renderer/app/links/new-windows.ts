import { useEffect } from 'react'
import { ACTION_KEYS } from '#components/shortcuts/action-keys.ts'
import { isMac, useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useOpenWindow } from '#data/windows/use-open-window.ts'

/** The ways to a new window that every screen has: Ctrl+N, and Ctrl+click or the middle button on a link of the console. */
export const useNewWindows = (): void => {
  const openWindow = useOpenWindow()
  useShortcut({ keys: ACTION_KEYS['new-window'], description: 'Open a new window', group: 'Everywhere', run: () => openWindow('/') })
  useEffect(() => {
    const open = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (link === null || link.origin !== window.location.origin || link.target !== '' || !wantsWindow(event)) return
      event.preventDefault()
      openWindow(link.pathname + link.search)
    }
    // Before the router, which leaves a link that is clicked with a key to the browser.
    document.addEventListener('click', open, true)
    document.addEventListener('auxclick', open, true)
    return () => {
      document.removeEventListener('click', open, true)
      document.removeEventListener('auxclick', open, true)
    }
  }, [openWindow])
}

const wantsWindow = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => button === 1 || (button === 0 && !shiftKey && (isMac ? metaKey : ctrlKey))
