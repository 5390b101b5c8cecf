// @vitest-environment jsdom
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ADMIN, createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { useNotify } from '#data/notifications/use-notify.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'

configure({ asyncUtilTimeout: 20_000 })

afterEach(cleanup)

const Failing = () => {
  const notify = useNotify()
  const fail = (): void => {
    notify.error('The site was not saved.', 'Your session has ended. Sign in again to go on.')
    notify.error('The file is too large.')
  }
  return (
    <button type="button" onClick={fail}>
      Fail
    </button>
  )
}

test('once the session is back, the toasts that reported its end go, and others stay', async () => {
  const fake = createFakeBridge()
  await fake.services.session.read()
  render(
    <TestConsole services={fake.services}>
      <Failing />
    </TestConsole>,
  )
  act(() => fake.emit('identity.changed', { state: 'expired', user: ADMIN }))
  fireEvent.click(screen.getByRole('button', { name: 'Fail' }))
  // The texts are read out beside the toasts.
  const toasts = (): readonly (string | null)[] => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
  await waitFor(() => expect(toasts()).toHaveLength(2))
  act(() => fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true }))
  await waitFor(() => expect(toasts()).toEqual(['The file is too large.']))
})
