import {
  Button,
  Link,
  makeStyles,
  ProgressBar,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@fluentui/react-components'
import { CopyRegular, DismissRegular } from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { copyText } from '#components/clipboard/copy-text.ts'
import { keepFocus } from '#components/keep-focus.ts'
import { type Notification, timeoutOf } from '#data/notifications/use-notify.ts'
import type { ToastQueue } from './notifications.tsx'
import { EDGE, useClearance } from './use-clearance.ts'

const TOASTER = 'notifications'

// Fluent's layers are all alike, and of those the last opened is on top: a dialog must not cover what has to be read.
const useStyles = makeStyles({
  layer: { zIndex: 1_000_001 },
  message: { overflowWrap: 'anywhere' },
  titleActions: { display: 'flex' },
})

/** Each toast has an id of Fluent's own beside ours: Fluent drops what is shown under the id of one that is still fading. */
export const ToastHost = ({ queue }: { readonly queue: ToastQueue }) => {
  const { dispatchToast, updateToast, dismissToast, dismissAllToasts } = useToastController(TOASTER)
  const standing = useRef(new Map<string, string>())
  const count = useRef(0)

  useEffect(
    () =>
      queue.connect((request) => {
        if (request.kind === 'dismiss-all') {
          standing.current.clear()
          dismissAllToasts()
          return
        }
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
    [queue, dispatchToast, updateToast, dismissToast, dismissAllToasts],
  )

  const vertical = useClearance()
  const offset = { horizontal: EDGE, vertical }
  return (
    <Toaster toasterId={TOASTER} position="bottom-end" offset={offset} mountNode={{ className: useStyles().layer }} limit={5} pauseOnHover pauseOnWindowBlur />
  )
}

/** One toast: message, progress, actions, and on errors a way to copy it for a ticket. */
const NotificationToast = ({ notification, onDismiss }: { readonly notification: Notification; readonly onDismiss: () => void }) => {
  const styles = useStyles()
  const { intent, message, detail, progress, actions = [] } = notification
  const text = detail === undefined ? message : `${message}\n${detail}`
  return (
    <Toast>
      <ToastTitle
        action={
          <span className={styles.titleActions}>
            {intent === 'error' && (
              <Button
                appearance="transparent"
                size="small"
                icon={<CopyRegular />}
                aria-label="Copy message"
                onMouseDown={keepFocus}
                onClick={() => void copyText(text)}
              />
            )}
            <ToastTrigger>
              <Button appearance="transparent" size="small" icon={<DismissRegular />} aria-label="Dismiss" onMouseDown={keepFocus} />
            </ToastTrigger>
          </span>
        }
      >
        <span className={styles.message}>{message}</span>
      </ToastTitle>
      {(detail !== undefined || progress !== undefined) && (
        <ToastBody>
          {detail}
          {progress !== undefined && <ProgressBar aria-label={message} {...(progress === null ? {} : { value: progress })} />}
        </ToastBody>
      )}
      {actions.length > 0 && (
        <ToastFooter>
          {actions.map((action) => (
            <Link
              as="button"
              key={action.label}
              onMouseDown={keepFocus}
              onClick={() => {
                action.run()
                if (action.keepsOpen !== true) onDismiss()
              }}
            >
              {action.label}
            </Link>
          ))}
        </ToastFooter>
      )}
    </Toast>
  )
}
