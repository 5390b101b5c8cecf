import type { StoredServices } from '../payments/stored-services.ts'

const CREATE_PLAN = 'mutation ($input: CreateSubscriptionPlanInput!) { createSubscriptionPlan(input: $input) { planId } }'
const CREATE_SERVICE = 'mutation ($input: CreatePlatformServiceInput!) { createPlatformService(input: $input) { serviceId } }'

/** The plan Spa Gold, at 999 rupees a month, as the platform takes it. */
export const SPA_GOLD = {
  siteId: 'master',
  planName: 'Spa Gold',
  status: 'ACTIVE',
  masterService: 'SITE',
  platform: 'SPA',
  siteType: 'O2OCommerce',
  services: ['service-o2ocommerce-spa-order-management', 'service-o2ocommerce-spa-website'],
  description: '',
  curr: 'INR',
  priceList: [{ chargingModel: 'MONTHLY', rate: 99_900 }],
}

/** Makes the plan Spa Gold, at 999 rupees a month, as another user would. */
export async function createSpaGold(stored: StoredServices): Promise<void> {
  await stored.run(CREATE_PLAN, {
    input: SPA_GOLD,
  })
}

/** Makes the platform service Loyalty Points for spas, as another user would. */
export async function createLoyaltyPoints(stored: StoredServices): Promise<void> {
  await stored.run(CREATE_SERVICE, {
    input: {
      siteId: 'master',
      serviceName: 'Loyalty Points',
      slugServiceName: 'loyalty points',
      status: 'ACTIVE',
      serviceType: 'PLAN',
      masterService: 'POS',
      platform: 'SPA',
      siteType: 'O2OCommerce',
    },
  })
}
