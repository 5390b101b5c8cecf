import { beforeEach, describe, expect, test } from 'vitest'
import { createInProcessPlatform, type InProcessPlatform } from '../../testing/in-process.ts'
import { walkSites } from '../site-walk.ts'

const SERVICES =
  'query ($siteId: ID!) { getPlatformServicesBySiteId(siteId: $siteId) { serviceId slugServiceName serviceName status platform siteType addedServiceId } }'
const BY_PLATFORM = 'query ($siteId: ID!, $platform: String!) { getPlatformServicesByPlatform(siteId: $siteId, platform: $platform) { serviceId platform } }'
const NEW_SERVICE = 'mutation ($input: CreatePlatformServiceInput!) { createPlatformService(input: $input) { siteId serviceId serviceName createdAt } }'
const CHANGE_SERVICE = 'mutation ($input: UpdatePlatformServiceInput!) { updatePlatformService(input: $input) { serviceId serviceName status masterService } }'
const DROP_SERVICE =
  'mutation ($siteId: ID!, $serviceId: ID!) { deletePlatformService(siteId: $siteId, serviceId: $serviceId) { id siteId serviceId serviceName } }'
const ADD_SERVICE = 'mutation ($input: AddPlatformServiceInput!) { addPlatformService(input: $input) { siteId serviceId addedServiceId } }'

const PLAN =
  'siteId planId planName status amount chargingModel services curr paymentGateway subscriptionId startDate endDate priceList { chargingModel rate } serviceDetails { serviceId }'
const PLANS = `query ($siteId: ID!) { getSubscriptionPlansBySiteId(siteId: $siteId) { ${PLAN} } }`
const NEW_PLAN = `mutation ($input: CreateSubscriptionPlanInput!) { createSubscriptionPlan(input: $input) { ${PLAN} } }`
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

  test('a new one is read back, changed and deleted', async () => {
    const { serviceId } = (await platform.as(ADMIN).run(NEW_SERVICE, service()))['createPlatformService']
    expect(await read()).toContainEqual(expect.objectContaining({ serviceId, serviceName: 'Loyalty' }))
    const input = { siteId: 'master', serviceId, status: 'INACTIVE' }
    expect((await platform.as(ADMIN).run(CHANGE_SERVICE, { input }))['updatePlatformService']).toMatchObject({ serviceName: 'Loyalty', status: 'INACTIVE' })
    expect((await platform.as(ADMIN).run(DROP_SERVICE, { siteId: 'master', serviceId }))['deletePlatformService']).toMatchObject({ serviceId })
    expect(await platform.as(ADMIN).refusal(DROP_SERVICE, { siteId: 'master', serviceId })).toBe('NotFound: SERVICE_NOT_FOUND')
    expect(await platform.as(ADMIN).refusal(CHANGE_SERVICE, { input })).toBe('NotFound: SERVICE_NOT_FOUND')
  })

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

  test.each([
    [{ status: 'ON' }, 'STATUS_NOT_VALID'],
    [{ serviceType: 'EXTRA' }, 'SERVICE_TYPE_NOT_VALID'],
    [{ serviceName: ' ' }, 'SERVICE_NAME_MUST_NOT_BE_EMPTY'],
    [{ slugServiceName: '' }, 'SLUG_MUST_NOT_BE_EMPTY'],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(NEW_SERVICE, service(change))).toBe(`ValidationException: ${message}`)
  })

  test('everybody enabled reads the catalogue, only ADMIN writes it', async () => {
    await platform.as('cp@demo.example').run(SERVICES, { siteId: 'master' })
    expect(await platform.as('disabled@demo.example').refusal(SERVICES, { siteId: 'master' })).toBe('Unauthorized: USER_IS_DISABLED')
    expect(await platform.as('site-creator@demo.example').refusal(NEW_SERVICE, service())).toBe('Unauthorized: NOT_AUTHORIZED')
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
  const plan = async (change: object = {}) => ({
    input: {
      siteId: 'master',
      planName: 'Spa Gold',
      status: 'ACTIVE',
      masterService: 'SITE',
      platform: 'SPA',
      siteType: 'O2OCommerce',
      services: (await catalogue())[0].services,
      curr: 'INR',
      priceList: [{ chargingModel: 'MONTHLY', rate: 99_900 }],
      ...change,
    },
  })

  test('siteId "master" gives the catalogue with the details of its services [CALL-018]', async () => {
    const plans = await catalogue()
    expect(plans.map((row: { planName: string }) => row.planName)).toContain('Growth')
    for (const { services, serviceDetails } of plans) {
      expect(serviceDetails.map((service: { serviceId: string }) => service.serviceId)).toEqual(services)
    }
  })

  test('a new plan is read back, changed and deleted', async () => {
    const { planId } = (await platform.as(ADMIN).run(NEW_PLAN, await plan()))['createSubscriptionPlan']
    const input = { siteId: 'master', planId, priceList: [{ chargingModel: 'YEARLY', rate: 1 }], description: 'New' }
    expect((await platform.as(ADMIN).run(CHANGE_PLAN, { input }))['updateSubscriptionPlan']).toMatchObject({ planName: 'Spa Gold', priceList: input.priceList })
    await platform.as(ADMIN).run(DROP_PLAN, { siteId: 'master', planId })
    expect(await platform.as(ADMIN).refusal(DROP_PLAN, { siteId: 'master', planId })).toBe('NotFound: PLAN_NOT_FOUND')
  })

  test('a plan name is there once, letter case aside', async () => {
    await platform.as(ADMIN).run(NEW_PLAN, await plan())
    expect(await platform.as(ADMIN).refusal(NEW_PLAN, await plan({ planName: ' spa gold ' }))).toBe('Conflict: PLAN_NAME_ALREADY_EXISTS')
    const growth = (await catalogue()).find((row: { planName: string }) => row.planName === 'Growth')
    const input = { siteId: 'master', planId: growth.planId, planName: 'Spa Gold' }
    expect(await platform.as(ADMIN).refusal(CHANGE_PLAN, { input })).toBe('Conflict: PLAN_NAME_ALREADY_EXISTS')
  })

  test.each([
    [{ planName: '' }, 'ValidationException: PLAN_NAME_MUST_NOT_BE_EMPTY'],
    [{ status: 'TRIAL' }, 'ValidationException: STATUS_NOT_VALID'],
    [{ curr: 'XXX' }, 'ValidationException: CURRENCY_NOT_KNOWN'],
    [{ services: ['nothing'] }, 'NotFound: SERVICE_NOT_FOUND'],
    [{ priceList: [{ chargingModel: 'DAILY', rate: 1 }] }, 'ValidationException: CHARGING_MODEL_NOT_VALID'],
    [{ priceList: [{ chargingModel: 'MONTHLY', rate: -1 }] }, 'ValidationException: RATE_MUST_NOT_BE_NEGATIVE'],
    [
      {
        priceList: [
          { chargingModel: 'MONTHLY', rate: 1 },
          { chargingModel: 'MONTHLY', rate: 2 },
        ],
      },
      'ValidationException: CHARGING_MODEL_NAMED_TWICE',
    ],
  ])('refuses %j', async (change, message) => {
    expect(await platform.as(ADMIN).refusal(NEW_PLAN, await plan(change))).toBe(message)
  })

  test('only ADMIN writes the catalogue', async () => {
    expect(await platform.as('site-creator@demo.example').refusal(NEW_PLAN, await plan())).toBe('Unauthorized: NOT_AUTHORIZED')
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

  test.each([
    [{ planName: 'No such plan' }, 'NotFound: PLAN_NOT_FOUND'],
    [{ siteId: 'nowhere' }, 'NotFound: SITE_NOT_FOUND'],
    [{ amount: -1 }, 'ValidationException: AMOUNT_MUST_NOT_BE_NEGATIVE'],
    [{ paymentGateway: 'STRIPE' }, 'ValidationException: PAYMENT_GATEWAY_NOT_VALID'],
    [{ curr: 'XXX' }, 'ValidationException: CURRENCY_NOT_KNOWN'],
    [{ curr: 'ZWL' }, 'ValidationException: CURRENCY_NOT_OF_SITE'],
    [{ status: 'PAUSED' }, 'ValidationException: STATUS_NOT_VALID'],
  ])('refuses a subscription with %j', async (change, message) => {
    const site = siteWhere(({ channelPartnerId }) => !channelPartnerId)
    expect(await platform.as(ADMIN).refusal(SUBSCRIBE, subscription(site, change))).toBe(message)
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

  test("a partner reads its own sites' plans only", async () => {
    const own = siteWhere(({ channelPartnerId }) => channelPartnerId === 'cp@demo.example')
    const other = siteWhere(({ channelPartnerId }) => channelPartnerId !== 'cp@demo.example')
    await platform.as('cp@demo.example').run(PLANS, { siteId: own.siteId })
    expect(await platform.as('cp@demo.example').refusal(PLANS, { siteId: other.siteId })).toBe('NotFound: SITE_NOT_FOUND')
  })
})
