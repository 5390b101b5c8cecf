import { afterAll, beforeAll, expect, test } from 'vitest'
import { COUNTRIES } from '#shared/domain/country.ts'
import { isCurrency } from '#shared/domain/currency.ts'
import { type LocalPlatform, startLocalPlatform } from '../start.ts'
import { SEEDED_COUNTRIES } from './cities.ts'

let platform: LocalPlatform
beforeAll(async () => {
  platform = await startLocalPlatform()
})
afterAll(() => platform.stop())

interface Place {
  readonly id: number
  readonly name: string
  readonly iso2?: string
}

async function read(path: string, key: string | null = platform.profile.places.apiKey): Promise<{ status: number; body: Place[] }> {
  const response = await fetch(`${platform.profile.places.url}/${path}`, key === null ? {} : { headers: { 'X-CSCAPI-KEY': key } })
  return { status: response.status, body: (await response.json()) as Place[] }
}

test('states of a country and cities of a state, as the public service answers [CALL-069] [CALL-070]', async () => {
  const states = await read('countries/IN/states')
  expect(states.status).toBe(200)
  expect(states.body).toContainEqual({ id: expect.any(Number) as number, name: 'Maharashtra', iso2: 'MH' })
  const cities = await read('countries/IN/states/MH/cities')
  expect(cities.body.map(({ name }) => name)).toEqual(['Mumbai', 'Pune', 'Nagpur'])
})

test('countries', async () => {
  expect((await read('countries')).body).toContainEqual({ id: expect.any(Number) as number, name: 'India', iso2: 'IN' })
})

test.each([null, 'wrong'])('the key %s is refused', async (key) => {
  expect((await read('countries', key)).status).toBe(401)
})

test.each(['countries/XX/states', 'countries/IN/states/XX/cities', 'countries/IN/cities', 'elsewhere', 'countries/IN/states/MH/cities/more'])(
  '%s is not there',
  async (path) => {
    expect((await read(path)).status).toBe(404)
  },
)

test("every seeded city is in a state of its country, with the platform's code and currency", async () => {
  for (const { code, iso2, currency, cities } of SEEDED_COUNTRIES) {
    expect(COUNTRIES.map((country) => country.code)).toContain(code)
    expect(isCurrency(currency)).toBe(true)
    const names = (await read(`countries/${iso2}/states`)).body.map(({ name }) => name)
    for (const { state } of cities) expect(names).toContain(state)
  }
})
