import { createContext, useContext } from 'react'
import type { Notification } from './notification.ts'

/** Tells the user what happened, by a toast at the lower right. */
export interface Notify {
  /** Shows a toast, or replaces the one of the same id; answers with its id. */
  readonly show: (notification: Notification) => string
  /** A short success that goes away by itself. */
  readonly success: (message: string, detail?: string) => void
  /** An error: stays until dismissed, can be copied. */
  readonly error: (message: string, detail?: string) => void
  readonly dismiss: (id: string) => void
}

export const NotifyContext = createContext<Notify | null>(null)

/** The notifications of the window. Works everywhere below `Notifications`. */
export const useNotify = (): Notify => {
  const notify = useContext(NotifyContext)
  if (notify === null) throw new Error('useNotify needs Notifications above it')
  return notify
}
