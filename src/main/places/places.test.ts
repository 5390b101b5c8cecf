import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalPlatform, startLocalPlatform } from '#local-platform/start.ts'
import type { ConnectionProfile } from '../connection/profile.ts'
import { silentLogger } from '../log/silent-logger.test-support.ts'
import { Places } from './places.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform({ test: true })
})
afterAll(() => platform.stop())
beforeEach(() => {
  platform.control?.plan.clear()
  platform.control?.journal.clear()
})

const placesOf = (places: ConnectionProfile['places'] | null = platform.profile.places, timeout = 5_000): Places =>
  new Places({
    connection: { profile: () => ({ places: places ?? undefined }) as ConnectionProfile },
    fetch: globalThis.fetch,
    logger: silentLogger,
    timeout,
  })
const asked = (): number => platform.control?.journal.entries().filter(({ operation }) => operation === 'places').length ?? 0

describe('places', () => {
  test('states by the stored code of the country, with the key in the header, sorted by name [CALL-069] [CALL-071]', async () => {
    const answer = await placesOf().states({ country: 'UK' })
    if (!answer.ok) throw new Error(answer.error.message)
    const names = answer.value.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(100)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(await placesOf({ ...platform.profile.places, apiKey: 'wrong' }).states({ country: 'IND' })).toMatchObject({ ok: false })
  })

  test('cities of a state, sorted by name [CALL-070]', async () => {
    expect(await placesOf().cities({ country: 'IND', state: 'MH' })).toEqual({ ok: true, value: ['Mumbai', 'Nagpur', 'Pune'] })
  })

  test('an answer is not asked for again', async () => {
    const places = placesOf()
    await places.states({ country: 'IND' })
    await places.states({ country: 'IND' })
    expect(asked()).toBe(1)
  })

  test.each([
    ['http500', 'unreachable'],
    ['refuse', 'unreachable'],
    ['drop-before', 'unreachable'],
    ['truncated', 'unreachable'],
    ['wrong-shape', 'invalid-answer'],
  ] as const)('%s is a failure, and the next time it is asked again', async (fault, kind) => {
    const places = placesOf()
    platform.control?.plan.add({ operation: 'places', fault })
    expect(await places.states({ country: 'IND' })).toMatchObject({ ok: false, error: { kind } })
    expect(await places.states({ country: 'IND' })).toMatchObject({ ok: true })
  })

  test('a service that does not answer is given up', async () => {
    platform.control?.plan.add({ operation: 'places', fault: 'delay', milliseconds: 3_000 })
    expect(await placesOf(platform.profile.places, 100).states({ country: 'IND' })).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test('a profile without a service, a country that is not listed', async () => {
    expect(await placesOf(null).states({ country: 'IND' })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
    expect(await placesOf().states({ country: 'XX' })).toMatchObject({ ok: false, error: { kind: 'not-found' } })
  })
})
