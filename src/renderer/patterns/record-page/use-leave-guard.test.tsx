// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useDeferredValue, useEffect } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import { type LeaveGuard, useLeaveGuard } from './use-leave-guard.tsx'

beforeEach(completeBrowser)
afterEach(cleanup)

interface Dirt {
  readonly isDirty: boolean
  readonly isScreenDirty: boolean
}

const drawn: { dialog?: LeaveGuard; screen?: LeaveGuard } = {}

const PLACE = { parameter: 'dialog', value: 'one' }
const onLeave = (): void => undefined

const OpenDialog = ({ isDirty }: { readonly isDirty: boolean }) => {
  const guard = useLeaveGuard({ isDirty: () => isDirty, detail: 'The label is not saved.', place: PLACE, onLeave })
  useEffect(() => {
    drawn.dialog = guard
  })
  return (
    <>
      <p>Dialog</p>
      {guard.question}
    </>
  )
}

const Screen = ({ isDirty, isScreenDirty }: Dirt) => {
  const [search] = useSearchParams()
  const guard = useLeaveGuard({ isDirty: () => isScreenDirty, detail: 'The site is not saved.' })
  useEffect(() => {
    drawn.screen = guard
  })
  // As a dialog that is loaded when it is needed: it comes after the screen.
  const isThere = useDeferredValue(true, false)
  return (
    <>
      <p>Screen</p>
      {isThere && search.get('dialog') === 'one' && <OpenDialog isDirty={isDirty} />}
      {guard.question}
    </>
  )
}

const open = async (address: string, dirt: Dirt) => {
  const router = createMemoryRouter(
    [
      { path: '/edit-site', element: <Screen {...dirt} /> },
      { path: '/', element: <p>List</p> },
    ],
    { initialEntries: [address] },
  )
  render(
    <FluentProvider theme={webLightTheme}>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  await screen.findByText(address.includes('dialog') ? 'Dialog' : 'Screen')
  return { router, goTo: (to: string) => act(() => router.navigate(to)) }
}
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const isNotAsked = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())

test('the question begins on Stay, so that Enter loses nothing', async () => {
  const { router, goTo } = await open('/edit-site', { isDirty: false, isScreenDirty: true })
  await goTo('/')
  await question()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'))
  await userEvent.keyboard('{Enter}')
  await isNotAsked()
  expect(router.state.location.pathname).toBe('/edit-site')
})

test('a changed screen asks before it is left; Stay stays, Leave leaves', async () => {
  const { router, goTo } = await open('/edit-site', { isDirty: false, isScreenDirty: true })
  await goTo('/')
  expect((await question()).textContent).toContain('The site is not saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await isNotAsked()
  expect(router.state.location.pathname).toBe('/edit-site')
  await goTo('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('List')).toBeDefined()
})

test('an unchanged screen is left at once', async () => {
  const { goTo } = await open('/edit-site', { isDirty: false, isScreenDirty: false })
  await goTo('/')
  expect(await screen.findByText('List')).toBeDefined()
})

test('a change of the search alone leaves no screen, and what was saved does not ask', async () => {
  const { goTo } = await open('/edit-site', { isDirty: false, isScreenDirty: true })
  await goTo('/edit-site?section=modes')
  await isNotAsked()
  drawn.screen?.allowNextNavigation()
  await goTo('/')
  expect(await screen.findByText('List')).toBeDefined()
})

/** A screen that saves at its first address, and is edited again at the second one. */
const Saved = () => {
  const [search] = useSearchParams()
  const guard = useLeaveGuard({ isDirty: () => search.get('saved') !== 'now', detail: 'The site is not saved.' })
  useEffect(() => {
    drawn.screen = guard
  })
  return guard.question
}

test('what is changed after a save asks again', async () => {
  const router = createMemoryRouter(
    [
      { path: '/edit-site', element: <Saved /> },
      { path: '/', element: <p>List</p> },
    ],
    { initialEntries: ['/edit-site'] },
  )
  render(
    <FluentProvider theme={webLightTheme}>
      <RouterProvider router={router} />
    </FluentProvider>,
  )
  drawn.screen?.allowNextNavigation()
  for (const address of ['/edit-site?saved=now', '/edit-site?saved=before', '/']) await act(() => router.navigate(address))
  expect((await question()).textContent).toContain('The site is not saved.')
})

test('another record on the same screen asks, and the same one does not', async () => {
  const { router, goTo } = await open('/edit-site?site=site-1', { isDirty: false, isScreenDirty: true })
  await goTo('/edit-site?site=site-1&section=modes')
  await isNotAsked()
  await goTo('/edit-site?site=site-2')
  expect((await question()).textContent).toContain('The site is not saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await isNotAsked()
  expect(router.state.location.search).toBe('?site=site-1&section=modes')
})

test('a changed dialog asks when its place in the address goes, not while it moves along in it', async () => {
  const { goTo } = await open('/edit-site?dialog=one', { isDirty: true, isScreenDirty: false })
  await goTo('/edit-site?dialog=one&tab=two')
  await isNotAsked()
  await goTo('/edit-site')
  expect((await question()).textContent).toContain('The label is not saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await isNotAsked()
  expect(screen.getByText('Dialog')).toBeDefined()
})

test('an unchanged dialog closes freely, and the changed screen behind it still asks', async () => {
  const { goTo } = await open('/edit-site?dialog=one', { isDirty: false, isScreenDirty: true })
  await goTo('/')
  expect((await question()).textContent).toContain('The site is not saved.')
  await userEvent.click(screen.getByRole('button', { name: 'Stay' }))
  await isNotAsked()
  await goTo('/edit-site')
  expect(screen.queryByText('Dialog')).toBeNull()
})

test("a dialog's own buttons ask, too", async () => {
  await open('/edit-site?dialog=one', { isDirty: true, isScreenDirty: false })
  act(() => drawn.dialog?.leave())
  expect((await question()).textContent).toContain('The label is not saved.')
})
