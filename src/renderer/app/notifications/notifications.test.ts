import { expect, test } from 'vitest'
import { timeoutOf } from '#data/notifications/use-notify.ts'
import { createToastQueue, type ToastRequest } from './notifications.tsx'

test('a success goes by itself, with actions later; errors and progress stay', () => {
  expect(timeoutOf({ intent: 'success', message: 'Saved' })).toBe(4000)
  expect(timeoutOf({ intent: 'success', message: 'Saved', actions: [{ label: 'Open', run: () => undefined }] })).toBe(10_000)
  expect(timeoutOf({ intent: 'error', message: 'Failed' })).toBe(-1)
  expect(timeoutOf({ intent: 'info', message: 'Loading', progress: null })).toBe(-1)
})

test('toasts asked for before the host is there are handed over in order', () => {
  const queue = createToastQueue()
  const handled: ToastRequest[] = []
  const show = (id: string): ToastRequest => ({ kind: 'show', id, notification: { intent: 'info', message: id } })
  queue.post(show('1'))
  queue.post(show('2'))
  const disconnect = queue.connect((request) => void handled.push(request))
  queue.post({ kind: 'dismiss', id: '1' })
  disconnect()
  queue.post(show('3'))
  expect(handled.map((request) => `${request.kind} ${request.kind === 'dismiss-all' ? '' : request.id}`)).toEqual(['show 1', 'show 2', 'dismiss 1'])
})
