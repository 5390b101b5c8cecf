// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Notification } from '#data/notifications/use-notify.ts'
import { createToastQueue, type ToastQueue } from './notifications.tsx'
import { ToastHost } from './toast-host.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

/** What moves, and is stopped half way: a toast that was dismissed fades until the test ends it. */
let moving: { onfinish: (() => void) | null }[] = []
beforeEach(() => {
  moving = []
  // jsdom moves nothing; Fluent takes away at once what cannot fade.
  Object.defineProperty(Element.prototype, 'animate', {
    configurable: true,
    value: () => {
      const animation = { onfinish: null, oncancel: null, cancel: () => undefined, finish: () => undefined, persist: () => undefined, playState: 'running' }
      moving.push(animation)
      return animation
    },
  })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate')
})

/** Ends what moves, and what moves after that. */
const motionEnds = async (): Promise<void> => {
  while (moving.length > 0) {
    const ended = moving
    moving = []
    await act(async () => {
      for (const { onfinish } of ended) onfinish?.()
    })
  }
}

const renderHost = (): ToastQueue => {
  const queue = createToastQueue()
  render(
    <FluentProvider theme={webLightTheme}>
      <ToastHost queue={queue} />
    </FluentProvider>,
  )
  return queue
}
const show = (queue: ToastQueue, id: string, message: string, more: Partial<Notification> = {}): void =>
  act(() => queue.post({ kind: 'show', id, notification: { intent: 'error', message, ...more } }))
const dismiss = (queue: ToastQueue, id: string): void => act(() => queue.post({ kind: 'dismiss', id }))

/** The texts of the toasts, top first. */
const texts = (): readonly (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const press = (message: string, name: string): void => {
  const toast = screen.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(message)) as HTMLElement
  fireEvent.click(within(toast).getByRole('button', { name }))
}

test('a toast is shown under the id of one that is just going: by its program, by its reader, by its action', async () => {
  const queue = renderHost()
  const run = (): void => undefined
  show(queue, 'save', 'The first failed')
  await motionEnds()
  dismiss(queue, 'save')
  show(queue, 'save', 'The second failed')
  await motionEnds()
  await waitFor(() => expect(texts()).toEqual(['The second failed']))

  press('The second failed', 'Dismiss')
  show(queue, 'save', 'The third failed', { actions: [{ label: 'Again', run }] })
  await motionEnds()
  await waitFor(() => expect(texts()).toEqual(['The third failedAgain']))

  press('The third failed', 'Again')
  show(queue, 'save', 'The fourth failed')
  // The one that goes can still be pressed; the one that came is not meant.
  press('The third failed', 'Again')
  await motionEnds()
  await waitFor(() => expect(texts()).toEqual(['The fourth failed']))
})

test('a toast of the same id takes the place of the one that stands, and goes by that id', async () => {
  const queue = renderHost()
  show(queue, 'other', 'Something else')
  show(queue, 'money', 'Checking whether it arrived', { progress: null })
  await motionEnds()
  show(queue, 'money', 'It is not there')
  await motionEnds()
  expect(texts()).toEqual(['Something else', 'It is not there'])
  dismiss(queue, 'money')
  await motionEnds()
  await waitFor(() => expect(texts()).toEqual(['Something else']))
})
