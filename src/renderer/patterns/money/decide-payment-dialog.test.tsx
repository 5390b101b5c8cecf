// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import type { MoneyEntry } from '#shared/bridge/money.ts'
import { formatDateTime } from '#shared/domain/date.ts'
import { UNDECIDED_PAYMENT } from '#shared/domain/payment.ts'
import { failure, success } from '#shared/result.ts'
import { SentBefore } from './sent-before.tsx'

const KEY = '5b0f7a52-6c3e-4a2a-9c1e-1f6f2c6d0a11'
const AT = 1_700_000_000
const ENTRY: MoneyEntry = {
  key: KEY,
  operation: 'SiteWalletRechargeByAdmin',
  siteId: 'site-1',
  domain: 'cafe.example',
  amount: 50_000,
  currency: 'INR',
  text: 'Cheque',
  state: 'unknown',
  startedAt: AT,
  settledAt: null,
  checkedAt: AT + 60,
  found: false,
  message: UNDECIDED_PAYMENT,
  data: null,
}
const CANDIDATES = [
  { id: 'one', createdAt: AT + 2, note: 'Cheque', hasSameNote: true },
  { id: 'two', createdAt: null, note: 'Cheq', hasSameNote: false },
]

afterEach(cleanup)

const open = async (entry = ENTRY) => {
  const fake = createFakeBridge()
  fake.answer('money.list', success([entry]))
  fake.answer('money.look', success({ entry, candidates: CANDIDATES }))
  render(
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={createQueryClient()}>
        <SentBefore of={() => true} />
      </QueryClientProvider>
    </BridgeContext>,
  )
  await screen.findByRole('region', { name: 'Sent before' })
  return fake
}
const button = (name: string) => screen.findByRole('button', { name })
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }))

test('an undecided payment shows what the platform has, by time and note, and is decided by the one who looked', async () => {
  const fake = await open()
  expect(screen.getByText(/Check the list of transactions. Until it is decided, nothing else of its kind is sent for it./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
  fireEvent.click(await button('Look and decide'))
  await screen.findByRole('radio', { name: /^Was not booked/ })
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    `Was booked: ${formatDateTime(AT + 2)}, “Cheque”`,
    'Was booked: at an unknown time, “Cheq” (not the note that was sent)',
    'Was not booked: these are other payments. It can be sent again.',
  ])
  expect((await button('Confirm')).title).toBe('Choose what you found on the platform.')
  fireEvent.click(await button('Confirm'))
  expect(fake.sent('money.decide')).toEqual([])

  fake.answer('money.decide', failure('rejected', 'The platform has other payments of this amount by now. Look again, then decide.'))
  await choose(/^Was not booked/)
  fireEvent.click(await button('Confirm'))
  await screen.findByText('The platform has other payments of this amount by now. Look again, then decide.')
  expect(fake.sent('money.decide')).toEqual([{ key: KEY, seen: ['one', 'two'], bookedAs: null }])

  const message = 'You looked at the platform and said that it was booked.'
  fake.answer('money.decide', success({ ...ENTRY, state: 'done', settledAt: AT + 90, found: true, message }))
  fireEvent.click(await button('Look again'))
  await choose(/“Cheq” /)
  fireEvent.click(await button('Confirm'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(fake.sent('money.decide').at(-1)).toEqual({ key: KEY, seen: ['one', 'two'], bookedAs: 'two' })
  expect(screen.getByText(message)).toBeTruthy()
})

test('what was found in the meantime is not asked about', async () => {
  const fake = await open()
  fake.answer('money.look', success({ entry: { ...ENTRY, state: 'done', settledAt: AT + 90, found: true, message: null }, candidates: [] }))
  fireEvent.click(await button('Look and decide'))
  await screen.findByText('Confirmed: the platform has recorded it. Nothing needs to be sent again.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an outcome that is still being looked up is not the user’s to decide', async () => {
  await open({ ...ENTRY, message: null })
  expect(screen.queryByRole('button', { name: 'Look and decide' })).toBeNull()
  expect(await button('Check now')).toBeTruthy()
})
