import { expect, test } from 'vitest'
import type { Notice } from '#shared/bridge/shell.ts'
import { Notices } from './notices.ts'

const crashed = { kind: 'renderer-recovered', intent: 'warning', message: 'This screen stopped working and was loaded again.' } as const
const dropped = { kind: 'cache-dropped', intent: 'info', message: 'A copy was dropped.' } as const

test('notices are told and kept, oldest first; the same again is shown again but kept once', () => {
  const told: unknown[] = []
  const notices = new Notices((_channel, payload) => told.push((payload as Notice).id))
  notices.announce(crashed)
  notices.announce(dropped)
  notices.announce(crashed)
  expect(told).toEqual(['1', '2', '1'])
  expect(notices.list()).toEqual([
    { id: '1', ...crashed },
    { id: '2', ...dropped },
  ])
})

test('notices that are withdrawn leave the window and the list; the next one has an id of its own', () => {
  const told: unknown[] = []
  const notices = new Notices((channel, payload) => told.push([channel, (payload as Notice).id]))
  notices.announce(crashed)
  notices.announce(dropped)
  notices.withdraw('renderer-recovered')
  notices.announce(crashed)
  expect(told).toEqual([
    ['shell.notice', '1'],
    ['shell.notice', '2'],
    ['shell.noticeWithdrawn', '1'],
    ['shell.notice', '3'],
  ])
  expect(notices.list().map(({ id }) => id)).toEqual(['2', '3'])
})

test('what concerns one page is told to that page alone', () => {
  const told: [string, number | undefined][] = []
  const notices = new Notices((channel, _payload, page) => told.push([channel, page]))
  notices.recovered(7)
  expect(told).toEqual([['shell.notice', 7]])
  expect(notices.list(8)).toEqual([])
  expect(notices.list(7)).toEqual([{ id: '1', kind: 'renderer-recovered', intent: 'warning', message: 'This screen stopped working and was loaded again.' }])
})
