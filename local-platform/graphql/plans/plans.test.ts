import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const SERVICES =
  'query ($siteId: ID!) { getPlatformServicesBySiteId(siteId: $siteId) { serviceId slugServiceName serviceName status platform siteType addedServiceId } }'
const BY_PLATFORM = 'query ($siteId: ID!, $platform: String!) { getPlatformServicesByPlatform(siteId: $siteId, platform: $platform) { serviceId platform } }'
const NEW_SERVICE = 'mutation ($input: CreatePlatformServiceInput!) { createPlatformService(input: $input) { siteId serviceId serviceName createdAt } }'
const ADD_SERVICE = 'mutation ($input: AddPlatformServiceInput!) { addPlatformService(input: $input) { siteId serviceId addedServiceId } }'

const PLAN =
  'siteId planId planName status amount chargingModel services curr paymentGateway subscriptionId startDate endDate priceList { chargingModel rate } serviceDetails { serviceId }'
const PLANS = `query ($siteId: ID!) { getSubscriptionPlansBySiteId(siteId: $siteId) { ${PLAN} } }`
const CHANGE_PLAN = `mutation ($input: UpdateSubscriptionPlanInput!) { updateSubscriptionPlan(input: $input) { ${PLAN} } }`
const DROP_PLAN = 'mutation ($siteId: ID!, $planId: ID!) { deleteSubscriptionPlan(siteId: $siteId, planId: $planId) { planId } }'
const SUBSCRIBE = `mutation ($input: SubscribeSitePlanInput!) { subscribeSitePlanByAdminV2(input: $input) { ${PLAN} } }`
const SUBSCRIBE_OLD = `mutation ($input: SubscribeSitePlanInput!) { subscribeSitePlanByAdmin(input: $input) { ${PLAN} } }`
const LIST = '{ getSitesAdmin { siteId planDetails { planName } } }'

const ADMIN = 'admin@demo.example'

let platform: InProcessPlatform
beforeEach(() => {
  platform = createInProcessPlatform()
})

describe('platform services', () => {
  const service = (change: object = {}) => ({
    input: {
      siteId: 'master',
      serviceName: 'Loyalty',
      slugServiceName: 'loyalty',
      status: 'ACTIVE',
      serviceType: 'PLAN',
      masterService: 'SITE',
      platform: 'SPA',
      siteType: 'O2OCommerce',
      ...change,
    },
  })
  const read = async (siteId = 'master') => (await platform.as(ADMIN).run(SERVICES, { siteId }))['getPlatformServicesBySiteId']

  test('siteId "master" gives the templates of one platform [CALL-019]', async () => {
    const found = (await platform.as(ADMIN).run(BY_PLATFORM, { siteId: 'master', platform: 'SPA' }))['getPlatformServicesByPlatform']
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((row: { platform: string }) => row.platform))).toEqual(new Set(['SPA']))
  })

  test('a slug is there once for a site type and option; a clone for another option may carry it', async () => {
    await platform.as(ADMIN).run(NEW_SERVICE, service())
    expect(await platform.as(ADMIN).refusal(NEW_SERVICE, service())).toBe('Conflict: SERVICE_ALREADY_EXISTS')
    await platform.as(ADMIN).run(NEW_SERVICE, service({ platform: 'GYM' }))
  })

  test('one of the catalogue is added to a site', async () => {
    const [site] = walkSites(platform.database, ['siteId'])
    const [master] = await read()
    const { siteId: _siteId, ...fields } = service().input
    const input = { ...fields, siteId: site?.siteId, addedServiceId: master.serviceId }
    await platform.as(ADMIN).run(ADD_SERVICE, { input })
    expect(await read(site?.siteId)).toMatchObject([{ slugServiceName: 'loyalty', addedServiceId: master.serviceId }])
    expect(await platform.as(ADMIN).refusal(ADD_SERVICE, { input })).toBe('Conflict: SERVICE_ALREADY_EXISTS')
    expect(await platform.as(ADMIN).refusal(ADD_SERVICE, { input: { ...input, addedServiceId: 'nothing' } })).toBe('NotFound: SERVICE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(ADD_SERVICE, { input: { ...input, channelPartner: 'Nobody' } })).toBe(
      'ValidationException: CHANNEL_PARTNER_NOT_OF_SITE',
    )
    expect(await platform.as(ADMIN).refusal(ADD_SERVICE, { input: { ...input, siteId: 'nowhere' } })).toBe('NotFound: SITE_NOT_FOUND')
  })
})

describe('plan catalogue', () => {
  const catalogue = async () => (await platform.as(ADMIN).run(PLANS, { siteId: 'master' }))['getSubscriptionPlansBySiteId']

  test('siteId "master" gives the catalogue with the details of its services [CALL-018]', async () => {
    const plans = await catalogue()
    expect(plans.map((row: { planName: string }) => row.planName)).toContain('Growth')
    for (const { services, serviceDetails } of plans) {
      expect(serviceDetails.map((service: { serviceId: string }) => service.serviceId)).toEqual(services)
    }
  })
})

describe("a site's plans", () => {
  const siteWhere = (accept: (site: { channelPartnerId?: string | null; planDetails?: unknown[] | null }) => boolean) => {
    for (const site of walkSites(platform.database, ['siteId', 'curr', 'channelPartnerId', 'planDetails', 'siteRecurringConfig'])) if (accept(site)) return site
    throw new Error('No such site')
  }
  const plansOf = async (siteId: string) => (await platform.as(ADMIN).run(PLANS, { siteId }))['getSubscriptionPlansBySiteId']
  const listed = async (siteId: string) =>
    (await platform.as(ADMIN).run(LIST))['getSitesAdmin'].find((site: { siteId: string }) => site.siteId === siteId).planDetails
  const subscription = (site: { siteId: string; curr?: string | null }, change: object = {}) => ({
    input: {
      siteId: site.siteId,
      planName: 'POS Pack',
      status: 'ACTIVE',
      masterService: 'POS',
      platform: 'BOOKING_RESTAURANTS',
      siteType: 'O2OCommerce',
      amount: 39_900,
      chargingModel: 'MONTHLY',
      services: [],
      paymentGateway: 'MANUAL',
      curr: site.curr,
      ...change,
    },
  })

  test('are what the site list says, and run as long as the SITE service', async () => {
    const site = siteWhere(({ planDetails }) => (planDetails?.length ?? 0) > 0)
    const [plan] = await plansOf(site.siteId)
    const service = site.siteRecurringConfig?.siteServices?.[0]
    expect(plan).toMatchObject({ planName: site.planDetails?.[0]?.planName, amount: service?.charges, startDate: service?.startDate })
    expect(plan.endDate).toBe(service?.endDate ?? null)
  })

  test.each([SUBSCRIBE, SUBSCRIBE_OLD])('a subscription leaves its plan, and the site list names it', async (mutation) => {
    const site = siteWhere(({ channelPartnerId }) => !channelPartnerId)
    await platform.as(ADMIN).run(mutation, subscription(site))
    expect((await plansOf(site.siteId)).at(-1)).toMatchObject({
      planName: 'POS Pack',
      amount: 39_900,
      paymentGateway: 'MANUAL',
      subscriptionId: expect.any(String),
    })
    expect(await listed(site.siteId)).toContainEqual({ planName: 'POS Pack' })
    expect(await platform.as(ADMIN).refusal(mutation, subscription(site, { planName: 'Growth' }))).toBe('Conflict: MASTER_SERVICE_ALREADY_SUBSCRIBED')
  })

  test("a channel partner's site gets only plans mapped to the partner", async () => {
    const site = siteWhere(({ channelPartnerId }) => Boolean(channelPartnerId))
    platform.database.prepare('delete from user_service_mapping where "userId" = ?').run(site.channelPartnerId ?? '')
    expect(await platform.as(ADMIN).refusal(SUBSCRIBE, subscription(site))).toBe('ValidationException: PLAN_NOT_MAPPED_WITH_CP')
    const mapping = {
      userId: site.channelPartnerId,
      serviceId: 'x',
      type: 'PLAN',
      serviceName: 'POS Pack',
      planName: 'POS Pack',
      boardingAmount: 1,
      renewalAmount: 1,
    }
    await platform.as(ADMIN).run('mutation ($input: CreateUserServiceMappingInput!) { createUserServiceMapping(input: $input) { id } }', { input: mapping })
    await platform.as(ADMIN).run(SUBSCRIBE, subscription(site))
  })

  test("a site's plan changes its terms, keeps the rest, and leaves the list when deleted", async () => {
    const site = siteWhere(({ planDetails }) => (planDetails?.length ?? 0) > 0)
    const [{ planId, planName }] = await plansOf(site.siteId)
    const input = { siteId: site.siteId, planId, status: 'TRIAL', amount: 5, chargingModel: 'PAY_PER_USE', services: [] }
    expect((await platform.as(ADMIN).run(CHANGE_PLAN, { input }))['updateSubscriptionPlan']).toMatchObject({ ...input, planName })
    expect(await platform.as(ADMIN).refusal(CHANGE_PLAN, { input: { ...input, planId: 'nothing' } })).toBe('NotFound: PLAN_NOT_FOUND')
    expect(await platform.as('support-executive@demo.example').refusal(CHANGE_PLAN, { input })).toBe('Unauthorized: NOT_AUTHORIZED')
    await platform.as(ADMIN).run(DROP_PLAN, { siteId: site.siteId, planId })
    expect(await listed(site.siteId)).toEqual([])
  })
})
