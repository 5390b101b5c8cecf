import { Toaster, useToastController } from '@fluentui/react-components'
import { type ReactNode, useMemo, useRef } from 'react'
import { type Notification, timeoutOf } from './notification.ts'
import { NotificationToast } from './notification-toast.tsx'
import { type Notify, NotifyContext } from './use-notify.ts'

const TOASTER = 'notifications'

/** Gives `useNotify` to everything below it and draws the toasts at the lower right. */
export const Notifications = ({ children }: { readonly children: ReactNode }) => {
  const { dispatchToast, updateToast, dismissToast } = useToastController(TOASTER)
  const shown = useRef(new Set<string>())

  const notify = useMemo<Notify>(() => {
    const show = (notification: Notification): string => {
      const id = notification.id ?? crypto.randomUUID()
      const content = <NotificationToast notification={notification} onDismiss={() => dismissToast(id)} />
      const options = { intent: notification.intent, timeout: timeoutOf(notification) }
      if (shown.current.has(id)) updateToast({ toastId: id, content, ...options })
      else {
        shown.current.add(id)
        dispatchToast(content, {
          toastId: id,
          ...options,
          politeness: notification.intent === 'error' ? 'assertive' : 'polite',
          onStatusChange: (_, { status }) => {
            if (status === 'dismissed' || status === 'unmounted') shown.current.delete(id)
          },
        })
      }
      return id
    }
    const brief = (intent: Notification['intent']) => (message: string, detail?: string) =>
      void show(detail === undefined ? { intent, message } : { intent, message, detail })
    return { show, success: brief('success'), error: brief('error'), dismiss: dismissToast }
  }, [dispatchToast, updateToast, dismissToast])

  return (
    <NotifyContext value={notify}>
      {children}
      <Toaster toasterId={TOASTER} position="bottom-end" limit={5} pauseOnHover pauseOnWindowBlur />
    </NotifyContext>
  )
}
