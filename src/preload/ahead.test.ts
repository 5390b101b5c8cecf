import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Channel, EventChannel } from '#shared/bridge/bridge.ts'
import { askAhead } from './ahead.ts'

let asked: string[]
let listeners: Map<EventChannel, () => void>

beforeEach(() => {
  asked = []
  listeners = new Map()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const start = (pathname: string) =>
  askAhead(
    {
      invoke: async (channel: Channel, ...argument) => {
        asked.push([channel, ...argument.map((each) => JSON.stringify(each))].join(' '))
        return channel
      },
      on: (channel, listener) => void listeners.set(channel, listener),
    },
    ['identity.changed', 'connection.changed'],
    { pathname },
  )

test('a start on the site list asks for what its first paint shows, each question once', async () => {
  const { take } = start('/')
  expect(asked).toEqual(['preferences.read', 'connection.status', 'identity.status', 'offline.read {"list":"profile"}', 'offline.read {"list":"sites"}'])
  expect(await take('offline.read', { list: 'sites' })).toBe('offline.read')
  expect(take('offline.read', { list: 'sites' })).toBeUndefined()
})

test('a start elsewhere does not ask for the sites', () => {
  start('/manage-users')
  expect(asked).toEqual(['preferences.read', 'connection.status', 'identity.status', 'offline.read {"list":"profile"}'])
})

test('after an event of main, such as a sign-in, the page asks anew', () => {
  const { take } = start('/')
  listeners.get('identity.changed')?.()
  expect(take('offline.read', { list: 'profile' })).toBeUndefined()
  expect(take('identity.status', undefined)).toBeUndefined()
})

test('after five seconds the page asks anew', () => {
  const { take } = start('/')
  vi.advanceTimersByTime(5000)
  expect(take('preferences.read', undefined)).toBeUndefined()
})

test.each([[{ list: 'sites', more: 1 }], [{ list: 7n }], [{}], ['sites'], [null]])(
  'an argument that is not exactly the one asked with goes to main: %o',
  (argument) => {
    expect(start('/').take('offline.read', argument)).toBeUndefined()
  },
)

test('another call is not answered', () => {
  expect(start('/').take('identity.signOut', undefined)).toBeUndefined()
})
