import { expect, test } from 'vitest'
import type { ConnectionProfile } from '../../connection/profile.ts'
import { providerFetch } from '../../identity/problems/provider-problem.ts'
import { silentLogger } from '../../log/silent-logger.test-support.ts'
import { Places } from '../../places/places.ts'
import { PoolCredentials } from '../../storage/pool-credentials.ts'

const CHUNK = 1024 * 1024

/** A server whose answer is 64 MB long; `read` is how many of them were taken. */
function longAnswer() {
  const taken = { megabytes: 0 }
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
    taken.megabytes += 1
    controller.enqueue(new Uint8Array(CHUNK).fill(0x20))
    if (taken.megabytes === 64) controller.close()
  }
  const fetch = async () => new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'application/json' } })
  return { taken, fetch }
}

test('of an identity provider that answers without end no more is read than it may say', async () => {
  const { taken, fetch } = longAnswer()
  await expect(providerFetch(fetch)('https://id.example', { body: undefined, headers: {}, method: 'GET', redirect: 'manual' })).rejects.toThrow('far too long')
  expect(taken.megabytes).toBeLessThan(5)
})

test('of a places service neither', async () => {
  const { taken, fetch } = longAnswer()
  const profile = { places: { url: 'https://places.example', apiKey: 'key' } } as ConnectionProfile
  const places = new Places({ connection: { profile: () => profile }, fetch, logger: silentLogger })
  expect(await places.states({ country: 'IND' })).toEqual({
    ok: false,
    error: { kind: 'invalid-answer', message: 'The places service gave an answer that cannot be read.' },
  })
  expect(taken.megabytes).toBeLessThan(12)
})

test('of an identity pool neither', async () => {
  const { taken, fetch } = longAnswer()
  const credentials = new PoolCredentials({ issuer: () => 'https://id.example', fetch, now: () => 0 })
  const target = { region: 'eu-west-1', bucket: 'b', downloadHosts: [], identityPool: { id: 'eu-west-1:1', endpoint: 'https://pool.example' } }
  await expect(credentials.of(target, 'token')).rejects.toThrow('No whole answer')
  expect(taken.megabytes).toBeLessThan(24)
})
