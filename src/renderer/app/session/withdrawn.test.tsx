// @vitest-environment jsdom

import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ADMIN, completeWindow, createFakeBridge, type FakeBridge, profileAnswer, refusal } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { App } from '../app.tsx'
import { start } from '../start.ts'

// A machine that runs everything at once is slower than the default second.
configure({ asyncUtilTimeout: 20_000 })

const SAVED = {
  profile: { getInternalUserByUserName: { name: 'Aditi Kapoor', enabled: true, permissions: [{ name: 'site', operations: ['view_site_list'] }] } },
  sites: { getSitesAdmin: [] },
}

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  fake = createFakeBridge()
  window.history.replaceState(null, '', '/')
  fake.answer('identity.status', success({ state: 'signed-in', user: { ...ADMIN, role: 'ACCOUNTS' }, remembered: true }))
  fake.answer('offline.read', ({ list }: { readonly list: 'profile' | 'sites' }) => success({ data: JSON.stringify(SAVED[list]), savedAt: 1 }))
})
afterEach(cleanup)

/** Starts with the permission of last time; the profile of the platform comes when `arrive` is called. */
const open = async () => {
  let arrive = (): void => undefined
  fake.answer('platform.execute', ({ operation }: { readonly operation: string }) =>
    operation === 'GetInternalUserByUserName'
      ? new Promise((resolve) => (arrive = () => resolve(profileAnswer({ permissions: [] }))))
      : refusal('rejected', 'The platform answered with an error.'),
  )
  const started = await start(fake.bridge)
  const queries = started.ahead()?.queries
  render(<App {...started} />)
  await screen.findByRole('banner')
  return { held: () => (queries?.getQueryCache().getAll() ?? []).map(({ queryKey }) => queryKey.slice(0, 2).join(' ')), arrive: () => act(() => arrive()) }
}

test('what is held of a list is gone once the platform has said that its permission is withdrawn, and stays until then', async () => {
  const { held, arrive } = await open()
  expect(held()).toContain('offline sites')
  arrive()
  await screen.findByText("Dear User, You don't have access to this page.")
  await waitFor(() => expect(held().filter((key) => / sites$|GetSitesAdmin$/.test(key))).toEqual([]))
  expect(held()).toContain('platform GetInternalUserByUserName')
})
