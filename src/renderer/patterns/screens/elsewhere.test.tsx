// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { NotifyContext } from '#data/notifications/use-notify.ts'
import { Elsewhere } from './elsewhere.tsx'

// A record that is on screen and goes: its screen leads on to the list.

let isGone: boolean
let follow: () => void
const subscribe = (listener: () => void) => {
  follow = listener
  return () => undefined
}
const goes = async () => {
  isGone = true
  await act(async () => follow())
}
const RecordScreen = () => (useSyncExternalStore(subscribe, () => isGone) ? <Elsewhere to="/list" message={null} /> : <p>The record</p>)

let arrive: () => void
const open = () => {
  const { promise, resolve } = Promise.withResolvers<{ Component: () => React.ReactNode }>()
  arrive = () => resolve({ Component: () => <p>Another screen</p> })
  const routes = [
    { path: '/record', element: <RecordScreen /> },
    { path: '/list', element: <p>The list</p> },
    { path: '/another', lazy: () => promise },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/record'] })
  const notify = { show: () => '', success: () => undefined, error: () => undefined, dismiss: () => undefined }
  render(
    <NotifyContext value={notify}>
      <RouterProvider router={router} />
    </NotifyContext>,
  )
  return router
}

beforeEach(() => {
  isGone = false
})
afterEach(cleanup)

test('it leads on once the record is gone', async () => {
  open()
  expect(screen.getByText('The record')).toBeTruthy()
  await goes()
  expect(await screen.findByText('The list')).toBeTruthy()
})

test('a user who is already on the way to another screen gets there', async () => {
  const router = open()
  await act(async () => void router.navigate('/another'))
  await goes()
  await act(async () => arrive())
  expect(await screen.findByText('Another screen')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/another')
})

test('also when the record goes before React has drawn that they are', async () => {
  const router = open()
  await act(async () => {
    void router.navigate('/another')
    isGone = true
    follow()
  })
  await act(async () => arrive())
  expect(await screen.findByText('Another screen')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/another')
})
