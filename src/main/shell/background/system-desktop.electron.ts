import { appendFileSync } from 'node:fs'
import { BrowserWindow, Notification } from 'electron'
import type { Logger } from '../../log/logger.ts'
import type { NotificationsOptions, ShowNotification } from './notifications.ts'
import type { TaskbarWindow } from './task-progress.ts'

interface Options {
  /** A test's file that takes them, a line of JSON each, in place of the system. */
  readonly record: string | undefined
  readonly logger: Logger
}

interface SystemDesktop extends Pick<NotificationsOptions, 'show' | 'isInFront'> {
  readonly windows: () => readonly TaskbarWindow[]
}

/** The system's notifications and our windows on it. While a test records the notifications no window counts as in front. */
export const systemDesktop = (options: Options): SystemDesktop => ({
  show: systemNotifications(options),
  isInFront: () => options.record === undefined && BrowserWindow.getFocusedWindow() !== null,
  windows: () => BrowserWindow.getAllWindows(),
})

/** Where the system has none, nothing shows: the console itself has all that they say. */
function systemNotifications({ record, logger }: Options): ShowNotification {
  // Electron forgets the click of one that nothing refers to any more.
  const shown = new Set<Notification>()
  return ({ title, body, isUrgent, onClick }) => {
    if (record !== undefined) {
      appendFileSync(record, `${JSON.stringify({ title, body, isUrgent })}\n`)
      return () => {}
    }
    try {
      if (!Notification.isSupported()) return () => {}
      const notification = new Notification({ title, body, urgency: isUrgent ? 'critical' : 'normal', timeoutType: isUrgent ? 'never' : 'default' })
      shown.add(notification)
      notification.on('click', () => {
        shown.delete(notification)
        onClick()
      })
      notification.on('close', () => shown.delete(notification))
      notification.on('failed', () => shown.delete(notification))
      notification.show()
      return () => notification.close()
    } catch (cause) {
      logger.warn(`The system showed no notification: ${String(cause)}`)
      return () => {}
    }
  }
}
