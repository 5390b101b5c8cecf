// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { UpdateStatus } from '#shared/bridge/updates.ts'
import { nowInSeconds } from '#shared/domain/date.ts'
import { failure, success } from '#shared/result.ts'
import { UpdateButton } from './update-button.tsx'
import { UpdatesDialog } from './updates-dialog.tsx'

const STATUS: UpdateStatus = {
  current: '0.1.0',
  state: 'idle',
  version: null,
  isWithdrawn: false,
  received: 0,
  total: null,
  message: null,
  checkedAt: null,
  isResumed: false,
}
const READY: UpdateStatus = { ...STATUS, state: 'ready', version: '0.2.0' }

const onNews = vi.fn()
let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  onNews.mockClear()
})
afterEach(cleanup)

const openDialog = async (status: UpdateStatus): Promise<void> => {
  fake.answer('updates.status', success(status))
  render(
    <FluentProvider theme={webLightTheme}>
      <BridgeContext value={fake.services}>
        <UpdatesDialog onClose={() => undefined} onNews={onNews} />
      </BridgeContext>
    </FluentProvider>,
  )
  await screen.findByText(status.state === 'ready' ? 'Version 0.2.0 is ready: restart to update.' : 'What’s new in version 0.1.0')
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })

test('the version that runs, the way to what is new in it, and a look for another one', async () => {
  await openDialog(STATUS)
  expect(screen.getByText('Version 0.1.0')).toBeTruthy()
  await userEvent.click(button('What’s new in version 0.1.0'))
  expect(onNews).toHaveBeenCalledOnce()
  await userEvent.click(button('Check for updates'))
  expect(fake.calls).toContain('updates.check')
})

test('a download shows how far it is', async () => {
  await openDialog({ ...STATUS, state: 'downloading', version: '0.2.0', received: 25_000_000, total: 100_000_000 })
  expect(screen.getByText('25.0 of 100.0 MB')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25000000')
})

test('a failure says why, and Retry looks again', async () => {
  await openDialog({ ...STATUS, state: 'failed', message: 'The download was interrupted. Nothing was installed.' })
  expect(screen.getByText('The download was interrupted. Nothing was installed.')).toBeTruthy()
  await userEvent.click(button('Retry'))
  expect(fake.sent('updates.check')).toHaveLength(1)
})

test('where there are no updates the reason is there, and nothing to press', async () => {
  await openDialog({ ...STATUS, state: 'off', message: 'Your administrator has turned updates off.' })
  expect(screen.getByText('Your administrator has turned updates off.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check for updates' })).toBeNull()
})

test('a restart keeps the screen; what is in the way is listed and keeps nothing', async () => {
  await openDialog(READY)
  fake.answer('updates.restart', success({ blockedBy: ['A recharge of ₹500.00 for cafe.example is being sent.'] }))
  await userEvent.click(button('Restart and update'))
  expect((await screen.findByRole('alert')).textContent).toContain('A recharge of ₹500.00 for cafe.example is being sent.')
  expect(fake.sent('drafts.write')).toEqual([{ form: 'update-route', text: '/' }])
  expect(fake.sent('drafts.discard')).toEqual([{ form: 'update-route' }])
  fake.answer('updates.restart', success({ blockedBy: [] }))
  await userEvent.click(button('Try again'))
  await waitFor(() => expect(button('Restart and update').getAttribute('aria-disabled')).toBe('true'))
  expect(fake.sent('drafts.discard')).toHaveLength(1)
})

test('an installation that fails says why, and can be tried again', async () => {
  await openDialog(READY)
  fake.answer('updates.restart', failure('storage', 'There is not enough space on the disk for the update.'))
  await userEvent.click(button('Restart and update'))
  fake.emit('updates.changed', { ...READY, state: 'failed', message: 'There is not enough space on the disk for the update.' })
  expect(await screen.findByText('There is not enough space on the disk for the update.')).toBeTruthy()
  expect(button('Retry')).toBeTruthy()
})

test('the header has a button once an update is ready, and nothing before', () => {
  const onOpen = vi.fn()
  const { rerender } = render(<UpdateButton status={{ ...STATUS, state: 'downloading', version: '0.2.0' }} onOpen={onOpen} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<UpdateButton status={READY} onOpen={onOpen} />)
  button('Update ready').click()
  expect(onOpen).toHaveBeenCalledOnce()
})

const Place = () => <output>{useLocation().pathname}</output>

test.each([
  ['the screen of before', '/renewal-dashboard', nowInSeconds(), '/renewal-dashboard'],
  ['no screen of another server', '//evil.example', nowInSeconds(), '/'],
  ['no screen of last week', '/renewal-dashboard', nowInSeconds() - 7 * 86_400, '/'],
])('after a restart for an update %s opens', async (_what, text, savedAt, opened) => {
  vi.resetModules()
  const { useUpdates } = await import('./use-updates.ts')
  const { BridgeContext: FreshContext } = await import('#data/bridge/bridge-context.ts')
  const Resumed = () => {
    useUpdates()
    return <Place />
  }
  fake.answer('drafts.read', success({ text, savedAt }))
  render(
    <FreshContext value={fake.services}>
      <MemoryRouter>
        <Resumed />
      </MemoryRouter>
    </FreshContext>,
  )
  fake.emit('updates.changed', { ...STATUS, isResumed: true })
  await waitFor(() => expect(fake.sent('drafts.discard')).toEqual([{ form: 'update-route' }]))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(opened))
})
