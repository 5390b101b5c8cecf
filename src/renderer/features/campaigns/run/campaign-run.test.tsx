// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { completeWindow, createFakeBridge, type FakeBridge, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { useCampaignRun } from '#data/campaigns/campaign-run.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import type { CampaignRun } from '#shared/bridge/campaigns.ts'
import { type Result, success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import { AudienceScreen } from '../audience/audience-screen.tsx'

// Finding by role walks the whole screen, which takes a while on a machine that is busy.
configure({ asyncUtilTimeout: 20_000 })

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
  completeWindow()
  fake = createFakeBridge()
})
afterEach(cleanup)

const open = async (change: Partial<CampaignRun>, key = RUN.key) => {
  fake.answer('campaigns.current', success({ ...RUN, ...change }))
  await fake.services.reachability.read()
  const routes = [
    { path: '/customer-list', element: <AudienceScreen channel="WHATSAPP" /> },
    { path: '*', element: <p>Elsewhere</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [`/customer-list?run=${key}`] })
  render(
    <TestConsole services={fake.services}>
      <RouterProvider router={router} />
    </TestConsole>,
  )
  await screen.findAllByText(/messages|Elsewhere/)
  return router
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sent = (channel: string) => fake.calls.filter((call) => call.startsWith(channel))

describe('the outcome of a campaign', () => {
  test('while messages are queued: how many of how many, and a way to stop', async () => {
    await open({})
    expect(screen.getByRole('heading', { name: 'Queueing messages: 15 of 40' })).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('15')
    press('Stop')
    expect(sent('campaigns.stop')).toEqual([`campaigns.stop {"key":"${RUN.key}"}`])
  })

  test('stopped: why, what is not known, and the rest to be sent or left [CAMP-034]', async () => {
    await open({ state: 'stopped', uncertain: 15, message: 'TOO_MANY_MESSAGES' })
    expect(screen.getByRole('heading', { name: '15 of 40 messages have been queued' })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toBe('TOO MANY MESSAGES')
    expect(screen.getByText(/^No answer came for 15 messages/)).toBeTruthy()
    press('Queue the remaining 10 messages')
    expect(sent('campaigns.resume')).toHaveLength(1)
    press('Leave the rest')
    expect(await screen.findByText('10 sites do not get this message.')).toBeTruthy()
    expect(sent('campaigns.dismiss')).toEqual([])
  })

  test('done: the count of what was queued; Ok forgets it and leads to the history [CAMP-032]', async () => {
    const router = await open({ state: 'done', queued: 39, uncertain: 1 })
    expect(screen.getByRole('heading').textContent).toBe(
      'Congratulation! Your request to send 39 messages has been queued. It will be delivered within the next 30 minutes.',
    )
    expect(screen.getByText(/^No answer came for 1 message:/)).toBeTruthy()
    press('Ok')
    await expect.poll(() => router.state.location.pathname).toBe('/campaign-history')
    expect(sent('campaigns.dismiss')).toHaveLength(1)
    expect(screen.queryByText(/^This campaign is finished/)).toBeNull()
  })

  test('one that cannot be forgotten stays on screen and says why', async () => {
    fake.answer('campaigns.dismiss', refusal('busy', 'Its messages are still being queued.'))
    const router = await open({ state: 'done', queued: 40 })
    press('Ok')
    expect((await screen.findAllByText('Its messages are still being queued.')).length).toBeGreaterThan(0)
    expect(router.state.location.pathname).toBe('/customer-list')
  })

  test('an old link to one that is forgotten leads to the history, with a word why', async () => {
    const router = await open({ state: 'done' }, '00000000-0000-4000-8000-000000000000')
    await expect.poll(() => router.state.location.pathname).toBe('/campaign-history')
    expect((await screen.findAllByText(/^This campaign is finished/)).length).toBeGreaterThan(0)
  })
})

/** Screens of one session: each looks at the campaign again, all share what is known. */
const session = () => {
  const client = createQueryClient()
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  return () => renderHook(useCampaignRun, { wrapper })
}

describe('what is known of a campaign', () => {
  test('a campaign that ended while another screen was open is not shown as it was before', async () => {
    fake.answer('campaigns.current', success(RUN))
    const look = session()
    const before = look()
    await waitFor(() => expect(before.result.current.run).toEqual(RUN))
    before.unmount()
    fake.emit('campaigns.changed', DONE)
    fake.answer('campaigns.current', success(DONE))
    const after = look()
    await waitFor(() => expect(after.result.current.run).toEqual(DONE))
  })

  test('an answer that was on its way when an event came does not undo it', async () => {
    const answer = Promise.withResolvers<Result<CampaignRun | null>>()
    fake.answer('campaigns.current', () => answer.promise)
    const { result } = session()()
    act(() => fake.emit('campaigns.changed', DONE))
    await waitFor(() => expect(result.current.run).toEqual(DONE))
    await act(async () => answer.resolve(success(RUN)))
    await waitFor(() => expect(fake.calls).toEqual(['campaigns.current']))
    expect(result.current.run).toEqual(DONE)
  })
})
