import { makeStyles, Toaster, useToastController } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { timeoutOf } from '#data/notifications/notification.ts'
import { NotificationToast } from './notification-toast.tsx'
import type { ToastQueue } from './toast-queue.ts'

const TOASTER = 'notifications'

// Fluent's layers are all alike, and of those the last opened is on top: a dialog must not cover what has to be read.
const useStyles = makeStyles({ layer: { zIndex: 1_000_001 } })

/**
 * Draws the toasts at the lower right. Each has an id of Fluent's own, and one of ours names the last that was shown under it: Fluent drops what is shown
 * under the id of a toast that is still fading.
 */
export const ToastHost = ({ queue }: { readonly queue: ToastQueue }) => {
  const { dispatchToast, updateToast, dismissToast } = useToastController(TOASTER)
  const standing = useRef(new Map<string, string>())
  const count = useRef(0)

  useEffect(
    () =>
      queue.connect((request) => {
        const { id } = request
        const stands = standing.current.get(id)
        if (request.kind === 'dismiss') {
          standing.current.delete(id)
          if (stands !== undefined) dismissToast(stands)
          return
        }
        const { notification } = request
        const toastId = stands ?? `${id} ${count.current++}`
        const forget = (): void => {
          if (standing.current.get(id) === toastId) standing.current.delete(id)
        }
        const onDismiss = (): void => {
          forget()
          dismissToast(toastId)
        }
        const content = <NotificationToast notification={notification} onDismiss={onDismiss} />
        const options = { toastId, intent: notification.intent, timeout: timeoutOf(notification) }
        if (stands !== undefined) {
          updateToast({ ...options, content })
          return
        }
        standing.current.set(id, toastId)
        dispatchToast(content, {
          ...options,
          politeness: notification.intent === 'error' ? 'assertive' : 'polite',
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted') forget()
          },
        })
      }),
    [queue, dispatchToast, updateToast, dismissToast],
  )

  return <Toaster toasterId={TOASTER} position="bottom-end" mountNode={{ className: useStyles().layer }} limit={5} pauseOnHover pauseOnWindowBlur />
}
