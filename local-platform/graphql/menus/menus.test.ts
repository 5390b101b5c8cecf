import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const MENU = 'siteId slugName typeName displayName typeStatus masterServiceType displayOrder domain aggregatorSystem updatedAt'
const MENUS = `query ($siteId: ID!) { getServiceTypesBySiteId(siteId: $siteId) { ${MENU} } }`
const FIRST = `mutation ($input: CreateServiceTypeInput!) { createServiceType(input: $input) { ${MENU} } }`
const CREATE = `mutation ($input: CreateServiceTypeV2Input!) { createServiceTypeV2(input: $input) { ${MENU} } }`
const UPDATE = `mutation ($input: UpdateServiceTypeInput!) { updateServiceType(input: $input) { ${MENU} } }`
const SERVICES = 'query ($siteId: ID!) { getServiceBySiteId(siteId: $siteId) { slugName serviceName serviceRates { serviceType rate } costPrice } }'
const BULK = 'mutation ($input: [ServiceInput!]!) { updateServiceInBulkV2(input: $input) { slugName serviceName serviceRates { serviceType rate } } }'
const CLEAR = 'mutation ($siteId: ID!) { deleteSiteServices(siteId: $siteId) }'

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

  test("a new site's first menus carry its domain [CALL-033]", async () => {
    platform.database.prepare('delete from service_type').run()
    const siteId = `serviceType::${site.siteId}`
    for (const [slugName, typeName, displayOrder] of [
      ['online-menu', 'Online Menu', 1],
      ['dine-in', 'Dine In', 2],
    ]) {
      await platform.as(ADMIN).run(FIRST, { input: { siteId, slugName, typeName, displayOrder, typeStatus: true } })
    }
    expect(await read()).toMatchObject([
      { siteId, slugName: 'online-menu', typeName: 'Online Menu', displayOrder: 1, typeStatus: true, masterServiceType: null, domain: site.domain },
      { siteId, slugName: 'dine-in', typeName: 'Dine In', displayOrder: 2, typeStatus: true },
    ])
  })

  test('siteId carries the marker, slugName is the name in lower case and is given back [CALL2-022]', async () => {
    const fields = { typeDes: 'Noon', displayName: 'Lunch!', masterServiceType: 'dine-in', displayOrder: 4 }
    expect((await platform.as(ADMIN).run(CREATE, menu(fields)))['createServiceTypeV2'].slugName).toBe('lunch')
    expect((await read()).at(-1)).toMatchObject({
      siteId: `serviceType::${site.siteId}`,
      domain: site.domain,
      masterServiceType: 'dine-in',
      displayName: 'Lunch!',
    })
    expect(await platform.as(ADMIN).refusal(CREATE, menu({ siteId: site.siteId, slugName: 'x' }))).toBe('ValidationException: SITE_ID_WITHOUT_MARKER')
    expect(await platform.as(ADMIN).refusal(CREATE, menu({ slugName: 'Dinner' }))).toBe('ValidationException: SLUG_MUST_BE_LOWER_CASE')
  })

  test('a menu and a sub-menu are created and changed', async () => {
    await platform.as(ADMIN).run(CREATE, menu())
    await platform.as(ADMIN).run(CREATE, menu({ slugName: 'thali', typeName: 'Thali', masterServiceType: 'lunch' }))
    expect((await read()).at(-1)).toMatchObject({ slugName: 'thali', masterServiceType: 'lunch' })
    platform.advance(60)
    const changed = (await platform.as(ADMIN).run(UPDATE, change({ typeStatus: false })))['updateServiceType']
    expect(changed).toMatchObject({ typeName: 'Online Menu', typeStatus: false, updatedAt: platform.now() })
  })

  test.each([
    [{ siteId: 'serviceType::nowhere' }, 'NotFound: SITE_NOT_FOUND'],
    [{ siteId: 'site-100001' }, 'ValidationException: SITE_ID_WITHOUT_MARKER'],
    [{ domain: 'other.example' }, 'ValidationException: DOMAIN_NOT_OF_SITE'],
    [{ slugName: 'dine-in' }, 'Conflict: MENU_ALREADY_EXISTS'],
    [{ slugName: 'Lunch' }, 'ValidationException: SLUG_MUST_BE_LOWER_CASE'],
    [{ typeName: ' ' }, 'ValidationException: MENU_NAME_MUST_NOT_BE_EMPTY'],
    [{ masterServiceType: 'nothing' }, 'NotFound: PARENT_MENU_NOT_FOUND'],
    [{ reservationType: 'PHONE' }, 'ValidationException: RESERVATION_TYPE_NOT_VALID'],
    [{ isAggregatorEnabled: true }, 'ValidationException: AGGREGATOR_SYSTEM_REQUIRED'],
    [{ isAggregatorEnabled: true, aggregatorSystem: 'UBER' }, 'ValidationException: AGGREGATOR_SYSTEM_NOT_VALID'],
    [{ isAggregatorEnabled: true, aggregatorSystem: 'ZOMATO' }, 'ValidationException: AGGREGATOR_MERCHANT_ID_REQUIRED'],
    [{ isAggregatorEnabled: true, aggregatorSystem: 'ZOMATO', aggregatorMerchantId: 'a-1' }, 'ValidationException: AGGREGATOR_MERCHANT_ID_NOT_VALID'],
    [{ isAggregatorEnabled: true, aggregatorSystem: 'WERA', aggregatorMerchantId: '12345' }, 'ValidationException: AGGREGATOR_MERCHANT_ID_NOT_VALID'],
    [{ isAggregatorEnabled: true, aggregatorSystem: 'WERA', aggregatorMerchantId: '1234' }, 'ValidationException: WERA_CHOICES_REQUIRED'],
  ])('refuses %j', async (fields, message) => {
    expect(await platform.as(ADMIN).refusal(CREATE, menu(fields))).toBe(message)
  })

  test('FALCON gives the merchant id itself', async () => {
    expect(
      (await platform.as(ADMIN).run(CREATE, menu({ isAggregatorEnabled: true, aggregatorSystem: 'FALCON' })))['createServiceTypeV2'].aggregatorSystem,
    ).toBe('FALCON')
  })

  test('one menu of a site takes walk-in reservations', async () => {
    await platform.as(ADMIN).run(CREATE, menu({ reservationType: 'WALKING' }))
    expect(await platform.as(ADMIN).refusal(UPDATE, change({ reservationType: 'WALKING' }))).toBe('Conflict: WALKING_RESERVATION_TYPE_ALREADY_EXISTS')
    await platform.as(ADMIN).run(UPDATE, { input: { siteId: `serviceType::${site.siteId}`, slugName: 'lunch', reservationType: 'WALKING' } })
    expect(await platform.as(ADMIN).refusal(UPDATE, { input: { siteId: `serviceType::${site.siteId}`, slugName: 'nothing' } })).toBe('NotFound: MENU_NOT_FOUND')
  })

  test('needs view_Menu to read and add_menu to write', async () => {
    expect(await platform.as('accounts@demo.example').refusal(MENUS, site)).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('cp@demo.example').refusal(MENUS, site)).toBe('Unauthorized: NOT_AUTHORIZED')
    expect(await platform.as('sales-person@demo.example').refusal(CREATE, menu())).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as('support-executive@demo.example').run(CREATE, menu())
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

    test('are deleted with add_labels', async () => {
      expect(await platform.as('support-executive@demo.example').refusal(CLEAR, site)).toBe('Unauthorized: NOT_AUTHORIZED')
      await platform.as('support-lead@demo.example').run(CLEAR, site)
      expect(await items()).toEqual([])
    })
  })
})
