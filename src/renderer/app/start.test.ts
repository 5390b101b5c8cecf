// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADMIN, completeWindow, createFakeBridge, type FakeBridge } from '#data/bridge/fake-bridge.test-support.ts'
import { success } from '#shared/result.ts'
import { SCREENS } from './routes.ts'
import { isStart } from './routing/screens.ts'
import { start } from './start.ts'

const USERS = SCREENS.find(({ path }) => path === '/manage-user')
if (USERS === undefined) throw new Error('The users have no screen')

let fake: FakeBridge
beforeEach(() => {
  completeWindow()
  vi.spyOn(USERS, 'load').mockResolvedValue({ default: () => null })
  fake = createFakeBridge()
  window.history.replaceState(null, '', '/manage-user')
})
afterEach(() => void vi.useRealTimers())

const KEPT = { data: '{"getInternalUsers":[]}', savedAt: 7 }

test('of a user who comes back the copies of the open screen and the saved views are there before the first paint', async () => {
  fake.answer('offline.read', success(KEPT))
  const { ahead } = await start(fake.bridge)
  expect(ahead()).toMatchObject({ userName: 'aditi', hasViews: true })
  expect(ahead()?.queries.getQueryData(['offline', 'users'])).toEqual({ data: { getInternalUsers: [] }, receivedAt: 7 })
  expect(fake.calls.filter((call) => call.startsWith('offline.read'))).toEqual(['offline.read {"list":"profile"}', 'offline.read {"list":"users"}'])
})

test('another screen has no copy of the users read', async () => {
  window.history.replaceState(null, '', '/create-user')
  await start(fake.bridge)
  expect(fake.calls.filter((call) => call.startsWith('offline.read'))).toEqual(['offline.read {"list":"profile"}'])
})

test('a keychain that asks its owner holds the first paint up for a quarter of a second', async () => {
  vi.useFakeTimers()
  fake.answer('identity.status', () => new Promise(() => undefined))
  const started = start(fake.bridge)
  const painted = vi.fn()
  void started.then(painted)
  await vi.advanceTimersByTimeAsync(249)
  expect(painted).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(painted).toHaveBeenCalled()
  expect((await started).ahead()).toBeUndefined()
})

test('nothing that was read for one session is left for the next, of the same user either', async () => {
  const { ahead } = await start(fake.bridge)
  fake.emit('identity.changed', { state: 'expired', user: ADMIN })
  expect(ahead()).toBeDefined()
  fake.emit('identity.changed', { state: 'signed-out' })
  fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true })
  expect(ahead()).toBeUndefined()
})

test('nobody signed in: no copy is asked for', async () => {
  fake.answer('identity.status', success({ state: 'signed-out' }))
  const { ahead } = await start(fake.bridge)
  expect(ahead()).toBeUndefined()
  expect(fake.calls.filter((call) => call.startsWith('offline.read'))).toEqual([])
})

const withStart = async (address: string, startScreen: string) => {
  window.history.replaceState(null, '', address)
  const { value } = (await fake.bridge.preferences.read()) as Extract<Awaited<ReturnType<typeof fake.bridge.preferences.read>>, { ok: true }>
  fake.answer('preferences.read', success({ ...value, startScreen }))
  return start(fake.bridge)
}
const address = () => window.location.pathname + window.location.search + window.location.hash

test('the first window opens at the screen that the user starts with', async () => {
  await withStart('/#start', '/manage-user')
  expect(address()).toBe('/manage-user')
  expect(isStart(window.history.state?.usr), 'for the case that it is denied').toBe(true)
})

test('a window that was opened at the list of sites, and a reload of it, stay there', async () => {
  await withStart('/', '/manage-user')
  expect(address()).toBe('/')
})

test('a start screen that the role has not is not gone to', async () => {
  await withStart('/#start', '/no-such-screen')
  expect(address()).toBe('/')
})

test('after a sign-in at "/" the start screen is gone to once', async () => {
  const { begin } = await withStart('/', '/manage-user')
  fake.emit('identity.changed', { state: 'signed-out' })
  fake.emit('identity.changed', { state: 'signed-in', user: ADMIN, remembered: true })
  begin()
  expect(address()).toBe('/manage-user')
  window.history.replaceState(null, '', '/')
  begin()
  expect(address()).toBe('/')
})

test('an address that was pasted is opened as it looks; one that the console has gone to keeps what it names', async () => {
  window.history.replaceState(null, '', '/manage-user?q=as%E2%80%8Bha')
  await start(fake.bridge)
  expect(window.location.search).toBe('?q=asha')
  window.history.replaceState({ key: 'a1' }, '', '/manage-user?edit=as%E2%80%8Bha')
  await start(fake.bridge)
  expect(window.location.search).toBe('?edit=as%E2%80%8Bha')
})
