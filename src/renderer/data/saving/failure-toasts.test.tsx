// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CreateSiteActionEventDocument } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, refusal } from '../bridge/fake-bridge.test-support.ts'
import { type Notification, type Notify, NotifyContext } from '../notifications/use-notify.ts'
import { PlatformFailure } from '../platform/platform-failure.ts'
import { createQueryClient } from '../platform/query-client.ts'
import type { SaveOptions } from './save-options.ts'
import { useSave } from './use-save.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const ACCEPTED = success({ data: '{"createSiteActionEvent":null}', receivedAt: 1 })

/** Keeps the error toasts on screen by id. */
const notifyInto = (standing: Map<string, string>): Notify => {
  const show = ({ id = crypto.randomUUID(), intent, message }: Notification): string => {
    if (intent === 'error') standing.set(id, message)
    return id
  }
  return {
    show,
    success: (message) => void show({ intent: 'success', message }),
    error: (message) => void show({ intent: 'error', message }),
    dismiss: (id) => void standing.delete(id),
  }
}

/** A window: saves that come and go in it, and the error toasts on screen. */
const openWindow = () => {
  const standing = new Map<string, string>()
  const notify = notifyInto(standing)
  const queries = createQueryClient()
  const fake = createFakeBridge()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <BridgeContext.Provider value={fake.services}>
        <NotifyContext.Provider value={notify}>{children}</NotifyContext.Provider>
      </BridgeContext.Provider>
    </QueryClientProvider>
  )
  const open = <Input,>(options: SaveOptions<Input, unknown>) => {
    const { result, unmount } = renderHook(() => useSave<Input>(options), { wrapper })
    const press = (input: Input) =>
      act(async () => {
        void result.current.run(input)
        await vi.runAllTimersAsync()
      })
    return { press, close: unmount }
  }
  return { fake, open, errors: () => [...standing.values()] }
}

const refused = (message: string): Promise<never> => Promise.reject(new PlatformFailure({ kind: 'rejected', message }))

test('the message of a failure goes when the same save succeeds', async () => {
  const { open, errors } = openWindow()
  const send = vi.fn((_name: string): Promise<unknown> => Promise.resolve('answer'))
  const form = open({ run: send })
  send.mockImplementationOnce(() => refused('Too long'))
  await form.press('a long name')
  expect(errors()).toEqual(['Too long'])
  await form.press('a name')
  expect(errors()).toEqual([])
})

test('of several rows it goes with the success of its own row', async () => {
  const { open, errors } = openWindow()
  const send = vi.fn((_name: string): Promise<unknown> => Promise.resolve('answer'))
  const list = open({ run: send, idOf: (name: string) => name, isPerId: true })
  send.mockImplementationOnce(() => refused('Of the first')).mockImplementationOnce(() => refused('Of the second'))
  await list.press('first')
  await list.press('second')
  await list.press('second')
  expect(errors()).toEqual(['Of the first'])
})

test('it outlives its dialog, and goes when the dialog saves the same record after all, not when it saves another one', async () => {
  const { fake, open, errors } = openWindow()
  const notesOf = (siteId: string) =>
    open({ run: (note: string, send) => send(CreateSiteActionEventDocument, { siteId, eventName: 'Call', eventType: 'MANUAL', note }) })
  fake.answer('platform.execute', refusal('rejected', 'No notes today'))
  const first = notesOf('site-1')
  await first.press('Called')
  first.close()
  expect(errors()).toEqual(['No notes today'])

  fake.answer('platform.execute', ACCEPTED)
  await notesOf('site-2').press('Called')
  expect(errors()).toEqual(['No notes today'])
  await notesOf('site-1').press('Called again')
  expect(errors()).toEqual([])
})
