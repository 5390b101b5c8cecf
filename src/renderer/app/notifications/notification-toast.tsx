import { Button, Link, makeStyles, ProgressBar, Toast, ToastBody, ToastFooter, ToastTitle, ToastTrigger } from '@fluentui/react-components'
import { CopyRegular, DismissRegular } from '@fluentui/react-icons'
import { copyText } from '#components/clipboard/copy-text.ts'
import { keepFocus } from '#components/keep-focus.ts'
import type { Notification } from '#data/notifications/notification.ts'

const useStyles = makeStyles({
  message: { overflowWrap: 'anywhere' },
  titleActions: { display: 'flex' },
})

export interface NotificationToastProps {
  readonly notification: Notification
  readonly onDismiss: () => void
}

/** One toast: message, progress, actions, and on errors a way to copy it for a ticket. */
export const NotificationToast = ({ notification, onDismiss }: NotificationToastProps) => {
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
