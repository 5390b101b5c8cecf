import type { Notification } from '#data/notifications/notification.ts'

/** What the host of the toasts is asked to do. */
export type ToastRequest =
  | { readonly kind: 'show'; readonly id: string; readonly notification: Notification }
  | { readonly kind: 'dismiss'; readonly id: string }

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
