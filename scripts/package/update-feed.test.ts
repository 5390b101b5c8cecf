import { expect, test } from 'vitest'
import { updateFeed } from './update-feed.ts'

test.each([
  ['https://updates.example/admin-console', 'https://updates.example/admin-console'],
  [' https://updates.example/admin-console/ ', 'https://updates.example/admin-console/'],
  ['http://127.0.0.1:8080/feed', 'http://127.0.0.1:8080/feed'],
  ['', undefined],
])('the feed %j is %j', (named, expected) => {
  expect(updateFeed({ ADMIN_CONSOLE_UPDATE_FEED: named })).toBe(expected)
})

test('a build without the variable has no feed', () => {
  expect(updateFeed({})).toBeUndefined()
})

test.each([
  ['updates.example/feed', 'ADMIN_CONSOLE_UPDATE_FEED is not an address: updates.example/feed'],
  ['http://updates.example/feed', 'ADMIN_CONSOLE_UPDATE_FEED must begin with https://: http://updates.example/feed'],
  ['file:///srv/feed', 'ADMIN_CONSOLE_UPDATE_FEED must begin with https://: file:///srv/feed'],
  ['https://user:secret@updates.example', 'ADMIN_CONSOLE_UPDATE_FEED must not hold a user name or a password.'],
  ['https://user@updates.example', 'ADMIN_CONSOLE_UPDATE_FEED must not hold a user name or a password.'],
  ['https://updates.example/?token=1', 'ADMIN_CONSOLE_UPDATE_FEED must be the address of a folder, without ? and #: https://updates.example/?token=1'],
])('the feed %j is refused: %s', (named, message) => {
  expect(() => updateFeed({ ADMIN_CONSOLE_UPDATE_FEED: named })).toThrow(message)
})
