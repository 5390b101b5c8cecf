// @vitest-environment jsdom

import { expect, test } from 'vitest'
import type { IdentityStatus, SignedInUser } from '#shared/bridge/identity.ts'
import { createFakeBridge } from '../bridge/fake-bridge.test-support.ts'
import { lookingOnly } from './calls-while-seeing.ts'
import { currentUserOf, type UserProfile } from './current-user.ts'
import type { Seeing } from './seeing-as.ts'

const ADITI: SignedInUser = { userName: 'aditi', role: 'ADMIN' }
const REASON = 'You are seeing the console as Priya Nair. Nothing can be changed.'
const PRIYA = { username: 'priya', name: 'Priya Nair', enabled: true, permissions: [] } as unknown as UserProfile
const SEEING: Seeing = {
  user: currentUserOf({ userName: 'priya', role: 'SALES_PERSON' }, PRIYA),
  grants: 'Sales person, 0 permissions',
  reason: REASON,
  filter: lookingOnly(REASON),
  from: '/permissions',
}
const signedIn = (user: SignedInUser): IdentityStatus => ({ state: 'signed-in', user, remembered: true })

/** A window in which somebody is signed in. */
const windowOf = (user: SignedInUser) => {
  const fake = createFakeBridge()
  fake.emit('identity.changed', signedIn(user))
  return { ...fake, ...fake.services }
}

test('while it lasts nothing reaches main that changes something, by whichever way the bridge was taken hold of', async () => {
  const { bridge, seeing, sent, calls } = windowOf(ADITI)
  const { money, platform } = bridge
  const execute = platform.execute
  seeing.start(SEEING)
  expect(await money.dismiss({ key: 'k' })).toEqual({ ok: false, error: { kind: 'rejected', message: REASON } })
  await execute({ operation: 'DeleteSitePage', variables: {} })
  expect(sent('money.dismiss')).toEqual([])
  expect(sent('platform.execute')).toEqual([{ operation: 'DeleteSitePage', variables: {}, readsOnly: true }])
  seeing.stop()
  await money.dismiss({ key: 'k' })
  await execute({ operation: 'DeleteSitePage', variables: {} })
  expect(calls).toEqual([
    'platform.execute {"operation":"DeleteSitePage","variables":{},"readsOnly":true}',
    'money.dismiss {"key":"k"}',
    'platform.execute {"operation":"DeleteSitePage","variables":{}}',
  ])
})

test.each([['SALES_PERSON' as const], ['SITE_CREATOR' as const], ['CP' as const], [null]])('a user of the role %s cannot begin it', (role) => {
  const { seeing } = windowOf({ userName: 'aditi', role })
  seeing.start(SEEING)
  expect(seeing.current()).toBeNull()
})

test('nobody can begin it before a session is open', () => {
  const { seeing } = createFakeBridge().services
  seeing.start(SEEING)
  expect(seeing.current()).toBeNull()
})

test.each<[string, IdentityStatus]>([
  ['a sign-out', { state: 'signed-out' }],
  ['a lock', { state: 'locked', user: ADITI, work: 'none' }],
  ['another administrator', signedIn({ userName: 'bilal', role: 'ADMIN' })],
  ['another role', signedIn({ userName: 'aditi', role: 'ACCOUNTS' })],
])('%s ends it', (_, next) => {
  const { seeing, emit } = windowOf(ADITI)
  seeing.start(SEEING)
  expect(seeing.current()).toBe(SEEING)
  emit('identity.changed', next)
  expect(seeing.current()).toBeNull()
})

test('a session that expired and is signed in again goes on', () => {
  const { seeing, emit } = windowOf(ADITI)
  seeing.start(SEEING)
  emit('identity.changed', { state: 'expired', user: ADITI })
  emit('identity.changed', { state: 'signing-in', startedAt: 1 })
  emit('identity.changed', signedIn(ADITI))
  expect(seeing.current()).toBe(SEEING)
})
