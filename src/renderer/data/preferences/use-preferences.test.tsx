// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type Result, success } from '#shared/result.ts'
import { BridgeContext, usePreferences } from '../bridge/bridge-context.ts'
import { createFakeBridge, type FakeBridge } from '../bridge/fake-bridge.test-support.ts'

let fake: FakeBridge
let store: FakeBridge['services']['preferences']
beforeEach(() => {
  fake = createFakeBridge()
  store = fake.services.preferences
})
afterEach(cleanup)

const rendered = () =>
  renderHook(usePreferences, { wrapper: ({ children }: { readonly children: ReactNode }) => <BridgeContext value={fake.services}>{children}</BridgeContext> })

const START: Preferences = { theme: 'light', sidebarFolded: false, compactRows: false, notifications: true, seenNews: [], views: {}, permissionPresets: [] }

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
  expect(result.current).toEqual({ ...START, theme: 'dark', sidebarFolded: true })
  await answer({ ...START, sidebarFolded: true })
  expect(result.current).toEqual({ ...START, theme: 'dark', sidebarFolded: true })
  await answer({ ...START, theme: 'dark', sidebarFolded: true })
  expect(result.current).toEqual({ ...START, theme: 'dark', sidebarFolded: true })
})

test('what was asked for before a change does not undo it either', async () => {
  const read = answersOf('preferences.read')
  const write = answersOf('preferences.write')
  const { result } = rendered()

  const reading = store.read()
  act(() => void store.write({ theme: 'dark' }))
  await read(START)
  await reading
  expect(result.current.theme).toBe('dark')
  await write({ ...START, theme: 'dark', sidebarFolded: true })
  expect(result.current).toEqual({ ...START, theme: 'dark', sidebarFolded: true })
})

test('of several changes only the answer to the last one counts, which says all', async () => {
  const answer = answersOf('preferences.write')
  const { result } = rendered()
  act(() => void store.write({ sidebarFolded: true }))
  act(() => void store.write({ sidebarFolded: false }))
  await answer({ ...START, sidebarFolded: true })
  expect(result.current.sidebarFolded).toBe(false)
  const views = { sites: { saved: [], defaultId: null } }
  await answer({ ...START, views })
  expect(result.current).toEqual({ ...START, views })
})
