// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent as libraryUser } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import type { UserProfile } from '#data/session/current-user.ts'
import { seeingOf } from '#features/access/see-as/seeing-of.ts'
import { App } from '../app.tsx'
import { joinOtherWindows } from '../join-windows.ts'
import { type Started, start } from '../start.ts'

configure({ asyncUtilTimeout: 20_000 })
const userEvent = libraryUser.setup({ pointerEventsCheck: 0 })

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
const menu = (): readonly string[] =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

const BAR = 'Seeing the console as Priya Nair (Sales person, 3 permissions).'

test('the menu is the one of the user, the header still names who is signed in, and Stop gives the own console back', async () => {
  const before = menu()
  expect(before).toContain('Permissions')
  expect(before).toContain('Manage Users')
  seeAs(profileOf('SALES_PERSON'))
  expect(await screen.findByText(BAR)).toBeDefined()
  expect(menu()).toContain('CP List')
  expect(menu()).not.toContain('Permissions')
  expect(menu()).not.toContain('Manage Users')
  expect(screen.getByRole('button', { name: 'Profile menu of Aditi Kapoor' })).toBeDefined()
  await userEvent.click(screen.getByTitle('Back to your own console'))
  expect(screen.queryByText(BAR)).toBeNull()
  expect(menu()).toEqual(before)
  expect(window.location.pathname + window.location.search).toBe('/nowhere?tab=users')
})

test('the keys of Stop end it from anywhere', async () => {
  seeAs(profileOf('SALES_PERSON'))
  await screen.findByText(BAR)
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}')
  expect(screen.queryByText(BAR)).toBeNull()
})

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
