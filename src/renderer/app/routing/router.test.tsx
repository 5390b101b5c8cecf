// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { createBrowserRouter, createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useAddressParameter } from '#components/list-state/use-address.ts'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notification, type Notify, NotifyContext } from '#data/notifications/use-notify.ts'
import { type CurrentUser, CurrentUserContext, currentUserOf, type UserProfile } from '#data/session/current-user.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { SCREENS } from '../routes.ts'
import { routesFor } from './router.tsx'
import { STARTED_HERE } from './screens.ts'

beforeEach(completeWindow)

afterEach(cleanup)

const PAGES = SCREENS.find(({ path }) => path === '/site-pages')
if (PAGES === undefined) throw new Error('The pages have no screen')
const USERS = SCREENS.find(({ path }) => path === '/manage-user')
const NEW_PAGE = SCREENS.find(({ path }) => path === '/create-site-pages')
const SITES = SCREENS.find(({ path, audience }) => path === '/' && audience === 'non-CP')
const TODAY = SCREENS.find(({ path, audience }) => path === '/today' && audience === 'non-CP')
if (USERS === undefined || NEW_PAGE === undefined || SITES === undefined || TODAY === undefined) throw new Error('A screen is missing')
const Search = () => {
  const [text, type] = useAddressParameter('q')
  return <input type="search" value={text ?? ''} onChange={({ target }) => type(target.value, 'replace')} />
}
const NO_TOASTS = { show: () => undefined, dismiss: () => undefined } as unknown as Notify
const DENIED = "Dear User, You don't have access to this page."
const NOT_FOUND = 'There is no such screen'
const holder = (...operations: readonly string[]) =>
  currentUserOf({ userName: 'asha', role: 'SUPPORT_EXECUTIVE' }, { enabled: true, permissions: [{ name: 'staticPage', operations }] } as unknown as UserProfile)

/** Opens an address as a user who holds these operations of the pages; `change` is what an administrator grants or takes away later. */
const open = (address: string, ...operations: readonly string[]) => openAs(address, holder(...operations))

const openAs = (address: string, first: CurrentUser, { state = null, notify = NO_TOASTS }: { readonly state?: unknown; readonly notify?: Notify } = {}) => {
  const load = vi.spyOn(PAGES, 'load').mockImplementation(async (): Promise<{ default: ComponentType }> => ({ default: () => <p>The pages</p> }))
  const { services } = createFakeBridge()
  let user = first
  const router = createMemoryRouter(
    routesFor(<Outlet />, () => user),
    { initialEntries: [{ pathname: address, state }] },
  )
  const draw = () => (
    <BridgeContext value={services}>
      <NotifyContext value={notify}>
        <CurrentUserContext value={user}>
          <RouterProvider router={router} />
        </CurrentUserContext>
      </NotifyContext>
    </BridgeContext>
  )
  const { rerender } = render(draw())
  const change = async (...next: readonly string[]): Promise<void> => {
    user = holder(...next)
    rerender(draw())
    await router.revalidate()
  }
  return { load, router, change }
}

test('a screen opens to the holder of its permission', async () => {
  const { load } = open('/site-pages', 'static_pages')
  await screen.findByText('The pages')
  expect(load).toHaveBeenCalled()
})

test('a denied screen says so, and its chunk is never asked for [PERM-005]', async () => {
  const { load } = open('/site-pages')
  await screen.findByText(DENIED)
  expect(load).not.toHaveBeenCalled()
})

test('who may not open the screen to start with any more starts with the first one that is open, and is told', async () => {
  const shown: Notification[] = []
  const notify = { show: (notification: Notification) => void shown.push(notification), dismiss: () => undefined } as unknown as Notify
  vi.spyOn(TODAY, 'load').mockResolvedValue({ default: () => <p>What needs me today</p> })
  const { router } = openAs('/manage-user', holder(), { state: STARTED_HERE, notify })
  await screen.findByText('What needs me today')
  expect(router.state.location.pathname).toBe('/today')
  expect(shown.map(({ message, detail }) => [message, detail])).toEqual([
    ['The console started with Today', 'You no longer have the permission for the screen that you start with.'],
  ])
})

test('a link to a screen that is denied says so, and leads nowhere else', async () => {
  const { router } = openAs('/manage-user', holder('static_pages'))
  await screen.findByText(DENIED)
  expect(router.state.location.pathname).toBe('/manage-user')
})

test('a permission taken away closes the open screen, and one granted opens it', async () => {
  const { change } = open('/site-pages', 'static_pages')
  await screen.findByText('The pages')
  await change()
  await screen.findByText(DENIED)
  await change('static_pages')
  expect(await screen.findByText('The pages')).toBeDefined()
})

test.each([
  ['a permission that was withdrawn', ['static_pages'], [], DENIED],
  ['a permission that still holds', ['static_pages'], ['static_pages'], 'The pages'],
  ['a permission that was granted since', [], ['static_pages'], 'The pages'],
])('the profile of last time waits for the platform: %s [SHELL-012]', async (_, saved, fresh, expected) => {
  const { load, change } = openAs('/site-pages', { ...holder(...saved), isUnconfirmed: true })
  await screen.findByText('Checking your access')
  expect(load).not.toHaveBeenCalled()
  await change(...fresh)
  await screen.findByText(expected)
})

test('a list that is kept on this machine opens by the profile of last time [SHELL-012]', async () => {
  vi.spyOn(SITES, 'load').mockResolvedValue({ default: () => <p>The sites</p> })
  openAs('/', { ...holder(), permissions: [{ name: 'site', operations: ['view_site_list'] }], isUnconfirmed: true })
  expect(await screen.findByText('The sites')).toBeDefined()
})

test('a slash at the end, another letter case or an encoded letter is no address of a screen [ROUTE-001]', async () => {
  const { router, load } = open('/site-pages/', 'static_pages')
  await screen.findByText(NOT_FOUND)
  await router.navigate('/Site-Pages')
  await screen.findByText(NOT_FOUND)
  await router.navigate('/site%2Dpages')
  await waitFor(() => expect(router.state.location.pathname).toBe('/site%2Dpages'))
  await screen.findByText(NOT_FOUND)
  expect(load).not.toHaveBeenCalled()
})

test('what a list keeps in the address does not ask the guard again', async () => {
  const { router, load } = open('/site-pages', 'static_pages')
  await screen.findByText('The pages')
  const calls = load.mock.calls.length
  await router.navigate('/site-pages?q=tea')
  expect(router.state.location.search).toBe('?q=tea')
  expect(load.mock.calls.length).toBe(calls)
})

test('what is typed in a list while another screen loads does not take the user back to the list', async () => {
  vi.spyOn(USERS, 'load').mockResolvedValue({ default: Search })
  let chunkArrives: (chunk: { default: ComponentType }) => void = () => undefined
  vi.spyOn(NEW_PAGE, 'load').mockReturnValue(
    new Promise((resolve) => {
      chunkArrives = resolve
    }),
  )
  window.history.replaceState(null, '', '/manage-user')
  const admin = currentUserOf({ userName: 'asha', role: 'ADMIN' }, { enabled: true, permissions: [] } as unknown as UserProfile)
  const router = createBrowserRouter(routesFor(<Outlet />, () => admin))
  render(<RouterProvider router={router} />)
  const search = await screen.findByRole('searchbox')
  fireEvent.change(search, { target: { value: 'a' } })
  await act(async () => {
    window.history.pushState({ idx: null }, '', '/create-site-pages')
    window.dispatchEvent(new PopStateEvent('popstate'))
    // The router waits for the guard, then React for its own pace: the list is still on screen both times.
    fireEvent.change(search, { target: { value: 'ab' } })
    await expect.poll(() => router.state.location.pathname).toBe('/create-site-pages')
    fireEvent.change(search, { target: { value: 'abc' } })
  })
  expect(await screen.findByLabelText('Loading the screen')).toBeDefined()
  expect(window.location.pathname).toBe('/create-site-pages')
  chunkArrives({ default: () => <p>A new page</p> })
  expect(await screen.findByText('A new page')).toBeDefined()
  expect(screen.queryByRole('searchbox')).toBeNull()
  router.dispose()
  window.history.replaceState(null, '', '/')
})

test('a screen without its operation says what the platform lacks, and its chunk is never asked for', async () => {
  const { load } = openAs('/site-pages', { ...holder('static_pages'), notOffered: new Set(['GetSitePagesByAdmin']) })
  expect(await screen.findByRole('heading', { name: 'Your platform does not offer this' })).toBeDefined()
  expect(screen.getByText(/For support: GetSitePagesByAdmin/)).toBeDefined()
  expect([load.mock.calls.length, screen.queryByRole('button', { name: 'Retry' })]).toEqual([0, null])
})

test('a user who may not open a screen is denied, whatever the platform lacks', async () => {
  openAs('/site-pages', { ...holder(), notOffered: new Set(['GetSitePagesByAdmin']) })
  expect(await screen.findByRole('heading', { name: DENIED })).toBeDefined()
})

test('what a screen needs is an operation of the build', () => {
  const needs = SCREENS.flatMap((each) => each.needs ?? [])
  expect(needs.length).toBeGreaterThan(30)
  expect(needs.filter((operation) => !Object.hasOwn(documents, operation))).toEqual([])
})
