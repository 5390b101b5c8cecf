// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { act, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import { type Result, success } from '#shared/result.ts'
import { useCampaignRun } from './use-campaign-run.ts'

const RUN: CampaignRun = {
  key: '3f8e9a1c-7d59-4f0e-9f6e-0a4b1c2d3e4f',
  channel: 'WHATSAPP',
  template: 'Festival Greeting',
  total: 40,
  queued: 15,
  uncertain: 0,
  state: 'queueing',
  message: null,
  startedAt: 1,
}
const DONE: CampaignRun = { ...RUN, queued: 40, state: 'done' }

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})
afterEach(cleanup)

/** Screens of one session: each looks at the campaign again, all share what is known. */
async function session() {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  return () => renderHook(useCampaignRun, { wrapper })
}

test('a campaign that ended while another screen was open is not shown as it was before', async () => {
  fake.answer('campaigns.current', success(RUN))
  const open = await session()
  const before = open()
  await waitFor(() => expect(before.result.current.run).toEqual(RUN))
  before.unmount()
  fake.emit('campaigns.changed', DONE)
  fake.answer('campaigns.current', success(DONE))
  const after = open()
  await waitFor(() => expect(after.result.current.run).toEqual(DONE))
})

test('an answer that was on its way when an event came does not undo it', async () => {
  const answer = Promise.withResolvers<Result<CampaignRun | null>>()
  fake.answer('campaigns.current', () => answer.promise)
  const { result } = (await session())()
  act(() => fake.emit('campaigns.changed', DONE))
  await waitFor(() => expect(result.current.run).toEqual(DONE))
  await act(async () => answer.resolve(success(RUN)))
  await waitFor(() => expect(fake.calls).toEqual(['campaigns.current']))
  expect(result.current.run).toEqual(DONE)
})
