import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { LockRecord, unlockRefusal } from './fresh-sign-in.ts'
import { lockFile } from './lock-file.ts'

const OLD =
  'The identity provider used the session that your browser still has, without asking who you are, so the console stays locked. ' +
  'Sign out of the identity provider in your browser, then sign in again.'
const UNKNOWN =
  'The identity provider does not say when you proved who you are, so the console stays locked, and another sign-in does not help. ' +
  'Ask your administrator: the identity token needs the claim auth_time, or the connection profile identity.unlock.'
const MINUTE = 60_000

test.each([
  ['just now', { iat: 1000, auth_time: 1000 }, MINUTE, undefined],
  ['after the lock', { iat: 1000, auth_time: 945 }, MINUTE, undefined],
  ['within the tolerance', { iat: 1000, auth_time: 935 }, MINUTE, undefined],
  ['before the lock', { iat: 1000, auth_time: 934 }, MINUTE, OLD],
  ['before a lock that this computer’s clock puts into the future', { iat: 1000, auth_time: 934 }, -MINUTE, OLD],
  ['at a time that is not given', { iat: 1000 }, MINUTE, UNKNOWN],
  ['at a time that is no number', { iat: 1000, auth_time: '1000' }, MINUTE, UNKNOWN],
  ['at a time that is always 0', { iat: 1000, auth_time: 0 }, MINUTE, UNKNOWN],
])('a user who proved who they are %s', (_when, claims, sinceLock, refusal) => {
  expect(unlockRefusal(claims, sinceLock)).toBe(refusal)
})

test('a provider that does not say when is believed that it asked, where the profile says so; one that says when is not', () => {
  expect(unlockRefusal({ iat: 1000, auth_time: 0 }, MINUTE, 'prompted')).toBeUndefined()
  expect(unlockRefusal({ iat: 1000 }, MINUTE, 'prompted')).toBeUndefined()
  expect(unlockRefusal({ iat: 1000, auth_time: 934 }, MINUTE, 'prompted')).toBe(OLD)
})

test('the lock is there at the next start where the policy asks for locks, until somebody signs in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'))
  const next = (remembersLock: () => boolean) => new LockRecord({ lockFile: lockFile(folder, silentLogger), logger: silentLogger, remembersLock })
  next(() => true).begin()
  expect(next(() => true).isOpen()).toBe(true)
  expect(next(() => false).isOpen()).toBe(false)
  next(() => true).end()
  expect(next(() => true).isOpen()).toBe(false)
  await rm(folder, { recursive: true })
})
