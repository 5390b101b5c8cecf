import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { O2O_SITE_OPTIONS } from '#shared/domain/site/site-option.ts'
import { walkSites } from '../site-walk.ts'
import { SEEDED_PLANS, SEEDED_SERVICES } from '../sites/seed-plans.ts'
import type { Seeding } from '../subject.ts'
import { platformServices, subscriptionPlans } from './plan-tables.ts'

const DAY = 86_400

/** A site type with an option of it. */
interface Kind {
  readonly siteType: string
  readonly platform: string
}

const RESTAURANT: Kind = { siteType: 'O2OCommerce', platform: 'BOOKING_RESTAURANTS' }

const KINDS: readonly Kind[] = [
  { siteType: 'SIMPLE_B2C', platform: 'COMMERCE' },
  { siteType: 'MARKETING', platform: 'GENERAL' },
  { siteType: 'B2C_MARKET_PLACE', platform: 'ENQUIRY' },
  ...O2O_SITE_OPTIONS.map(({ value }) => ({ siteType: 'O2OCommerce', platform: value })),
]

const PLATFORM_SERVICES = [
  { serviceName: 'Website', masterService: 'SITE', serviceType: 'BASIC' },
  { serviceName: 'Order Management', masterService: 'SITE', serviceType: 'PLAN' },
  { serviceName: 'Point of Sale', masterService: 'POS', serviceType: 'PLAN' },
  { serviceName: 'Stock Control', masterService: 'INVENTORY', serviceType: 'PLAN' },
] as const

const PLAN_KINDS: Readonly<Record<string, Kind>> = {
  Starter: { siteType: 'SIMPLE_B2C', platform: 'COMMERCE' },
  'Marketing Page': { siteType: 'MARKETING', platform: 'GENERAL' },
}

const serviceIdOf = ({ siteType, platform }: Kind, slug: string): string => `service-${siteType}-${platform}-${slug}`.toLowerCase()
const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
const basicServicesOf = (kind: Kind): string[] => PLATFORM_SERVICES.slice(0, 2).map(({ serviceName }) => serviceIdOf(kind, slugOf(serviceName)))

/** Platform services for every kind of site, the catalogue's plans, and the plan that each seeded site names. */
export function seedPlans(seeding: Seeding): void {
  seedServices(seeding)
  seedCatalogue(seeding)
  seedSitePlans(seeding)
}

function seedServices({ database, random, now }: Seeding): void {
  const write = platformServices.writer(database)
  for (const kind of KINDS) {
    for (const { serviceName, masterService, serviceType } of PLATFORM_SERVICES) {
      const slugServiceName = slugOf(serviceName)
      const serviceId = serviceIdOf(kind, slugServiceName)
      write({
        id: serviceId,
        siteId: MASTER_SITE_ID,
        serviceId,
        serviceType,
        slugServiceName,
        serviceName,
        status: random.chance(0.9) ? 'ACTIVE' : 'INACTIVE',
        masterService,
        ...kind,
        createdAt: now - random.integer(100, 900) * DAY,
        channelPartner: null,
        addedServiceId: null,
      })
    }
  }
}

function seedCatalogue({ database, random, now }: Seeding): void {
  const write = subscriptionPlans.writer(database)
  const plan = (planName: string, kind: Kind, masterService: string, priceList: { chargingModel: string; rate: number }[], status = 'ACTIVE') =>
    write({
      siteId: MASTER_SITE_ID,
      planId: `plan-${slugOf(planName)}`,
      planName,
      status,
      masterService,
      ...kind,
      amount: null,
      chargingModel: null,
      description: `${planName} for ${kind.platform.toLowerCase().replaceAll('_', ' ')}`,
      services: basicServicesOf(kind),
      createdAt: now - random.integer(30, 900) * DAY,
      paymentGateway: null,
      subscriptionId: null,
      curr: 'INR',
      priceList,
    })

  for (const { planName, monthly, yearly } of SEEDED_PLANS) {
    plan(planName, PLAN_KINDS[planName] ?? RESTAURANT, 'SITE', [
      { chargingModel: 'MONTHLY', rate: monthly },
      { chargingModel: 'YEARLY', rate: yearly },
    ])
  }
  for (const { serviceName, monthly } of SEEDED_SERVICES) {
    plan(`${serviceName} Pack`, RESTAURANT, serviceName, [
      { chargingModel: 'PAY_PER_USE', rate: 100 },
      { chargingModel: 'MONTHLY', rate: monthly },
    ])
  }
  // A plan that is no longer offered, without any price.
  plan('Festival Offer', RESTAURANT, 'SITE', [], 'INACTIVE')
}

function seedSitePlans({ database }: Seeding): void {
  const write = subscriptionPlans.writer(database)
  for (const site of walkSites(database, ['siteId', 'siteType', 'siteOptions', 'curr', 'createdAt', 'planDetails', 'siteRecurringConfig'])) {
    const service = site.siteRecurringConfig?.siteServices?.find(({ serviceName }) => serviceName === 'SITE')
    const kind = { siteType: site.siteType ?? '', platform: site.siteOptions ?? '' }
    for (const [index, { planName }] of (site.planDetails ?? []).entries()) {
      write({
        siteId: site.siteId,
        planId: `${site.siteId}-plan-${index + 1}`,
        planName: planName ?? '',
        status: service?.status ?? 'ACTIVE',
        masterService: 'SITE',
        ...kind,
        amount: service?.charges ?? null,
        chargingModel: service?.chargingModel ?? null,
        description: null,
        services: basicServicesOf(kind),
        createdAt: site.createdAt ?? null,
        paymentGateway: 'MANUAL',
        subscriptionId: `sub-${site.siteId}`,
        curr: site.curr ?? null,
        priceList: [],
      })
    }
  }
}
