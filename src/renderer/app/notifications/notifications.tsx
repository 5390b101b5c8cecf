import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { lazyPart } from '#components/lazy-part.tsx'
import { useConsole, useSession } from '#data/bridge/bridge-context.ts'
import { type Notification, type Notify, NotifyContext } from '#data/notifications/use-notify.ts'

const ToastHost = lazyPart(async () => (await import('./toast-host.tsx')).ToastHost)

/** As main reports a call without a session. */
const SESSION_ENDED = /^Your session has ended\b/m

/**
 * Provides `useNotify`. Dismisses every toast when the session of a user ends: they name that user's records and act as
 * that user. Once the same user is signed in again, it dismisses those that report the ended session.
 */
export const Notifications = ({ children }: { readonly children: ReactNode }) => {
  const [queue] = useState(createToastQueue)
  const [isNeeded, setNeeded] = useState(false)
  const { session } = useConsole()
  const ended = useRef(new Set<string>())
  useEffect(() => {
    let userName = session.user()?.userName
    let { phase } = session.current()
    return session.subscribe(() => {
      const next = session.user()?.userName
      const isBack = phase !== 'open' && session.current().phase === 'open'
      phase = session.current().phase
      if (userName !== undefined && next !== userName) queue.post({ kind: 'dismiss-all' })
      if (isBack) {
        for (const id of ended.current) queue.post({ kind: 'dismiss', id })
        ended.current.clear()
      }
      userName = next
    })
  }, [queue, session])

  useSession()
  const userName = session.user()?.userName
  const notify = useMemo<Notify>(() => {
    const show = (notification: Notification): string => {
      const id = notification.id ?? crypto.randomUUID()
      // An outcome that arrives after its user has left is not shown to the next one.
      if (session.user()?.userName !== userName) return id
      queue.post({ kind: 'show', id, notification })
      if (SESSION_ENDED.test(`${notification.message}\n${notification.detail}`)) ended.current.add(id)
      else ended.current.delete(id)
      setNeeded(true)
      return id
    }
    const showBrief =
      (intent: Notification['intent']) =>
      (message: string, detail?: string): void =>
        void show(detail === undefined ? { intent, message } : { intent, message, detail })
    return { show, success: showBrief('success'), error: showBrief('error'), dismiss: (id) => queue.post({ kind: 'dismiss', id }) }
  }, [queue, session, userName])

  return (
    <NotifyContext value={notify}>
      {children}
      {isNeeded && <ToastHost queue={queue} />}
    </NotifyContext>
  )
}

export type ToastRequest =
  | { readonly kind: 'show'; readonly id: string; readonly notification: Notification }
  | { readonly kind: 'dismiss'; readonly id: string }
  | { readonly kind: 'dismiss-all' }

/** Holds requests until the host is there: its chunk is loaded with the first toast. */
export interface ToastQueue {
  readonly post: (request: ToastRequest) => void
  /** Hands over what waits and everything that comes; returns the disconnect. */
  readonly connect: (handle: (request: ToastRequest) => void) => () => void
}

export const createToastQueue = (): ToastQueue => {
  let waiting: ToastRequest[] = []
  let handler: ((request: ToastRequest) => void) | null = null
  return {
    post: (request) => {
      if (handler === null) waiting.push(request)
      else handler(request)
    },
    connect: (handle) => {
      handler = handle
      const late = waiting
      waiting = []
      late.forEach(handle)
      return () => {
        if (handler === handle) handler = null
      }
    },
  }
}
