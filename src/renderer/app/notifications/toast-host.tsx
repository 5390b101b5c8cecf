import { Toaster, useToastController } from '@fluentui/react-components'
import { useEffect, useRef } from 'react'
import { timeoutOf } from './notification.ts'
import { NotificationToast } from './notification-toast.tsx'
import type { ToastQueue } from './toast-queue.ts'

const TOASTER = 'notifications'

/** Draws the toasts at the lower right. */
export const ToastHost = ({ queue }: { readonly queue: ToastQueue }) => {
  const { dispatchToast, updateToast, dismissToast } = useToastController(TOASTER)
  const shown = useRef(new Set<string>())

  useEffect(
    () =>
      queue.connect((request) => {
        if (request.kind === 'dismiss') {
          dismissToast(request.id)
          return
        }
        const { id, notification } = request
        const content = <NotificationToast notification={notification} onDismiss={() => dismissToast(id)} />
        const options = { toastId: id, intent: notification.intent, timeout: timeoutOf(notification) }
        if (shown.current.has(id)) {
          updateToast({ ...options, content })
          return
        }
        shown.current.add(id)
        dispatchToast(content, {
          ...options,
          politeness: notification.intent === 'error' ? 'assertive' : 'polite',
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted') shown.current.delete(id)
          },
        })
      }),
    [queue, dispatchToast, updateToast, dismissToast],
  )

  return <Toaster toasterId={TOASTER} position="bottom-end" limit={5} pauseOnHover pauseOnWindowBlur />
}
