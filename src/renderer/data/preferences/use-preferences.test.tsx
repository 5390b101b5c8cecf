// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { failure, type Result, success } from '#shared/result.ts'
import { BridgeContext, usePreferences } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge, NEW_PREFERENCES } from '../bridge/fake-bridge.test-support.ts'

let fake: FakeBridge
let store: FakeBridge['services']['preferences']
beforeEach(() => {
  fake = createFakeBridge()
  store = fake.services.preferences
})
afterEach(cleanup)

const rendered = () =>
  renderHook(usePreferences, { wrapper: ({ children }: { readonly children: ReactNode }) => <BridgeContext value={fake.services}>{children}</BridgeContext> })

/** Answers that main gives when the test says so, oldest question first. */
const answersOf = (channel: 'preferences.read' | 'preferences.write') => {
  const waiting: ((answer: Result<Preferences>) => void)[] = []
  fake.answer(channel, () => new Promise((resolve) => waiting.push(resolve)))
  return (value: Preferences) => act(async () => waiting.shift()?.(success(value)))
}

test('a change shows at once, and the answer to an older one does not undo it', async () => {
  await fake.services.preferences.read()
  const answer = answersOf('preferences.write')
  const { result } = rendered()

  act(() => void store.write({ sidebarFolded: true }))
  act(() => void store.write({ theme: 'dark' }))
  expect(result.current).toEqual({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
  await answer({ ...NEW_PREFERENCES, sidebarFolded: true })
  expect(result.current).toEqual({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
  await answer({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
  expect(result.current).toEqual({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
})

test('what was asked for before a change does not undo it either', async () => {
  const read = answersOf('preferences.read')
  const write = answersOf('preferences.write')
  const { result } = rendered()

  const reading = store.read()
  act(() => void store.write({ theme: 'dark' }))
  await read(NEW_PREFERENCES)
  await reading
  expect(result.current.theme).toBe('dark')
  await write({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
  expect(result.current).toEqual({ ...NEW_PREFERENCES, theme: 'dark', sidebarFolded: true })
})

test('of several changes only the answer to the last one counts, which says all', async () => {
  const answer = answersOf('preferences.write')
  const { result } = rendered()
  act(() => void store.write({ sidebarFolded: true }))
  act(() => void store.write({ sidebarFolded: false }))
  await answer({ ...NEW_PREFERENCES, sidebarFolded: true })
  expect(result.current.sidebarFolded).toBe(false)
  const views = { sites: { saved: [], defaultId: null } }
  await answer({ ...NEW_PREFERENCES, views })
  expect(result.current).toEqual({ ...NEW_PREFERENCES, views })
})

const VIEW = { id: '1', name: 'My renewals', search: 'plan=Growth' }
const withView = ({ views }: Preferences) => ({ views: { ...views, sites: { saved: [...(views['sites']?.saved ?? []), VIEW], defaultId: null } } })

test('an edit shows once it is kept; a refused one changes nothing on screen', async () => {
  await store.read()
  const kept = { ...NEW_PREFERENCES, views: { sites: { saved: [VIEW], defaultId: null } }, revision: 2 }
  const answer = answersOf('preferences.write')
  const { result } = rendered()
  act(() => void store.edit(withView))
  expect(result.current).toEqual(NEW_PREFERENCES)
  await answer(kept)
  expect(result.current).toEqual(kept)

  fake.answer('preferences.read', success(kept))
  fake.answer('preferences.write', failure('storage', 'The disk is full or read-only.'))
  expect(await store.edit(() => ({ permissionPresets: [{ id: '1', name: 'Night shift', grants: [] }] }))).toBe('The disk is full or read-only.')
  expect(result.current).toEqual(kept)
})

test('an edit that another window was before is made again from what that one kept', async () => {
  await store.read()
  const other = { id: '2', name: 'Free', search: 'payment=free' }
  fake.answer('preferences.read', success({ ...NEW_PREFERENCES, views: { sites: { saved: [other], defaultId: null } }, revision: 2 }))
  fake.answer('preferences.write', ({ revision, ...change }: Partial<Preferences>) =>
    revision === 2
      ? success({ ...NEW_PREFERENCES, ...change, revision: 3 })
      : failure('outdated', 'Your preferences were changed in another window. Try again.'),
  )
  expect(await store.edit(withView)).toBeNull()
  expect(store.current().views['sites']?.saved).toEqual([other, VIEW])
  expect(fake.sent('preferences.write')).toHaveLength(2)
})

test('an edit that is kept late shows beside a choice that was made since', async () => {
  await store.read()
  const answer = answersOf('preferences.write')
  const { result } = rendered()
  act(() => void store.edit(withView))
  act(() => void store.write({ theme: 'dark' }))
  const views = { sites: { saved: [VIEW], defaultId: null } }
  await answer({ ...NEW_PREFERENCES, views, revision: 2 })
  expect(result.current).toEqual({ ...NEW_PREFERENCES, theme: 'dark', views, revision: 2 })
})
