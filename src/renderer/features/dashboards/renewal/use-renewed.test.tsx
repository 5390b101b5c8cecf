// @vitest-environment jsdom

import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { completeWindow, createFakeBridge, type FakeBridge, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { currentUserOf } from '#data/session/current-user.ts'
import { success } from '#shared/result.ts'
import { TestConsole } from '#tests/drawn-screen.tsx'
import { type RenewedSource, useRenewed } from './use-renewed.ts'

const at = (month: number, day: number, year = 2026): number => new Date(year, month - 1, day, 12).getTime() / 1000

const SHOWN: RenewedSource = { isShown: true, sites: [], asOf: at(11, 25), isPrepared: false, month: '' }
const NOT_COUNTED = 'Renewed subscriptions are not counted: '

let fake: FakeBridge

beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  const earlier = [
    { id: 'a', salesPerson: 'Asha', endDate: at(11, 20) },
    { id: 'b', salesPerson: 'Omar', endDate: at(11, 20) },
  ]
  fake.answer('dashboards.dump', success({ dumpDate: '2026-11-16', rows: JSON.stringify(earlier) }))
  const listed = ['a', 'b'].map((siteId) => ({ siteId, tillDate: at(11, 20, 2027) }))
  fake.answer('platform.execute', success({ data: JSON.stringify({ getSitesAdmin: listed }), receivedAt: 1 }))
  fake.answer('offline.read', success(null))
})
afterEach(cleanup)

async function renewed(source: Partial<RenewedSource> = {}, role: 'ADMIN' | 'SALES_PERSON' = 'ADMIN') {
  await fake.services.preferences.read()
  await fake.services.reachability.read()
  const user = currentUserOf({ userName: 'asha@demo.example', role }, { name: 'Asha', enabled: true, permissions: [] } as never)
  return renderHook(() => useRenewed({ ...SHOWN, ...source }), {
    wrapper: ({ children }) => (
      <TestConsole services={fake.services} user={user}>
        {children}
      </TestConsole>
    ),
  }).result
}

const calls = (channel: string): readonly string[] => fake.calls.filter((call) => call.startsWith(channel))

test('what the oldest list has with an earlier end is renewed, and the note says since when', async () => {
  const result = await renewed()
  expect(result.current).toEqual({ sites: undefined })
  await waitFor(() =>
    expect(result.current.sites?.map(({ id, dueDate }) => [id, dueDate])).toEqual([
      ['a', at(11, 20)],
      ['b', at(11, 20)],
    ]),
  )
  expect(result.current.note).toBe('Renewed since 16/11/2026: was to end in that week, now ends at least a week later.')
  expect(calls('dashboards.dump')[0]).toContain('"request":{"dashboard":"renewal_dashboard","which":"oldest"}')
})

test('with a month chosen only what was to end in it counts', async () => {
  const result = await renewed({ month: '2026-12' })
  await waitFor(() => expect(result.current.sites).toEqual([]))
})

test('nothing is asked for while the chart shows no view that counts it', async () => {
  const result = await renewed({ isShown: false })
  expect(result.current).toEqual({ sites: [] })
  expect([...calls('dashboards.dump'), ...calls('platform.execute')]).toEqual([])
})

test('without a list of an earlier day nothing is counted, and the note says so', async () => {
  fake.answer('dashboards.dump', success(null))
  const result = await renewed()
  await waitFor(() => expect(result.current).toEqual({ sites: [], note: `${NOT_COUNTED}there is no list of an earlier day to compare with.` }))
})

test('a list that could not be loaded counts nothing, and the note says so', async () => {
  fake.answer('dashboards.dump', refusal('rejected', 'NO DUMPS'))
  const result = await renewed()
  await waitFor(() => expect(result.current).toEqual({ sites: [], note: `${NOT_COUNTED}what they are compared with could not be loaded.` }))
})

test('a list of sites from this computer is not what is now: nothing is compared with it', async () => {
  fake.answer('platform.execute', refusal('unreachable', 'Offline'))
  const saved = JSON.stringify({ getSitesAdmin: [{ siteId: 'a', tillDate: at(11, 20, 2027) }] })
  fake.answer('offline.read', success({ data: saved, savedAt: 5 }))
  const result = await renewed()
  await waitFor(() => expect(result.current).toEqual({ sites: [], note: `${NOT_COUNTED}what they are compared with could not be loaded.` }))
})

test('rows of an earlier day are compared with nothing', async () => {
  const result = await renewed({ isPrepared: true })
  expect(result.current).toEqual({ sites: [], note: `${NOT_COUNTED}the current data are not loaded.` })
})

test('who may not view the site list is told so, and nothing is asked for', async () => {
  const result = await renewed({}, 'SALES_PERSON')
  expect(result.current).toEqual({ sites: [], note: `${NOT_COUNTED}that needs the permission to view the site list.` })
  expect(calls('platform.execute')).toEqual([])
})
