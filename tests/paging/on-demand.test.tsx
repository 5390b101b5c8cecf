// @vitest-environment jsdom

import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { ExtraServiceList } from '#features/site-payments/one-time/one-time-panel.tsx'
import { drawScreen } from '../drawn-screen.tsx'
import { fakePlatform } from './fake-platform.ts'
import { PAYMENT_SITE } from './paged-lists.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 40_000 })

const REPEATED = /The platform gave the same page twice: this list may not be whole\./
const MORE = { name: 'Load older ones' }

let fake: FakeBridge
beforeAll(() => {
  completeWindow()
  completeBrowser()
  fake = createFakeBridge()
})
afterEach(cleanup)

const open = async (nextTokens: readonly (string | null)[]) => {
  const { answer, counted } = fakePlatform('GetSiteExtraServicesBySiteId', (request) => ({
    ids: [String(request)],
    nextToken: nextTokens[request - 1] ?? null,
  }))
  fake.answer('platform.execute', answer)
  await drawScreen(<ExtraServiceList site={PAYMENT_SITE} />, fake)
  return counted
}

test('one-time services whose token never changes offer no further page after the second, and say why', async () => {
  const counted = await open(['same', 'same', 'same'])
  fireEvent.click(await screen.findByRole('button', MORE))
  expect(await screen.findByText(REPEATED)).toBeTruthy()
  expect(screen.queryByRole('button', MORE)).toBeNull()
  expect(counted.requests).toBe(2)
})

test('one-time services of two pages end without a word', async () => {
  const counted = await open(['more', ''])
  fireEvent.click(await screen.findByRole('button', MORE))
  await waitFor(() => expect(screen.queryByRole('button', MORE)).toBeNull())
  expect(screen.queryByText(REPEATED)).toBeNull()
  expect(counted.requests).toBe(2)
})
