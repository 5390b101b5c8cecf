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

const start = (pathname: string, search = '') =>
  askAhead(
    {
      invoke: async (channel: Channel, ...argument) => {
        asked.push([channel, ...argument.map((each) => JSON.stringify(each))].join(' '))
        return channel
      },
      on: (channel, listener) => void listeners.set(channel, listener),
    },
    ['identity.changed', 'connection.changed'],
    { pathname, search },
  )

test('a start on the site list asks for what its first paint shows, each question once', async () => {
  const { take } = start('/')
  expect(asked).toEqual(['preferences.read', 'connection.status', 'identity.status', 'offline.read {"list":"profile"}', 'offline.readStart {"list":"sites"}'])
  expect(await take('offline.readStart', { list: 'sites' })).toBe('offline.readStart')
  expect(take('offline.readStart', { list: 'sites' })).toBeUndefined()
})

test('a start on a search asks for the whole list', async () => {
  const { take } = start('/', '?q=cafe')
  expect(asked.at(-1)).toBe('offline.read {"list":"sites"}')
  expect(await take('offline.read', { list: 'sites' })).toBe('offline.read')
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
