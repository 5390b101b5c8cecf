// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent as libraryUser } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, completeWindow, createFakeBridge, type FakeBridge, profileAnswer, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { App } from './app.tsx'
import { start } from './start.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

/** Whether a click reaches its target is the browser's matter: jsdom would work out the style of every ancestor at each click. */
const userEvent = libraryUser.setup({ pointerEventsCheck: 0 })

let fake: FakeBridge
/** An address whose view asks the platform for nothing. */
const NOWHERE = '/nowhere'
const NOTHING_THERE = 'There is no such screen'

beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  window.history.replaceState(null, '', NOWHERE)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Opens the console as `main.tsx` does. */
const open = async (): Promise<void> => {
  render(<App {...(await start(fake.bridge))} />)
}
const signedInAs = (role: 'ADMIN' | 'CP' | 'ACCOUNTS', profile: object = {}): void => {
  fake.answer('identity.status', success({ state: 'signed-in', user: { ...ADMIN, role }, remembered: true }))
  fake.answer('platform.execute', profileAnswer(profile))
}
const openMenu = async (): Promise<void> => {
  await screen.findByRole('button', { name: 'Profile menu of Aditi Kapoor' })
  // The button is another one once the menu's chunk has come.
  await act(() => vi.dynamicImportSettled())
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu of Aditi Kapoor' }))
  await screen.findByRole('menu')
}
const heading = (name: string) => within(screen.getByRole('banner')).findByRole('heading', { level: 1, name })

test('shows a spinner until the profile is there, loaded by user name [SHELL-012] [SHELL-013] [PROF-007]', async () => {
  let arrive = (): void => undefined
  fake.answer('platform.execute', () => new Promise((resolve) => (arrive = () => resolve(profileAnswer({})))))
  await open()
  await screen.findByRole('progressbar')
  expect(screen.queryByRole('banner')).toBeNull()
  await waitFor(() => expect(fake.calls.join('\n')).toContain('"operation":"GetInternalUserByUserName","variables":{"userName":"aditi"}'))
  act(() => arrive())
  await screen.findByRole('banner')
})

test('a profile that cannot be loaded says so, with Retry and Sign out [SHELL-014] [PROF-008]', async () => {
  fake.answer('platform.execute', refusal('rejected', 'The platform answered with an error.'))
  await open()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Your profile could not be loaded')
  expect(alert.textContent).toContain('The platform answered with an error.')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeDefined()
  fake.answer('platform.execute', profileAnswer({}))
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByRole('banner')
})

test('no profile for the user name is a failure too [SHELL-014]', async () => {
  fake.answer('platform.execute', profileAnswer(null))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('no profile for the user name “aditi”')
})

test('with the platform unreachable the saved profile opens the console', async () => {
  fake.answer('platform.execute', refusal('unreachable', 'The platform cannot be reached.'))
  fake.answer('platform.reachability', success({ state: 'unreachable', since: 1 }))
  fake.answer('offline.read', success({ data: JSON.stringify({ getInternalUserByUserName: { name: 'Aditi Kapoor', enabled: true } }), savedAt: 1 }))
  await open()
  await screen.findByRole('banner')
  expect(screen.getByText(/^Offline \d\d:\d\d$/)).toBeDefined()
})

test('the header shows the title of the open screen, and the company for CP only [SHELL-015] [SHELL-016] [SHELL-017]', async () => {
  signedInAs('CP', { companyName: 'Kapoor Digital' })
  window.history.replaceState(null, '', '/cpwallet')
  await open()
  await screen.findByRole('banner')
  await heading('Wallet')
  expect(within(screen.getByRole('banner')).getByText('Kapoor Digital')).toBeDefined()
  expect(document.title).toBe('Wallet - Admin Console')

  await userEvent.click(screen.getByRole('link', { name: 'Services' }))
  await heading('Plans and addons')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('no company in the header of a user whose role is not CP [SHELL-017]', async () => {
  signedInAs('ADMIN', { companyName: 'Kapoor Digital' })
  await open()
  await screen.findByRole('banner')
  expect(screen.queryByText('Kapoor Digital')).toBeNull()
})

test('the profile menu greets, links out and offers My Profile to CP [SHELL-020] [SHELL-021] [SHELL-022] [SHELL-024] [SHELL-025]', async () => {
  signedInAs('CP')
  window.history.replaceState(null, '', '/cpwallet')
  await open()
  await screen.findByRole('banner')
  await openMenu()
  expect(screen.getByText('Hi, Aditi Kapoor')).toBeDefined()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Raise Ticket' }))
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download AnyDesk' }))
  expect(fake.calls.filter((call) => call.startsWith('shell.openLink'))).toEqual([
    'shell.openLink {"name":"raise-ticket"}',
    'shell.openLink {"name":"remote-desktop-tool"}',
  ])
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'My Profile' }))
  await heading('Profile')
})

test('My Profile is not offered to other roles, whom it would lead nowhere [SHELL-023]', async () => {
  await open()
  await openMenu()
  expect(screen.queryByRole('menuitem', { name: 'My Profile' })).toBeNull()
})

test('signing out leads to the sign-in screen at the app origin [SHELL-027] [SHELL-028]', async () => {
  await open()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign in in your browser' })
  expect(window.location.pathname).toBe('/')
})

test('a sign-out that fails is logged and shown [SHELL-029] [MSG-045]', async () => {
  fake.answer('identity.signOut', refusal('identity', 'The provider did not answer.'))
  await open()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await screen.findByText('something went wrong')
  expect(screen.getByText('The provider did not answer.')).toBeDefined()
  expect(fake.calls.some((call) => call.startsWith('shell.report') && call.includes('Sign-out failed'))).toBe(true)
})

test('Forget me names what is destroyed, and leads to the sign-in screen', async () => {
  fake.answer('identity.forgetMe', success({ state: 'signed-out' }))
  await open()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Forget me on this computer…' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Forget me on this computer?' })
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Drafts of forms that are not saved',
    'The record of the payments you sent, and of your last campaign',
    'Your activity: what you changed from this computer',
    'The list of your downloaded invoices (the files stay in their folder)',
    'Copies of lists for use without a network',
    'Your saved views and permission presets',
    'The password of a proxy, if it is remembered on this computer',
  ])
  expect(fake.calls).not.toContain('identity.forgetMe')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Forget me' }))
  await screen.findByRole('button', { name: 'Sign in in your browser' })
})

test('Forget me is refused while a payment is not settled, and the user stays signed in', async () => {
  fake.answer('identity.forgetMe', refusal('busy', 'Nothing was destroyed. The outcome of a payment is not known yet. Wait until it is.'))
  await open()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Forget me on this computer…' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Forget me' }))
  await screen.findByText('Nothing was destroyed. The outcome of a payment is not known yet. Wait until it is.')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByRole('banner')).toBeDefined()
})

test('a screen the user may not open shows the access-denied page [PERM-005] [PERM-006] [MSG-033]', async () => {
  signedInAs('ACCOUNTS')
  window.history.replaceState(null, '', '/site-pages')
  await open()
  expect(await screen.findByText("Dear User, You don't have access to this page.")).toBeDefined()
})

test('an expired session keeps the screen under the dialog and loads again what failed', async () => {
  await open()
  await screen.findByText(NOTHING_THERE)
  act(() => fake.emit('identity.changed', { state: 'expired', user: ADMIN }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Your session has ended' })
  expect(screen.getByText(NOTHING_THERE)).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign in in your browser' }))
  act(() => fake.emit('identity.changed', { state: 'signing-in', startedAt: 1 }))
  await screen.findByText('Waiting for you in the browser')
  act(() => fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(window.location.pathname).toBe(NOWHERE)
})

test('another user who signs in starts afresh', async () => {
  await open()
  await screen.findByText(NOTHING_THERE)
  fake.answer('platform.execute', ({ variables }: { variables: { userName: string } }) => profileAnswer({ name: variables.userName }))
  act(() => fake.emit('identity.changed', { state: 'signed-in', user: { userName: 'bilal', role: 'CP' }, remembered: true }))
  await screen.findByRole('button', { name: 'Profile menu of bilal' })
  expect(window.location.pathname).toBe('/')
})

test('the sidebar collapses in a window narrower than 992 px [SHELL-030] [SHELL-031]', async () => {
  completeWindow(991)
  await open()
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Manage Users' }).textContent).toBe('')
  cleanup()
  completeWindow(992)
  await open()
  expect((await screen.findByRole('link', { name: 'Manage Users' })).textContent).toBe('Manage Users')
})

test('the item of the open screen is the current one', async () => {
  window.history.replaceState(null, '', '/create-user')
  await open()
  const menu = await screen.findByRole('navigation', { name: 'Main menu' })
  expect(within(menu).getByRole('link', { name: 'Manage Users' }).getAttribute('aria-current')).toBe('true')
})

test('a profile that cannot be used says which field and why, and takes another', async () => {
  fake.answer(
    'connection.status',
    success({ state: 'invalid', source: 'argument', problems: [{ field: 'identity.issuer', message: 'must be an https address' }] }),
  )
  await open()
  expect((await screen.findByRole('listitem')).textContent).toBe('identity.issuer: must be an https address')
  fake.answer('connection.choose', success({ state: 'ready', profile: { name: 'Other', environment: 'local', links: [], imageBase: null } }))
  await userEvent.click(screen.getByRole('button', { name: 'Choose connection profile…' }))
  await screen.findByRole('banner')
  expect(fake.calls).toContain('connection.choose')
})

test('a bad profile of the administrator leaves nothing to choose', async () => {
  fake.answer('connection.status', success({ state: 'invalid', source: 'administrator', problems: [{ field: 'name', message: 'is missing' }] }))
  await open()
  await screen.findByText('This profile cannot be used: the file set by your administrator.')
  expect(screen.queryByRole('button', { name: 'Choose connection profile…' })).toBeNull()
})

test('notices of main stand over everything until dismissed', async () => {
  await open()
  await screen.findByRole('banner')
  act(() => fake.emit('shell.notice', { id: '1', kind: 'keychain-unavailable', intent: 'warning', message: 'This machine has no keychain.' }))
  await screen.findByText('This machine has no keychain.')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.queryByText('This machine has no keychain.')).toBeNull())
})

test('without a keychain the notice offers to unlock it, says when that failed, and goes once main withdraws it', async () => {
  fake.answer('shell.unlockKeychain', success({ isUnlocked: false }))
  await open()
  await screen.findByRole('banner')
  act(() => fake.emit('shell.notice', { id: '1', kind: 'keychain-unavailable', intent: 'warning', message: 'The keychain is locked.' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock and retry' }))
  expect(fake.calls).toContain('shell.unlockKeychain')
  await screen.findByText(/^The keychain is locked\. Tried again at \d\d:\d\d, without success\.$/)
  act(() => fake.emit('shell.noticeWithdrawn', { id: '1' }))
  await waitFor(() => expect(screen.queryByText(/^The keychain is locked/)).toBeNull())
})

test('a silent platform is not waited for when a saved profile is there', async () => {
  fake.answer('platform.execute', () => new Promise(() => undefined))
  fake.answer('offline.read', success({ data: JSON.stringify({ getInternalUserByUserName: { name: 'Aditi Kapoor', enabled: true } }), savedAt: 1 }))
  await open()
  expect(await screen.findByRole('banner')).toBeDefined()
})
