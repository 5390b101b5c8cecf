/** A toast: what happened and what can be done about it. */
export interface Notification {
  readonly intent: 'success' | 'info' | 'warning' | 'error'
  readonly message: string
  /** A second line: numbers, the name of what was touched. */
  readonly detail?: string
  /** From 0 to 1; null while the whole is unknown. */
  readonly progress?: number | null
  readonly actions?: readonly NotificationAction[]
  /** Replaces the shown toast of the same id in place: for progress. */
  readonly id?: string
}

interface NotificationAction {
  readonly label: string
  readonly run: () => void
  /** The toast stays after the action. */
  readonly keepsOpen?: boolean
}

/** How long a toast stays, in milliseconds; -1 until dismissed. Errors and work in progress stay. */
export const timeoutOf = (notification: Notification): number => {
  if (notification.intent === 'error' || notification.progress !== undefined) return -1
  return notification.actions === undefined ? 4000 : 10_000
}

/** Tells the user what happened, by a toast at the lower right. */
export interface Notify {
  /** Shows a toast, or replaces the one of the same id; answers with its id. */
  readonly show: (notification: Notification) => string
  readonly success: (message: string, detail?: string) => void
  /** An error: stays until dismissed, can be copied. */
  readonly error: (message: string, detail?: string) => void
  readonly dismiss: (id: string) => void
}

/** The notifications of the window. Works everywhere below `Notifications`. */
export const [NotifyContext, useNotify] = requiredContext<Notify>('useNotify needs Notifications above it')

import { requiredContext } from '../bridge/required-context.ts'
