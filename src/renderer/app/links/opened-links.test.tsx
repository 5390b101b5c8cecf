// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { ADMIN, createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notify, NotifyContext } from '#data/notifications/use-notify.ts'
import { CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import { success } from '#shared/result.ts'
import { useOpenedLinks } from './opened-links.ts'

afterEach(cleanup)

const USER = currentUserOf(ADMIN, { enabled: true, permissions: [] } as unknown as UserProfile)

const Shell = () => {
  useOpenedLinks()
  return null
}

const open = async (...links: readonly string[]) => {
  const waiting = [...links]
  const errors: string[] = []
  const fake = createFakeBridge()
  fake.answer('shell.takeLink', () => success(waiting.shift() ?? null))
  await fake.services.session.read()
  const router = createMemoryRouter([{ path: '*', element: <Shell /> }], { initialEntries: ['/cplist?q=asha'] })
  render(
    <BridgeContext value={fake.services}>
      <NotifyContext value={{ error: (message: string) => errors.push(message) } as unknown as Notify}>
        <CurrentUserContext value={USER}>
          <RouterProvider router={router} />
        </CurrentUserContext>
      </NotifyContext>
    </BridgeContext>,
  )
  const address = () => router.state.location.pathname + router.state.location.search
  const handOver = (link: string) => {
    waiting.push(link)
    act(() => fake.emit('shell.linkWaiting', null))
  }
  return { fake, address, errors, handOver }
}

test('a link that came before the screen is opened with it, a later one at once', async () => {
  const { address, handOver } = await open('admin-console://site/site-1')
  await waitFor(() => expect(address()).toBe('/site/site-1'))
  handOver('admin-console://screen/renewal-dashboard')
  await waitFor(() => expect(address()).toBe('/renewal-dashboard'))
})

test('while the session waits for a new sign-in main keeps the link', async () => {
  const { fake, address, handOver } = await open()
  act(() => fake.emit('identity.changed', { state: 'expired', user: ADMIN }))
  const asked = fake.sent('shell.takeLink').length
  handOver('admin-console://user/asha@example.test')
  expect(fake.sent('shell.takeLink')).toHaveLength(asked)
  act(() => fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true }))
  await waitFor(() => expect(address()).toBe('/manage-user?edit=asha%40example.test'))
})

test('a screen that this console does not have, and what is no link, lead nowhere and say so', async () => {
  const { address, errors, handOver } = await open('admin-console://screen/no-such-screen')
  await waitFor(() => expect(errors).toEqual(['The link leads to no screen of this console.']))
  handOver('javascript:alert(1)')
  await waitFor(() => expect(errors).toHaveLength(2))
  expect(address()).toBe('/cplist?q=asha')
})
