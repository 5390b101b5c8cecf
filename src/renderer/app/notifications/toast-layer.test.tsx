// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, configure, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ModalDialog } from '#components/on-screen/modal-dialog.tsx'
import { createToastQueue } from './notifications.tsx'
import { ToastHost } from './toast-host.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

/** The height of the layer that Fluent draws something in. */
const layerOf = (element: Element | null | undefined): number => {
  const layer = element?.closest('[data-portal-node]')
  if (layer === null || layer === undefined) throw new Error('It is drawn in no layer')
  return Number(getComputedStyle(layer).zIndex)
}

test('a toast stays above a dialog that opens after it', async () => {
  const queue = createToastQueue()
  const drawn = (isOpen: boolean) => (
    <FluentProvider theme={webLightTheme}>
      <ToastHost queue={queue} />
      {isOpen && (
        <ModalDialog onClose={null}>
          <button type="button">Payment Details</button>
        </ModalDialog>
      )}
    </FluentProvider>
  )
  const { rerender } = render(drawn(false))
  act(() => queue.post({ kind: 'show', id: 'money', notification: { intent: 'error', message: 'It is not there' } }))
  const toast = await screen.findByText('It is not there')
  rerender(drawn(true))
  const dialog = layerOf(await screen.findByText('Payment Details'))
  expect(dialog).toBeGreaterThan(0)
  expect(layerOf(toast)).toBeGreaterThan(dialog)
})
