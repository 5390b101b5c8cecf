// @vitest-environment jsdom
import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import type { ReactElement } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { completeBrowser } from '#components/form/form-harness.test-support.tsx'
import { completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import documents from '#generated/persisted-documents.json' with { type: 'json' }
import { success } from '#shared/result.ts'
import { drawScreen } from '../drawn-screen.tsx'
import { allWhenThorough } from '../thorough.ts'
import { type FakePage, fakePlatform } from './fake-platform.ts'
import { FORM_VALUES, PAGED_LISTS } from './paged-lists.tsx'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 40_000 })
/** 400 pages are drawn one after the other. */
const LONG = 180_000

const REPEATED = /The platform gave the same page twice: this list may not be whole\./
const ENDLESS = /The platform gave 400 pages and no end: this list may not be whole\./

let fake: FakeBridge
beforeAll(() => {
  completeWindow()
  completeBrowser()
  fake = createFakeBridge()
  fake.answer('invoices.issued', success([]))
})
beforeEach(() => {
  completeWindow()
})
afterEach(cleanup)

const Form = ({ children }: { readonly children: ReactElement }) => <FormProvider {...useForm({ defaultValues: FORM_VALUES })}>{children}</FormProvider>

/** Draws the screen of an operation against a platform with such pages; answers with the requests that it has counted. */
const open = async (operation: string, pageOf: (request: number) => FakePage) => {
  const { answer, counted } = fakePlatform(operation, pageOf)
  fake.answer('platform.execute', answer)
  const drawn = PAGED_LISTS[operation]?.draw()
  await drawScreen(<Form>{drawn ?? <p>There is no such list</p>}</Form>, fake)
  return counted
}

const settled = async (counted: { requests: number }, requests: number): Promise<void> => {
  await waitFor(() => expect(counted.requests).toBe(requests))
  // A further request would be made a turn after the last answer.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve))
  expect(counted.requests).toBe(requests)
}

const byToken = Object.keys(PAGED_LISTS).filter((operation) => PAGED_LISTS[operation]?.by === 'token')
const bySkips = Object.entries(PAGED_LISTS).flatMap(([operation, { limit }]) => (limit === undefined ? [] : [[operation, limit] as const]))
/** All at once, and on a field; `src/shared/paging.test.ts` has the end itself. Drawing 400 pages one after the other takes half a minute a list. */
const drawnToTheCap = allWhenThorough(byToken, ['GetSitePagesByAdmin', 'GetSitesBySiteTypeAndOption'])
const skippedToTheCap = allWhenThorough(bySkips, [])
const idsFrom = (first: number, count: number): string[] => Array.from({ length: count }, (_, index) => String(first + index))

const SHOWN_ELSEWHERE = [
  'GetSitesBySiteTypeAndOptionRecords',
  'GetSitesBySiteTypeForBulk',
  'GetSitesBySiteTypeForOutlets',
  'GetSitesBySiteTypeForPlans',
  'GetSitesBySiteTypeListed',
  'GetSitesBySiteTypeRecords',
]

test('every operation of the build that is read page by page is tested here', () => {
  const paged = Object.entries(documents).flatMap(([name, text]) => {
    const [head = ''] = /\b(?:query|mutation) [^{]*/.exec(text) ?? []
    return /\$(?:nextToken|skips)\b/.test(head) ? [name] : []
  })
  // The first of these shows nothing of its own: where it ends early, all sites are asked for (load-site.test.tsx). Main reads the others (site-slices.test.ts).
  expect(paged.toSorted()).toEqual([...Object.keys(PAGED_LISTS), ...SHOWN_ELSEWHERE].toSorted())
})

test.each(byToken)('%s: an empty token is the end', async (operation) => {
  const counted = await open(operation, () => ({ ids: ['1'], nextToken: '' }))
  await settled(counted, 1)
  expect(screen.queryByText(REPEATED)).toBeNull()
})

test.each(byToken)('%s: a token that never changes is used once', async (operation) => {
  const counted = await open(operation, (request) => ({ ids: [String(request)], nextToken: 'same' }))
  expect(await screen.findByText(REPEATED)).toBeTruthy()
  await settled(counted, 2)
})

test.each(byToken)('%s: a cycle of tokens is followed once', async (operation) => {
  const counted = await open(operation, (request) => ({ ids: [String(request)], nextToken: `token ${request % 3}` }))
  expect(await screen.findByText(REPEATED)).toBeTruthy()
  await settled(counted, 4)
})

test.each(drawnToTheCap)(
  '%s: a list that never ends stops after 400 pages',
  async (operation) => {
    const counted = await open(operation, (request) => ({ ids: [String(request)], nextToken: `token ${request}` }))
    expect(await screen.findByText(ENDLESS, {}, { timeout: LONG })).toBeTruthy()
    await settled(counted, 400)
  },
  LONG,
)

test.each(bySkips)('%s: where the platform ignores the skips, the second page is the last', async (operation, limit) => {
  const counted = await open(operation, () => ({ ids: idsFrom(0, limit) }))
  expect(await screen.findByText(REPEATED)).toBeTruthy()
  await settled(counted, 2)
})

test.each(skippedToTheCap)(
  '%s: a list that never ends stops after 400 pages',
  async (operation, limit) => {
    const counted = await open(operation, (request) => ({ ids: idsFrom(request * limit, limit) }))
    expect(await screen.findByText(ENDLESS, {}, { timeout: LONG })).toBeTruthy()
    await settled(counted, 400)
  },
  LONG,
)
