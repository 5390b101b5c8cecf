// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent as libraryUser } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, completeWindow, createFakeBridge, type FakeBridge, profileAnswer, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { App } from './app.tsx'
import { start } from './start.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

/**
 * Whether a click reaches its target is the browser's matter: jsdom would work out the style of every ancestor at
 * each click.
 */
const userEvent = libraryUser.setup({ pointerEventsCheck: 0 })

let fake: FakeBridge
/** An address whose view asks the platform for nothing. */
const NOWHERE = '/nowhere'

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
const openMenu = async (): Promise<void> => {
  await screen.findByRole('button', { name: 'Profile menu of Aditi Kapoor' })
  // The button is another one once the menu's chunk has come.
  await act(() => vi.dynamicImportSettled())
  await userEvent.click(screen.getByRole('button', { name: 'Profile menu of Aditi Kapoor' }))
  await screen.findByRole('menu')
}

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

test('a sign-out that fails is logged and shown [SHELL-029] [MSG-045]', async () => {
  fake.answer('identity.signOut', refusal('identity', 'The provider did not answer.'))
  await open()
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
  await screen.findByText('something went wrong')
  expect(screen.getByText('The provider did not answer.')).toBeDefined()
  expect(fake.calls.some((call) => call.startsWith('shell.report') && call.includes('Sign-out failed'))).toBe(true)
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

test('a screen the user may not open shows the access-denied page [PERM-005] [PERM-006]', async () => {
  fake.answer('identity.status', success({ state: 'signed-in', user: { ...ADMIN, role: 'ACCOUNTS' }, remembered: true }))
  fake.answer('platform.execute', profileAnswer({}))
  window.history.replaceState(null, '', '/site-pages')
  await open()
  expect(await screen.findByText("Dear User, You don't have access to this page.")).toBeDefined()
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
