// @vitest-environment jsdom

import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { type Notification, NotifyContext } from '#data/notifications/use-notify.ts'
import type { Diagnostics } from '#shared/bridge/diagnostics.ts'
import { success } from '#shared/result.ts'
import { DiagnosticsView } from './diagnostics-view.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const NOON = new Date(2026, 10, 22, 12).getTime() / 1000

const DIAGNOSTICS: Diagnostics = {
  readAt: NOON,
  versions: { console: '1.2.3', electron: null, chromium: null, node: '24.2.0', system: 'Linux 6.1.0 (x64)' },
  update: { state: 'off', version: null, checkedAt: null },
  profile: { name: 'Acme', environment: 'staging', hosts: [{ service: 'Sign-in', host: 'identity.example' }] },
  keychain: { state: 'locked', reason: 'The keychain of this computer is locked.' },
  network: { isOnline: true, platform: { state: 'unreachable', since: NOON }, proxies: [], refusedCertificate: null },
  clock: { ahead: -7300, comparedAt: NOON },
  caches: [
    { name: 'offline', bytes: 1_200_000, files: 2 },
    { name: 'drafts', bytes: 0, files: 0 },
  ],
  failures: [
    { at: NOON, level: 'error', what: 'GetSitesAdmin, unreachable' },
    { at: NOON, level: 'error', what: 'GetSitesAdmin, unreachable' },
  ],
}

let fake: FakeBridge
let shown: Notification[]
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  fake.answer('diagnostics.read', success(DIAGNOSTICS))
  shown = []
})
afterEach(cleanup)

const open = () => {
  const add = (notification: Notification): string => String(shown.push(notification))
  const notify = {
    show: add,
    success: (message: string) => void add({ intent: 'success', message }),
    error: (message: string, detail = '') => void add({ intent: 'error', message, detail }),
    dismiss: () => undefined,
  }
  render(
    <FluentProvider theme={webLightTheme}>
      <BridgeContext value={fake.services}>
        <NotifyContext value={notify}>
          <DiagnosticsView />
        </NotifyContext>
      </BridgeContext>
    </FluentProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}
const press = async (user: ReturnType<typeof open>, name: string) => user.click(await screen.findByRole('button', { name }))

test('shows how the console is, and what a wrong clock does', async () => {
  open()
  const network = within(await screen.findByRole('group', { name: 'Network' }))
  expect(network.getByText('Not reachable since 22/11/2026 12:00')).toBeDefined()
  expect(network.getByText('2 hours behind the platform’s')).toBeDefined()
  expect(screen.getByText('The clock of this computer is wrong.')).toBeDefined()
  expect(screen.getByText('Locked: nothing is kept until it is unlocked. The keychain of this computer is locked.')).toBeDefined()
  expect(screen.getAllByText('GetSitesAdmin, unreachable')).toHaveLength(2)
  expect(screen.getByText('1.2 MB')).toBeDefined()
})

test('is read again when the platform is lost or found', async () => {
  open()
  await screen.findByRole('group', { name: 'Network' })
  fake.answer('diagnostics.read', success({ ...DIAGNOSTICS, network: { ...DIAGNOSTICS.network, platform: { state: 'reachable', since: NOON } } }))
  fake.emit('platform.reachabilityChanged', { state: 'reachable', since: NOON })
  expect(await screen.findByText('Reachable since 22/11/2026 12:00')).toBeDefined()
})

test('that cannot be read is said, and can be tried again', async () => {
  fake.answer('diagnostics.read', refusal('internal', 'Something went wrong inside the console.'))
  const user = open()
  await screen.findByText('The diagnostics could not be read.')
  fake.answer('diagnostics.read', success(DIAGNOSTICS))
  await press(user, 'Retry')
  expect(await screen.findByRole('group', { name: 'Network' })).toBeDefined()
})

test('the saved report can be shown in its folder; one that was not saved says why', async () => {
  fake.answer('diagnostics.saveReport', success({ id: 'one', name: 'Admin Console report.txt', state: 'done', received: 1, total: 1, failure: null }))
  const user = open()
  await press(user, 'Save report')
  await waitFor(() => expect(shown).toMatchObject([{ message: 'The report was saved to your downloads folder.', detail: 'Admin Console report.txt' }]))
  shown[0]?.actions?.[0]?.run()
  expect(fake.sent('files.showInFolder')).toEqual([{ id: 'one' }])

  fake.answer('diagnostics.saveReport', refusal('storage', 'The disk is full. Make room and try again.'))
  await press(user, 'Save report')
  await waitFor(() =>
    expect(shown[1]).toEqual({ intent: 'error', message: 'The report could not be saved.', detail: 'The disk is full. Make room and try again.' }),
  )
})
