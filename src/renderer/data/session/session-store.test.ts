// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { IdentityStatus, SignedInUser } from '#shared/bridge/identity.ts'
import { success } from '#shared/result.ts'
import { createFakeBridge } from '../bridge/fake-bridge.test-support.ts'
import { nextSession, type SessionStatus, userOf } from './session-store.ts'

const aditi: SignedInUser = { userName: 'aditi', role: 'ADMIN' }
const bilal: SignedInUser = { userName: 'bilal', role: 'CP' }
const signedIn = (user: SignedInUser): IdentityStatus => ({ state: 'signed-in', user, remembered: true })
const after = (...statuses: IdentityStatus[]): SessionStatus => statuses.reduce(nextSession, { phase: 'starting' })

test('nothing is known until main has answered', () => {
  expect(nextSession({ phase: 'starting' }, undefined)).toEqual({ phase: 'starting' })
})

test('a first sign-in waits on the sign-in screen', () => {
  expect(after({ state: 'signed-out' }, { state: 'signing-in', startedAt: 5 })).toEqual({ phase: 'signed-out', signingInSince: 5 })
})

test('an expired session keeps its user while the user signs in again, and after', () => {
  const waiting = after(signedIn(aditi), { state: 'expired', user: aditi }, { state: 'signing-in', startedAt: 9 })
  expect(waiting).toEqual({ phase: 'expired', user: aditi, signingInSince: 9 })
  expect(nextSession(waiting, signedIn(aditi))).toEqual({ phase: 'open', user: aditi })
})

test('a sign-in that is cancelled leaves the session expired', () => {
  const expired: IdentityStatus = { state: 'expired', user: aditi }
  expect(after(signedIn(aditi), expired, { state: 'signing-in', startedAt: 9 }, expired)).toEqual({ phase: 'expired', user: aditi, signingInSince: null })
})

test('another user who signs in is another session', () => {
  expect(userOf(after(signedIn(aditi), { state: 'expired', user: aditi }, { state: 'signing-in', startedAt: 9 }, signedIn(bilal)))).toEqual(bilal)
})

test('signing out ends the session', () => {
  expect(userOf(after(signedIn(aditi), { state: 'signed-out' }))).toBeNull()
})

test('a locked console keeps its session out of sight until its user has signed in again', () => {
  const locked: IdentityStatus = { state: 'locked', user: aditi, work: 'sending' }
  const waiting = after(signedIn(aditi), locked, { state: 'signing-in', startedAt: 9 })
  expect(waiting).toEqual({ phase: 'locked', user: aditi, work: 'sending', signingInSince: 9 })
  expect(nextSession(waiting, { state: 'locked', user: aditi, work: 'none' })).toEqual({ phase: 'locked', user: aditi, work: 'none', signingInSince: null })
  expect(nextSession(waiting, signedIn(aditi))).toEqual({ phase: 'open', user: aditi })
})

test('a page that is loaded while the console is locked shows the sign-in screen and nothing behind it', () => {
  expect(after({ state: 'locked', user: aditi, work: 'none' })).toEqual({ phase: 'signed-out', signingInSince: null })
})

test('an answer that is older than what main has announced since changes nothing', async () => {
  const { services, answer, emit } = createFakeBridge()
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof success<IdentityStatus>>>()
  answer('identity.signIn', () => promise)
  const taken = services.session.take(({ identity }) => identity.signIn())
  emit('identity.changed', signedIn(aditi))
  emit('identity.changed', { state: 'expired', user: aditi })
  resolve(success(signedIn(aditi)))
  expect(await taken).toEqual({ ok: true, value: signedIn(aditi) })
  expect(services.session.current()).toEqual({ phase: 'expired', user: aditi, signingInSince: null })
})

test('an answer that nothing was announced before is taken over at once', async () => {
  const { services, answer } = createFakeBridge()
  answer('identity.signIn', success(signedIn(aditi)))
  await services.session.take(({ identity }) => identity.signIn())
  expect(services.session.current()).toEqual({ phase: 'open', user: aditi })
})
