// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Preferences } from '#shared/bridge/preferences.ts'
import { type Result, success } from '#shared/result.ts'
import { type FakeBridge, installFakeBridge } from '../bridge/fake-bridge.test-support.ts'

let fake: FakeBridge
beforeEach(() => {
  vi.resetModules()
  fake = installFakeBridge()
})
afterEach(cleanup)

const START: Preferences = { theme: 'light', sidebarFolded: false, views: {} }

/** Answers that main gives when the test says so, oldest question first. */
const answersOf = (channel: 'preferences.read' | 'preferences.write') => {
  const waiting: ((answer: Result<Preferences>) => void)[] = []
  fake.answer(channel, () => new Promise((resolve) => waiting.push(resolve)))
  return (value: Preferences) => act(async () => waiting.shift()?.(success(value)))
}

test('a change shows at once, and the answer to an older one does not undo it', async () => {
  const { readPreferences, usePreferences, writePreferences } = await import('./preferences.ts')
  await readPreferences()
  const answer = answersOf('preferences.write')
  const { result } = renderHook(usePreferences)

  act(() => void writePreferences({ sidebarFolded: true }))
  act(() => void writePreferences({ theme: 'dark' }))
  expect(result.current).toEqual({ theme: 'dark', sidebarFolded: true, views: {} })
  await answer({ ...START, sidebarFolded: true })
  expect(result.current).toEqual({ theme: 'dark', sidebarFolded: true, views: {} })
  await answer({ theme: 'dark', sidebarFolded: true, views: {} })
  expect(result.current).toEqual({ theme: 'dark', sidebarFolded: true, views: {} })
})

test('what was asked for before a change does not undo it either', async () => {
  const { readPreferences, usePreferences, writePreferences } = await import('./preferences.ts')
  const read = answersOf('preferences.read')
  const write = answersOf('preferences.write')
  const { result } = renderHook(usePreferences)

  const reading = readPreferences()
  act(() => void writePreferences({ theme: 'dark' }))
  await read(START)
  await reading
  expect(result.current.theme).toBe('dark')
  await write({ ...START, theme: 'dark', sidebarFolded: true })
  expect(result.current).toEqual({ theme: 'dark', sidebarFolded: true, views: {} })
})

test('of several changes only the answer to the last one counts, which says all', async () => {
  const { usePreferences, writePreferences } = await import('./preferences.ts')
  const answer = answersOf('preferences.write')
  const { result } = renderHook(usePreferences)
  act(() => void writePreferences({ sidebarFolded: true }))
  act(() => void writePreferences({ sidebarFolded: false }))
  await answer({ ...START, sidebarFolded: true })
  expect(result.current.sidebarFolded).toBe(false)
  const views = { sites: { saved: [], defaultId: null } }
  await answer({ ...START, views })
  expect(result.current).toEqual({ ...START, views })
})
