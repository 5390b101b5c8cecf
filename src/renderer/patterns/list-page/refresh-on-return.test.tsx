// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '#components/dialog.tsx'
import { ADMIN, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import { useLeaveGuard } from '../record-page/use-leave-guard.tsx'
import { useRefreshOnReturn } from './refresh-on-return.ts'

let fake: FakeBridge
let refreshed = 0

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 26, 9), toFake: ['Date'] })
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  refreshed = 0
  fake = createFakeBridge()
  await fake.services.session.read()
  await fake.services.reachability.read()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

interface Screen {
  readonly isFetching?: boolean
  readonly isBusy?: boolean
  readonly isDirty?: boolean
  readonly hasDialog?: boolean
}

/** Draws a screen; returns what changes it. */
const open = (first: Screen = {}) => {
  let become: (next: Screen) => void = () => undefined
  const Probe = () => {
    const [{ isFetching, isBusy = false, isDirty = false, hasDialog = false }, setScreen] = useState(first)
    useEffect(() => {
      become = setScreen
    }, [])
    useLeaveGuard({ isDirty: () => isDirty, detail: 'The note is not saved.' })
    useRefreshOnReturn({ refresh: () => (refreshed += 1), isFetching, isBusy: () => isBusy })
    if (!hasDialog) return null
    return (
      <Dialog title="Payments" onClose={null}>
        Something
      </Dialog>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }])
  render(
    <TestConsole services={fake.services}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  return (next: Screen): void => act(() => become(next))
}

const minutesLater = (minutes: number): void => {
  vi.setSystemTime(Date.now() + minutes * 60_000)
}
const comeBack = (): void => act(() => void window.dispatchEvent(new Event('focus')))

test('what is an hour old is loaded again when the user comes back, once', () => {
  open()
  minutesLater(59)
  comeBack()
  expect(refreshed).toBe(0)
  minutesLater(1)
  expect(refreshed, 'nobody came').toBe(0)
  comeBack()
  comeBack()
  expect(refreshed).toBe(1)
  minutesLater(60)
  comeBack()
  expect(refreshed).toBe(2)
})

test('the hour begins anew with every load, and while one is on its way nothing is asked', () => {
  const become = open()
  minutesLater(61)
  become({ isFetching: true })
  comeBack()
  expect(refreshed).toBe(0)
  become({ isFetching: false })
  minutesLater(50)
  comeBack()
  expect(refreshed).toBe(0)
})

test('not below a dialog, and once it is closed', () => {
  const become = open({ hasDialog: true })
  minutesLater(61)
  comeBack()
  expect(refreshed).toBe(0)
  become({})
  expect(refreshed).toBe(1)
})

test.each<[string, Screen]>([
  ['over unsaved work', { isDirty: true }],
  ['over what was begun on the screen', { isBusy: true }],
])('not %s', (_, screen) => {
  const become = open(screen)
  minutesLater(61)
  comeBack()
  expect(refreshed).toBe(0)
  become({})
  comeBack()
  expect(refreshed).toBe(1)
})

test('not offline, and as soon as the platform can be reached', () => {
  open()
  act(() => fake.emit('platform.reachabilityChanged', { state: 'unreachable', since: 1 }))
  minutesLater(61)
  comeBack()
  expect(refreshed).toBe(0)
  act(() => fake.emit('platform.reachabilityChanged', { state: 'reachable', since: 2 }))
  expect(refreshed).toBe(1)
})

test('not while the console is locked, and once it is unlocked', () => {
  open()
  act(() => fake.emit('identity.changed', { state: 'locked', user: ADMIN, work: { payments: 0, bulk: 0, campaigns: 0, uploads: 0 } } as never))
  minutesLater(61)
  comeBack()
  expect(refreshed).toBe(0)
  act(() => fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true }))
  expect(refreshed).toBe(1)
})

test('a clock that was set back by a day does not keep an old list', () => {
  open()
  minutesLater(-1440)
  comeBack()
  expect(refreshed).toBe(1)
})
