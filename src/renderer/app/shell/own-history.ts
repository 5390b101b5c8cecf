import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { keyPlatform, useShortcut } from '#components/shortcuts/shortcuts.ts'
import { useBridge } from '#data/bridge/bridge-context.ts'
import { signedInOf, useCurrentUser } from '#data/session/current-user.ts'
import { HISTORY_KEYS } from '#shared/window-keys.ts'

export type Direction = 'back' | 'forward'

const STEP: Readonly<Record<Direction, -1 | 1>> = { back: -1, forward: 1 }

/** As `MouseEvent.button` numbers the two at the side of a mouse. */
const DIRECTION_OF_BUTTON: Readonly<Record<number, Direction>> = { 3: 'back', 4: 'forward' }

/** Where the window's history is not to be had, as in a unit test, it leads nowhere. */
const history = (): Navigation | undefined => (window as { readonly navigation?: Navigation }).navigation

const ownerOf = (entry: NavigationHistoryEntry | null | undefined): unknown => (entry?.getState() as { readonly owner?: unknown } | undefined)?.owner

const subscribe = (listener: () => void): (() => void) => {
  history()?.addEventListener('currententrychange', listener)
  return () => history()?.removeEventListener('currententrychange', listener)
}

/** Whether a step leads to a screen that this user has opened: not to one of whoever was signed in before, whose searches stand in the addresses. */
const leadsSomewhere = (owner: string, direction: Direction): boolean => {
  const here = history()?.currentEntry
  return here !== null && here !== undefined && ownerOf(history()?.entries()[here.index + STEP[direction]]) === owner
}

const sign = (owner: string): void => {
  if (history()?.currentEntry && ownerOf(history()?.currentEntry) !== owner) history()?.updateCurrentEntry({ state: { owner } })
}

/** Back and forward through what this user has opened in this window: by keys, the buttons of a mouse, the application's menu and `go`. Once in the shell. */
export const useOwnHistory = () => {
  const bridge = useBridge()
  const navigate = useNavigate()
  const { userName } = signedInOf(useCurrentUser())
  useEffect(() => {
    sign(userName)
    return subscribe(() => sign(userName))
  }, [userName])
  const canGoBack = useSyncExternalStore(subscribe, () => leadsSomewhere(userName, 'back'))
  const canGoForward = useSyncExternalStore(subscribe, () => leadsSomewhere(userName, 'forward'))

  const go = useCallback(
    (direction: Direction): void => {
      // A dialog is closed first: it may hold what was typed.
      if (leadsSomewhere(userName, direction) && document.querySelector('[aria-modal="true"]') === null) void navigate(STEP[direction])
    },
    [navigate, userName],
  )
  useEffect(() => bridge.on('shell.go', ({ direction }) => go(direction)), [bridge, go])
  useEffect(() => {
    const onButton = (event: MouseEvent): void => {
      const direction = DIRECTION_OF_BUTTON[event.button]
      if (direction === undefined) return
      event.preventDefault()
      go(direction)
    }
    window.addEventListener('mouseup', onButton)
    return () => window.removeEventListener('mouseup', onButton)
  }, [go])
  useShortcut({ keys: HISTORY_KEYS.back[keyPlatform], description: 'Back', group: 'Everywhere', run: () => go('back') })
  useShortcut({ keys: HISTORY_KEYS.forward[keyPlatform], description: 'Forward', group: 'Everywhere', run: () => go('forward') })
  // The header is drawn again only when one of them changes, not at every key of a search, which replaces the address.
  return useMemo(() => ({ canGoBack, canGoForward, go }), [canGoBack, canGoForward, go])
}

export type OwnHistory = ReturnType<typeof useOwnHistory>
