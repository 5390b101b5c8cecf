// @vitest-environment jsdom

import { QueryClientProvider, QueryObserver } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from '../platform/query-client.ts'
import { joinWindows } from '../windows/other-windows.ts'
import { type CurrentUser, currentUserOf, type UserProfile } from './current-user.ts'
import { useHiddenLists } from './hidden-lists.ts'

afterEach(cleanup)

const SEES_SITES = { name: 'site', operations: ['view_site_list'] }
const withGrants = (...permissions: readonly object[]): CurrentUser =>
  currentUserOf({ userName: 'aditi', role: 'SUPPORT_EXECUTIVE' }, { enabled: true, permissions } as unknown as UserProfile)

const SITES = ['platform', 'GetSitesAdmin', {}]
const OF_OTHERS = ['platform', 'GetSubscriptionPlansBySiteId', { siteId: 'master' }]

/** A session that has read sites, their copy and the plans of the catalogue. */
const openSession = () => {
  const queries = createQueryClient()
  for (const key of [
    SITES,
    OF_OTHERS,
    ['arriving', 'GetSitesAdmin'],
    ['offline', 'sites'],
    ['offline start', 'sites'],
    ['offline', 'profile'],
    ['offline', 'plans'],
  ])
    queries.setQueryData(key, 'rows')
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  const { rerender } = renderHook(({ user, isConfirmed }) => useHiddenLists(user, isConfirmed), {
    wrapper,
    initialProps: { user: withGrants(SEES_SITES), isConfirmed: false },
  })
  const held = () =>
    queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey.slice(0, 2).join(' '))
  return { queries, rerender, held }
}
const ALL = [
  'platform GetSitesAdmin',
  'platform GetSubscriptionPlansBySiteId',
  'arriving GetSitesAdmin',
  'offline sites',
  'offline start sites',
  'offline profile',
  'offline plans',
]

test('nothing is removed by the profile that was saved on this machine', () => {
  const { rerender, held } = openSession()
  rerender({ user: withGrants(), isConfirmed: false })
  expect(held()).toEqual(ALL)
})

test('a confirmed profile removes the copies that it hides, and the answers of a list that was lost', () => {
  const { rerender, held } = openSession()
  rerender({ user: withGrants(SEES_SITES), isConfirmed: true })
  expect(held()).toEqual(ALL.filter((key) => key !== 'offline plans'))
  rerender({ user: withGrants(), isConfirmed: true })
  expect(held()).toEqual(['platform GetSubscriptionPlansBySiteId', 'offline profile'])
})

test('a list that is on screen is removed once it has left it', () => {
  const { queries, rerender, held } = openSession()
  const leave = new QueryObserver(queries, { queryKey: SITES, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
  rerender({ user: withGrants(), isConfirmed: true })
  expect(held()).toEqual(['platform GetSitesAdmin', 'platform GetSubscriptionPlansBySiteId', 'offline profile'])
  leave()
  expect(held()).toEqual(['platform GetSubscriptionPlansBySiteId', 'offline profile'])
})

test('the other windows are asked to read the profile again, once for each loss', () => {
  const sent: unknown[] = []
  joinWindows({ postMessage: (change: unknown) => void sent.push(change), addEventListener: () => undefined })
  const { rerender } = openSession()
  rerender({ user: withGrants(SEES_SITES), isConfirmed: true })
  expect(sent).toEqual([])
  rerender({ user: withGrants(), isConfirmed: true })
  rerender({ user: withGrants(), isConfirmed: true })
  expect(sent).toEqual([{ kind: 'answers', operations: ['GetInternalUserByUserName'] }])
})
