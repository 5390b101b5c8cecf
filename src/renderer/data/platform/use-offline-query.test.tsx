// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Reconnect } from '#app/shell/platform-watch.ts'
import { GetInternalUserByUserNameDocument, GetSitesAdminDocument, type GetSitesAdminQuery } from '#generated/graphql.ts'
import { success } from '#shared/result.ts'
import { BridgeContext } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge, profileAnswer, refusal } from '../bridge/fake-bridge.test-support.ts'
import { createQueryClient } from './query-client.ts'
import { type OfflineQueryOptions, readCopyAhead, useOfflineQuery } from './use-offline-query.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})
afterEach(cleanup)

const savedCopy = success({ data: JSON.stringify({ getInternalUserByUserName: { name: 'Saved' } }), savedAt: 50 })
const unreachable = refusal('unreachable', 'The platform cannot be reached.')

const renderQuery = async (options: OfflineQueryOptions = {}) => {
  await fake.services.reachability.read()
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>
        <Reconnect phase="open" />
        {children}
      </QueryClientProvider>
    </BridgeContext>
  )
  const { result } = renderHook(() => useOfflineQuery(GetInternalUserByUserNameDocument, { userName: 'aditi' }, 'profile', options), { wrapper })
  const name = () => result.current.data?.getInternalUserByUserName?.name
  return { result, name, queries }
}

/** The list of sites, its copy asked for before its screen is there. */
const renderSites = async (part: 'start' | 'whole') => {
  await fake.services.reachability.read()
  const queries = createQueryClient()
  await readCopyAhead(fake.bridge, queries, 'sites', part)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  const { result } = renderHook(() => useOfflineQuery(GetSitesAdminDocument, {}, 'sites', { whileArriving: rowsSoFar }), { wrapper })
  return { result, ids: () => result.current.data?.getSitesAdmin.map(({ siteId }) => siteId) }
}
const rowsSoFar = (rows: readonly unknown[]): GetSitesAdminQuery => ({ getSitesAdmin: rows as GetSitesAdminQuery['getSitesAdmin'] })

test('shows the saved copy at once and the answer of the platform when it comes', async () => {
  fake.answer('offline.read', savedCopy)
  let arrive = (): void => undefined
  fake.answer('platform.execute', () => new Promise((resolve) => (arrive = () => resolve(profileAnswer({ name: 'Live' })))))
  const { result, name, queries } = await renderQuery()
  await waitFor(() => expect(name()).toBe('Saved'))
  expect(result.current).toMatchObject({ asOf: 50, isOffline: false, isPending: false, isFetching: true })
  expect(queries.getQueryData(['offline', 'profile'])).toMatchObject({ receivedAt: 50 })
  act(() => arrive())
  await waitFor(() => expect(name()).toBe('Live'))
  expect(result.current).toMatchObject({ asOf: 1, isOffline: false })
  // Nobody needs the copy any more.
  expect(queries.getQueryData(['offline', 'profile'])).toBeUndefined()
})

test('when-unreachable waits for the platform before it takes the saved copy', async () => {
  fake.answer('offline.read', savedCopy)
  await renderQuery({ savedCopy: 'when-unreachable' })
  await waitFor(() => expect(fake.calls.some((call) => call.startsWith('platform.execute'))).toBe(true))
  expect(fake.calls.some((call) => call.startsWith('offline.read'))).toBe(false)
})

test('until-answered shows the saved copy at once, and gives it up when the platform refuses', async () => {
  fake.answer('offline.read', savedCopy)
  let refuse = (): void => undefined
  fake.answer('platform.execute', () => new Promise((resolve) => (refuse = () => resolve(refusal('rejected', 'No.')))))
  const { result, name } = await renderQuery({ savedCopy: 'until-answered' })
  await waitFor(() => expect(name()).toBe('Saved'))
  act(() => refuse())
  await waitFor(() => expect(result.current.failure?.message).toBe('No.'))
  expect(result.current).toMatchObject({ data: undefined, isPending: false })
})

test('unreachable: the saved copy stays, marked offline, and the answer takes its place when the network returns', async () => {
  fake.answer('offline.read', savedCopy)
  fake.answer('platform.execute', unreachable)
  const { result, name } = await renderQuery({ savedCopy: 'when-unreachable' })
  await waitFor(() => expect(name()).toBe('Saved'))
  expect(result.current).toMatchObject({ asOf: 50, isOffline: true, isPending: false })

  fake.answer('platform.execute', profileAnswer({ name: 'Live' }))
  act(() => fake.emit('platform.reachabilityChanged', { state: 'unreachable', since: 2 }))
  act(() => fake.emit('platform.reachabilityChanged', { state: 'reachable', since: 3 }))
  await waitFor(() => expect(name()).toBe('Live'))
  expect(result.current).toMatchObject({ isOffline: false, failure: null })
})

test('what was received before the network went away stays on screen', async () => {
  fake.answer('platform.execute', profileAnswer({ name: 'Live' }))
  const { result, name } = await renderQuery()
  await waitFor(() => expect(name()).toBe('Live'))
  fake.answer('platform.execute', unreachable)
  act(() => result.current.refetch())
  await waitFor(() => expect(result.current.isOffline).toBe(true))
  expect(name()).toBe('Live')
  expect(result.current.asOf).toBe(1)
})

test('neither platform nor copy: a failure and no endless wait', async () => {
  fake.answer('platform.execute', unreachable)
  const { result } = await renderQuery()
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(result.current.data).toBeUndefined()
  expect(result.current.failure?.message).toBe('The platform cannot be reached.')
})

test('a saved copy that cannot be read counts as none', async () => {
  fake.answer('offline.read', refusal('storage', 'The file is damaged.'))
  fake.answer('platform.execute', unreachable)
  const { result } = await renderQuery()
  await waitFor(() => expect(result.current.isPending).toBe(false))
  expect(result.current.failure?.kind).toBe('unreachable')
})

const LONG_COPY = success({ data: '{"getSitesAdmin":[{"siteId":"s1"}]}', savedAt: 50, parts: { generation: '0123456789abcdef', count: 2 } })

test('of a long list the first rows are there at once, and are told apart until the whole copy is read', async () => {
  let readRest = (): void => undefined
  fake.answer('offline.read', LONG_COPY)
  fake.answer('offline.readPart', ({ at }) =>
    at === 0 ? success({ elements: '{"siteId":"s1"}' }) : new Promise((resolve) => (readRest = () => resolve(success({ elements: '{"siteId":"s2"}' })))),
  )
  fake.answer('platform.execute', () => new Promise(() => undefined))
  const { result, ids } = await renderSites('start')
  expect(ids()).toEqual(['s1'])
  expect(result.current).toMatchObject({ isArriving: true, arrived: 1, isFetching: true, isSavedCopy: true, asOf: 50, isPending: false })
  expect(fake.calls.filter((call) => call.startsWith('platform.execute'))).toEqual([])
  await waitFor(() => expect(fake.calls).toContain('offline.readPart {"list":"sites","generation":"0123456789abcdef","at":1}'))
  act(() => readRest())
  await waitFor(() => expect(ids()).toEqual(['s1', 's2']))
  expect(result.current).toMatchObject({ isArriving: false, isSavedCopy: true })
  // Only now the platform, behind the paint of the whole.
  await waitFor(() => expect(fake.calls.filter((call) => call.startsWith('platform.execute'))).toHaveLength(1))
})

test('a short list is there whole, and its copy is read once', async () => {
  fake.answer('offline.read', success({ data: '{"getSitesAdmin":[{"siteId":"s1"}]}', savedAt: 50 }))
  const { result, ids } = await renderSites('start')
  expect(ids()).toEqual(['s1'])
  expect(result.current).toMatchObject({ isArriving: false, isSavedCopy: true, asOf: 50 })
  await waitFor(() => expect(fake.calls.filter((call) => call.startsWith('platform.execute'))).toHaveLength(1))
  expect(fake.calls.filter((call) => call.startsWith('offline.'))).toEqual(['offline.read {"list":"sites"}'])
})

test('first rows of a copy that cannot be read whole are taken away: what is missing would not be told', async () => {
  fake.answer('offline.read', LONG_COPY)
  fake.answer('offline.readPart', success(null))
  fake.answer('platform.execute', unreachable)
  const { result, ids } = await renderSites('start')
  expect(ids()).toEqual(['s1'])
  await waitFor(() => expect(ids()).toBeUndefined())
  await waitFor(() => expect(result.current).toMatchObject({ isArriving: false, isOffline: true }))
})
