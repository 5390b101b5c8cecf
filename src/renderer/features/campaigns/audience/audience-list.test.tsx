// @vitest-environment jsdom

import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BridgeContext } from '#data/bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { createQueryClient } from '#data/platform/query-client.ts'
import { success } from '#shared/result.ts'
import { useAudience } from './audience-list.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

let fake: FakeBridge
beforeEach(() => {
  fake = createFakeBridge()
})
afterEach(cleanup)

test('the sites of a type are read 700 at a time until there is no further token [CAMP-020]', async () => {
  const asked: unknown[] = []
  fake.answer('platform.execute', ({ operation, variables }: { operation: string; variables: { nextToken: string | null } }) => {
    asked.push([operation, variables])
    const page = Number(variables.nextToken ?? 0)
    const site = (place: number) => ({ fqdn: `site${page * 700 + place}.example`, domain: 'd' })
    const items = Array.from({ length: page === 2 ? 3 : 700 }, (_, place) => site(place))
    return success({ data: JSON.stringify({ getSitesBySiteType: { items, nextToken: page === 2 ? '' : String(page + 1) } }), receivedAt: 1 })
  })
  const queries = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BridgeContext value={fake.services}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </BridgeContext>
  )
  const { result } = renderHook(() => useAudience('O2OCommerce'), { wrapper })
  await waitFor(() => expect(result.current.isComplete).toBe(true))
  expect(result.current.rows).toHaveLength(1403)
  expect(asked).toEqual([null, '1', '2'].map((nextToken) => ['GetSitesBySiteType', { siteType: 'O2OCommerce', limit: 700, nextToken }]))
})
