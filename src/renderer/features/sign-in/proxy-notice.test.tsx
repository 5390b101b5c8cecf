// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { failure, success } from '#shared/result.ts'
import { ProxyNotice } from './proxy-notice.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const PROXY = { host: 'proxy.example', port: 3128, realm: 'Acme', canRemember: true, isDismissed: false }
const NOTICE = { id: '7', kind: 'proxy-login', intent: 'error', message: 'The proxy proxy.example:3128 asks.' } as const

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  fake.answer('shell.notices', success([NOTICE]))
  fake.answer('proxy.status', success(PROXY))
})
afterEach(cleanup)

const open = () => {
  render(
    <FluentProvider theme={webLightTheme}>
      <BridgeContext value={fake.services}>
        <ProxyNotice />
      </BridgeContext>
    </FluentProvider>,
  )
  return userEvent.setup({ pointerEventsCheck: 0 })
}
const dialog = () => screen.findByRole('alertdialog', { name: 'Sign in to the proxy' })

test('the dialog opens by itself above a locked window, sends what is typed, and closes', async () => {
  fake.answer('proxy.signIn', success({ isAccepted: true, attemptsLeft: 3 }))
  const user = open()
  expect((await dialog()).className).toContain('lock-screen')
  await user.type(screen.getByLabelText(/^User name/), 'asha')
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(fake.sent('proxy.signIn')).toEqual([{ userName: 'asha', password: 'secret', remember: false }])
})

test('one that the user closed before opens by its button only', async () => {
  fake.answer('proxy.status', success({ ...PROXY, isDismissed: true }))
  const user = open()
  const button = await screen.findByRole('button', { name: 'Sign in to the proxy' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.click(button)
  await dialog()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(fake.calls).toContain('proxy.dismiss')
})

test('a refusal empties the password; the third says to wait', async () => {
  fake.answer('proxy.signIn', success({ isAccepted: false, attemptsLeft: 0 }))
  const user = open()
  await dialog()
  await user.type(screen.getByLabelText(/^User name/), 'asha')
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The proxy did not accept this user name and password. Wait a minute before you try again, or ask your administrator.',
  )
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  fake.answer('proxy.signIn', failure('unreachable', 'The proxy could not be reached. Try again in a moment.'))
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect((await screen.findByRole('alert')).textContent).toBe('The proxy could not be reached. Try again in a moment.')
})

test('nothing is sent without a user name, and nothing is remembered without a keychain', async () => {
  fake.answer('proxy.status', success({ ...PROXY, canRemember: false }))
  const user = open()
  await dialog()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Enter the user name.')).toBeDefined()
  expect(fake.sent('proxy.signIn')).toEqual([])
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
})

test('the notice goes with the withdrawal by main', async () => {
  open()
  await dialog()
  act(() => fake.emit('shell.noticeWithdrawn', { id: '7' }))
  await waitFor(() => expect(screen.queryByText(NOTICE.message)).toBeNull())
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
