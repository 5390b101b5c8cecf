// @vitest-environment jsdom

import { act, cleanup, configure, fireEvent, renderHook, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import type { CallArgument } from '#shared/bridge/bridge.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import type { Partner } from '../partner.ts'
import { usePartnerStatus } from './use-partner-status.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const PARTNER = { siteId: 'site-1', username: 'cp-1', companyName: 'Kochi Foods', emailId: 'cp@example.com', mobile: '9800000000', enabled: true } as Partner

let fake: FakeBridge
/** The partner as the platform keeps it. */
let stored: Partner
/** What was sent to it. */
let sent: unknown[]

beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  stored = PARTNER
  sent = []
  fake.answer('platform.execute', ({ operation, variables }: CallArgument<'platform.execute'>) => {
    const { input } = variables as { input?: { enabled: boolean } }
    if (input !== undefined) {
      sent.push(input)
      stored = { ...stored, enabled: input.enabled }
    }
    return success({
      data: JSON.stringify(operation === 'UpdateInternalUserEnabled' ? { updateInternalUser: stored } : { getInternalUserByUserName: stored }),
      receivedAt: 1,
    })
  })
})
afterEach(cleanup)

/** Switches the partner off. */
const switchOff = async (): Promise<void> => {
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestConsole services={fake.services} queries={queries}>
      {children}
    </TestConsole>
  )
  const { result } = renderHook(() => usePartnerStatus(), { wrapper })
  act(() => result.current.switchStatus(PARTNER))
  expect(await screen.findByText('Kochi Foods: Active to Inactive')).toBeTruthy()
}
const undo = async (): Promise<void> => void fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
const inputOf = (enabled: boolean) => ({ siteId: 'site-1', username: 'cp-1', emailId: 'cp@example.com', mobile: '9800000000', enabled })

test('a partner that was switched off is switched on again by Undo', async () => {
  await switchOff()
  expect(await screen.findByText('CP Status Updated Successfully')).toBeTruthy()
  await undo()
  expect(await screen.findByText('Kochi Foods: Active again')).toBeTruthy()
  expect(sent).toEqual([inputOf(false), inputOf(true)])
})

test.each([
  ['status', { enabled: true }],
  ['email', { emailId: 'new@example.com' }],
  ['mobile', { mobile: '9811111111' }],
])('Undo changes nothing where somebody changed the %s of the partner since', async (_, change) => {
  await switchOff()
  stored = { ...stored, ...change }
  await undo()
  expect(await screen.findByText('Kochi Foods: Active to Inactive. It was changed again since.')).toBeTruthy()
  expect(sent).toEqual([inputOf(false)])
})
