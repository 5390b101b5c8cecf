import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'

const READ = 'query ($domain: String!) { getSiteConfigServices(domain: $domain) { id domain typeValue serviceName charges chargesModel } }'
const WRITE = `mutation ($domain: String!, $typeValue: String!, $serviceName: String!, $charges: Int) {
  createSiteConfigServices(domain: $domain, typeValue: $typeValue, serviceName: $serviceName, charges: $charges) { id serviceName charges typeValue }
}`

const ADMIN = 'admin@demo.example'

describe('prices', () => {
  let platform: InProcessPlatform

  beforeEach(() => {
    platform = createInProcessPlatform()
  })

  const read = async (domain: string) => (await platform.as(ADMIN).run(READ, { domain }))['getSiteConfigServices']

  test('"recaho" gives platform prices, "extraService" one-time prices [CALL-014]', async () => {
    expect((await read('recaho')).map((row: { serviceName: string }) => row.serviceName)).toContain('SITE')
    expect((await read('extraService')).map((row: { serviceName: string }) => row.serviceName)).toContain('LOGO DESIGN')
  })

  test("a service's slug is the domain of its three charge rows [CALL2-003]", async () => {
    expect((await read('pos')).map((row: { typeValue: string }) => row.typeValue)).toEqual(['PAY_PER_USE', 'MONTHLY', 'YEARLY'])
  })

  test('a new row is read back; without charges it has none', async () => {
    await platform.as(ADMIN).run(WRITE, { domain: 'recaho', typeValue: 'loyalty', serviceName: 'LOYALTY' })
    await platform.as(ADMIN).run(WRITE, { domain: 'loyalty', typeValue: 'MONTHLY', serviceName: 'LOYALTY', charges: 9_900 })
    expect(await read('recaho')).toContainEqual(expect.objectContaining({ serviceName: 'LOYALTY', charges: null }))
    expect(await read('loyalty')).toMatchObject([{ typeValue: 'MONTHLY', charges: 9_900 }])
  })

  test('writing a known row again changes its charges', async () => {
    const before = await read('pos')
    await platform.as(ADMIN).run(WRITE, { domain: 'pos', typeValue: 'MONTHLY', serviceName: 'POS', charges: 1 })
    expect(await read('pos')).toEqual(before.map((row: { typeValue: string }) => (row.typeValue === 'MONTHLY' ? { ...row, charges: 1 } : row)))
  })

  test('a service is there once, whatever its type value', async () => {
    const variables = { domain: 'recaho', typeValue: 'other', serviceName: 'POS', charges: 1 }
    expect(await platform.as(ADMIN).refusal(WRITE, variables)).toBe('Conflict: SERVICE_ALREADY_EXISTS')
  })

  test.each([
    [{ charges: -1 }, 'CHARGES_MUST_NOT_BE_NEGATIVE'],
    [{ serviceName: '' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
    [{ domain: ' ' }, 'DOMAIN_MUST_NOT_BE_EMPTY'],
    [{ typeValue: '' }, 'TYPE_VALUE_MUST_NOT_BE_EMPTY'],
  ])('refuses %j', async (change, message) => {
    const variables = { domain: 'recaho', typeValue: 'x', serviceName: 'X', charges: 1, ...change }
    expect(await platform.as(ADMIN).refusal(WRITE, variables)).toBe(`ValidationException: ${message}`)
  })

  test('everybody enabled reads prices, only ADMIN writes them', async () => {
    await platform.as('cp@demo.example').run(READ, { domain: 'recaho' })
    expect(await platform.as('disabled@demo.example').refusal(READ, { domain: 'recaho' })).toBe('Unauthorized: USER_IS_DISABLED')
    const variables = { domain: 'recaho', typeValue: 'x', serviceName: 'X' }
    expect(await platform.as('site-creator@demo.example').refusal(WRITE, variables)).toBe('Unauthorized: NOT_AUTHORIZED')
  })
})
