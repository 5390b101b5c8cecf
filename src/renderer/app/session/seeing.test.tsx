// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { UserProfile } from '#data/session/current-user.ts'
import { seeingOf } from '#features/access/see-as/seeing-of.ts'
import { App } from '../app.tsx'
import { joinOtherWindows } from '../join-windows.ts'
import { type Started, start } from '../start.ts'

configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
let started: Started
beforeEach(async () => {
  completeWindow()
  fake = createFakeBridge()
  window.history.replaceState(null, '', '/nowhere')
  started = await start(fake.bridge)
  render(<App {...started} />)
  await screen.findByRole('banner')
})
afterEach(cleanup)

const profileOf = (userRole: string, profile: object = {}): UserProfile =>
  ({
    username: 'priya',
    name: 'Priya Nair',
    userRole,
    enabled: true,
    companyName: null,
    permissions: [
      { name: 'site', operations: ['view_site_list', 'edit_site', 'an_older_one'] },
      { name: 'renewal_dashboard', operations: ['renewal_dashboard'] },
    ],
    ...profile,
  }) as unknown as UserProfile
const seeAs = (profile: UserProfile): void => act(() => started.services.seeing.start(seeingOf(profile, '/nowhere?tab=users')))

const BAR = 'Seeing the console as Priya Nair (Sales person, 3 permissions).'

test.each([
  ['ADMIN', {}, '(Administrator, every permission)'],
  ['ACCOUNTS', { enabled: false, permissions: null }, '(Accounts, 0 permissions, inactive)'],
  ['CP', { permissions: [{ name: 'site', operations: ['view_site_list'] }] }, '(channel partner)'],
  ['RESELLER', { permissions: [] }, '(Reseller)'],
  ['ACCOUNTS', { permissions: [{ name: 'site', operations: ['view_site_list'] }] }, '(Accounts, 1 permission)'],
  ['OLD_ROLE', { permissions: [] }, '(OLD_ROLE, 0 permissions)'],
])('the bar says what a user of the role %s may do', async (role, profile, grants) => {
  seeAs(profileOf(role, profile))
  expect(await screen.findByText(`Seeing the console as Priya Nair ${grants}.`)).toBeDefined()
})

test('nothing is asked of main for it, and nothing tells main of it', () => {
  const before = fake.calls.length
  seeAs(profileOf('SALES_PERSON'))
  expect(fake.calls.slice(before).filter((call) => call.includes('priya') || call.includes('Priya'))).toEqual([])
})

test('another window that is opened ends it', async () => {
  joinOtherWindows(started.services)
  seeAs(profileOf('SALES_PERSON'))
  await screen.findByText(BAR)
  const other = new BroadcastChannel('admin-console')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes no other argument
  other.postMessage({ kind: 'opened' })
  await waitFor(() => expect(screen.queryByText(BAR)).toBeNull())
  other.close()
})
