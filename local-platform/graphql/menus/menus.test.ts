import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const MENU = 'siteId slugName typeName displayName typeStatus masterServiceType displayOrder domain aggregatorSystem updatedAt'
const MENUS = `query ($siteId: ID!) { getServiceTypesBySiteId(siteId: $siteId) { ${MENU} } }`
const CREATE = `mutation ($input: CreateServiceTypeV2Input!) { createServiceTypeV2(input: $input) { ${MENU} } }`
const UPDATE = `mutation ($input: UpdateServiceTypeInput!) { updateServiceType(input: $input) { ${MENU} } }`
const SERVICES = 'query ($siteId: ID!) { getServiceBySiteId(siteId: $siteId) { slugName serviceName serviceRates { serviceType rate } costPrice } }'
const BULK = 'mutation ($input: [ServiceInput!]!) { updateServiceInBulkV2(input: $input) { slugName serviceName serviceRates { serviceType rate } } }'

const ADMIN = 'admin@demo.example'

describe('menus', () => {
  let platform: InProcessPlatform
  let site: { siteId: string; domain: string }
  beforeEach(() => {
    platform = createInProcessPlatform()
    const [first] = walkSites(platform.database, ['siteId', 'domain'])
    site = { siteId: first?.siteId ?? '', domain: first?.domain ?? '' }
  })

  const menu = (change: object = {}) => ({
    input: { siteId: `serviceType::${site.siteId}`, domain: site.domain, slugName: 'lunch', typeName: 'Lunch', typeStatus: true, ...change },
  })
  const change = (fields: object) => ({ input: { siteId: `serviceType::${site.siteId}`, slugName: 'online-menu', ...fields } })
  const read = async () => (await platform.as(ADMIN).run(MENUS, site))['getServiceTypesBySiteId']

  test('are found by the site id with and without its marker', async () => {
    expect((await read()).slice(0, 2).map((row: { slugName: string }) => row.slugName)).toEqual(['online-menu', 'dine-in'])
    expect((await platform.as(ADMIN).run(MENUS, { siteId: `serviceType::${site.siteId}` }))['getServiceTypesBySiteId']).toEqual(await read())
  })

  test('one menu of a site takes walk-in reservations', async () => {
    await platform.as(ADMIN).run(CREATE, menu({ reservationType: 'WALKING' }))
    expect(await platform.as(ADMIN).refusal(UPDATE, change({ reservationType: 'WALKING' }))).toBe('Conflict: WALKING_RESERVATION_TYPE_ALREADY_EXISTS')
    await platform.as(ADMIN).run(UPDATE, { input: { siteId: `serviceType::${site.siteId}`, slugName: 'lunch', reservationType: 'WALKING' } })
  })

  describe('items', () => {
    const items = async () => (await platform.as(ADMIN).run(SERVICES, site))['getServiceBySiteId']

    test('are changed in batches: what is not sent stays, unknown ones are new', async () => {
      const before = await items()
      expect(before).toHaveLength(38)
      const serviceRates = [{ serviceType: 'dine-in', rate: 500 }]
      await platform.as(ADMIN).run(BULK, {
        input: [
          { siteId: site.siteId, slugName: 'item-1', serviceRates },
          { siteId: site.siteId, slugName: 'new-item', serviceName: 'New' },
        ],
      })
      const after = await items()
      expect(after).toHaveLength(39)
      expect(after[0]).toEqual({ ...before[0], serviceRates })
    })

    test('a batch is written whole or not at all', async () => {
      const before = await items()
      const good = { siteId: site.siteId, slugName: 'item-1', serviceName: 'Changed' }
      for (const [bad, message] of [
        [{ costPrice: -1 }, 'COST_PRICE_MUST_NOT_BE_NEGATIVE'],
        [{ packingCharge: -1 }, 'PACKING_CHARGE_MUST_NOT_BE_NEGATIVE'],
        [{ serviceRates: [{ serviceType: 'x', rate: -1 }] }, 'RATE_MUST_NOT_BE_NEGATIVE'],
        [{ serviceRates: [{ serviceType: 'x' }, { serviceType: 'x' }] }, 'MENU_NAMED_TWICE'],
        [{ serviceName: ' ' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
      ] as const) {
        const input = [good, { siteId: site.siteId, slugName: 'item-2', ...bad }]
        expect(await platform.as(ADMIN).refusal(BULK, { input })).toBe(`ValidationException: ${message}`)
      }
      expect(await platform.as(ADMIN).refusal(BULK, { input: [] })).toBe('ValidationException: NUMBER_OF_SERVICES_NOT_VALID')
      expect(await platform.as(ADMIN).refusal(BULK, { input: [good, { siteId: 'nowhere', slugName: 'x' }] })).toBe('NotFound: SITE_NOT_FOUND')
      expect(await items()).toEqual(before)
    })
  })
})
