// @vitest-environment jsdom
import { FluentProvider, webLightTheme } from '@fluentui/react-components'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import type { Remedy } from '#shared/remedy.ts'
import { ConfirmMoneyDialog, type ConfirmMoneyDialogProps } from './confirm-money-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const entryOf = (key: string, change: Partial<MoneyEntry>): MoneyEntry => ({
  key,
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-1',
  domain: 'cafe.example',
  amount: 50_000,
  currency: 'INR',
  text: 'Cheque',
  state: 'sending',
  startedAt: 1_700_000_000,
  settledAt: null,
  checkedAt: null,
  found: false,
  message: null,
  data: null,
  ...change,
})

/** The dialog as a screen uses it. What becomes of each press is the test's to say. */
const open = ({ remedy = null, ...props }: Partial<ConfirmMoneyDialogProps> & { readonly remedy?: Remedy | null } = {}) => {
  const keys: string[] = []
  const happened: string[] = []
  const dialog = (entry: MoneyEntry | null, balanceAfter = 124_000) => (
    <FluentProvider theme={webLightTheme}>
      <ConfirmMoneyDialog
        title="Wallet Recharge"
        site="cafe.example"
        amount={50_000}
        currency="INR"
        balanceAfter={balanceAfter}
        rows={[{ term: 'Note', value: 'Cheque' }]}
        confirmLabel="Recharge"
        money={{ entry, check: () => happened.push('check'), remedy }}
        onConfirm={(key) => keys.push(key)}
        onClose={() => happened.push('close')}
        {...props}
      />
    </FluentProvider>
  )
  const { rerender } = render(dialog(null))
  const become = (change: Partial<MoneyEntry>, balanceAfter = 124_000) => rerender(dialog(entryOf(keys.at(-1) ?? '', change), balanceAfter))
  return { keys, happened, become }
}
const button = (name: string) => screen.getByRole('button', { name })

test('repeats amount in figures and currency, site, text and balance after before anything is sent', () => {
  const { keys } = open()
  const text = screen.getByRole('alertdialog', { name: 'Wallet Recharge' }).textContent
  for (const part of ['₹500.00', 'INR', 'Sitecafe.example', 'NoteCheque', 'Balance after₹1,240.00']) expect(text).toContain(part)
  expect(keys).toEqual([])
})

test('a balance that is not known is said to be so', () => {
  open({ balanceAfter: null })
  expect(screen.getByRole('alertdialog').textContent).toContain('Balance afterNot known')
})

test('one press sends; the second click of a double click, further presses and a held Enter do nothing', async () => {
  const { keys } = open()
  expect(fireEvent.keyDown(button('Recharge'), { key: 'Enter', repeat: true })).toBe(false)
  fireEvent.click(button('Recharge'), { detail: 2 })
  expect(keys).toEqual([])
  fireEvent.click(button('Recharge'), { detail: 1 })
  fireEvent.click(button('Recharge'), { detail: 1 })
  await userEvent.click(button('Recharge'))
  expect(keys).toHaveLength(1)
})

test('the focus is on no button: Enter pressed a second time sends nothing', async () => {
  const { keys } = open()
  await userEvent.keyboard('{Enter}')
  expect(keys).toEqual([])
  expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true)
})

test('what is refused stays with its message and can be sent again, under another key', async () => {
  const { keys, become } = open()
  await userEvent.click(button('Recharge'))
  become({ state: 'refused', message: 'CURRENCY NOT OF WALLET' })
  expect(screen.getByRole('status').textContent).toContain('CURRENCY NOT OF WALLET')
  await userEvent.click(button('Recharge'))
  expect(keys).toHaveLength(2)
  expect(keys[0]).not.toBe(keys[1])
})

test('what is unknown is checked, not sent again', async () => {
  const { keys, happened, become } = open()
  await userEvent.click(button('Recharge'))
  become({ state: 'unknown' })
  expect(screen.getByText(/The platform did not answer. Checking whether it arrived\.\.\./)).toBeDefined()
  await userEvent.click(button('Recharge'))
  await userEvent.click(button('Check now'))
  expect(keys).toHaveLength(1)
  expect(happened).toEqual(['check'])
})

test('what was found needs not be sent again, and cannot be', async () => {
  const { become } = open()
  await userEvent.click(button('Recharge'))
  become({ state: 'done', found: true })
  expect(screen.getByText(/Confirmed: the platform has recorded it/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Recharge' })).toBeNull()
  expect(button('Close')).toBeDefined()
})

test('the balance after stays the one that was confirmed, though the screen learns of the new balance', async () => {
  const { become } = open()
  await userEvent.click(button('Recharge'))
  become({ state: 'unknown' }, 174_000)
  become({ state: 'done', found: true }, 174_000)
  expect(screen.getByRole('alertdialog').textContent).toContain('Balance after₹1,240.00')
})

test('an error that the platform reported is shown while it is checked, and when nothing is found', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 15), toFake: ['Date'] })
  const { become } = open()
  fireEvent.click(button('Recharge'), { detail: 1 })
  const message = 'The platform reported an error: WALLET BUSY.'
  become({ state: 'unknown', message })
  expect(screen.getByRole('status').textContent).toContain(`${message} Checking whether it arrived...`)
  expect(button('Recharge').getAttribute('aria-disabled')).toBe('true')
  become({ state: 'absent', message, checkedAt: new Date(2026, 10, 20, 14, 5).getTime() / 1000 })
  expect(screen.getByRole('status').textContent).toContain(`${message} Not on the platform as of 14:05.`)
})

test('what is absent says as of when, from the next day on with its date, and may be tried again under another key', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 0), toFake: ['Date'] })
  const { keys, become } = open()
  await userEvent.click(button('Recharge'))
  become({ state: 'absent', checkedAt: new Date(2026, 10, 20, 14, 5).getTime() / 1000 })
  expect(screen.getByText('Not on the platform as of 14:05.')).toBeDefined()
  vi.setSystemTime(new Date(2026, 10, 21, 9))
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText('Not on the platform as of 20/11/2026 14:05.')).toBeDefined()
  await userEvent.click(button('Try again'))
  expect(new Set(keys).size).toBe(2)
})

test('an unusual amount needs one more confirmation that repeats amount and site', async () => {
  const { keys } = open({ warning: 'The amount is outside ₹100.00 to ₹1,00,000.00.' })
  await userEvent.click(button('Recharge'))
  expect(keys).toEqual([])
  await userEvent.click(screen.getByRole('checkbox', { name: /outside.*₹500\.00 for cafe\.example/ }))
  await userEvent.click(button('Recharge'))
  expect(keys).toHaveLength(1)
})

test('closing while it is sent is possible and is no cancelling', async () => {
  const { happened } = open()
  expect(button('Cancel')).toBeDefined()
  await userEvent.click(button('Recharge'))
  await userEvent.click(button('Close'))
  expect(happened).toEqual(['close'])
})

test('a refusal shows its remedy beside it', async () => {
  let runs = 0
  const { become } = open({ remedy: { label: 'Unlock and retry', isPending: false, run: () => (runs += 1) } })
  expect(screen.queryByRole('button', { name: 'Unlock and retry' })).toBeNull()
  await userEvent.click(button('Recharge'))
  become({ state: 'refused', message: 'Nothing was sent. Unlock your keychain and try again.' })
  await userEvent.click(button('Unlock and retry'))
  expect(runs).toBe(1)
})

test('what the platform does not have is not sent, and the button says so', () => {
  const { keys } = open({ money: { entry: null, check: () => undefined, remedy: null, reason: 'Your platform does not offer this.' } })
  const confirm = screen.getByRole('button', { name: 'Recharge' })
  expect(confirm).toMatchObject({ title: 'Your platform does not offer this.' })
  fireEvent.click(confirm)
  expect(keys).toEqual([])
})
