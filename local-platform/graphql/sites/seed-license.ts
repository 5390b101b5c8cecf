import type { Random } from '../../database/random.ts'
import type { SiteService } from '../../generated/resolvers.ts'
import { SEEDED_SERVICES, type SeededPlan } from './seed-plans.ts'

const DAY = 86_400

interface License {
  readonly enabled: boolean
  readonly fromDate: number | null
  readonly tillDate: number | null
  readonly planName: string | null
  readonly services: SiteService[]
}

/** The states a license can be in, one after the other, so that each is there on the smallest platform too. */
const LICENSES = [
  'active',
  'active',
  'active',
  'active',
  'expiring',
  'active',
  'active',
  'expired',
  'active',
  'free',
  'active',
  'trial',
  'active',
  'disabled',
  'active',
  'no-service',
  'active',
  'expired-disabled',
  'active',
  'inactive-service',
  'active',
  'no-end',
] as const

interface LicenseTerms {
  readonly plans: readonly SeededPlan[]
  /** A price in the site's currency, from one in rupees. */
  readonly price: (minorRupees: number) => number
  readonly random: Random
  readonly now: number
  readonly createdAt: number
  /** unix seconds */
  readonly latestStart: number
}

/** The license of a seeded site: plan, dates and services. */
export function makeLicense(index: number, { plans, price, random, now, createdAt, latestStart }: LicenseTerms): License {
  const state = LICENSES[index % LICENSES.length] ?? 'active'
  const plan = random.pick(plans)
  const isMonthly = random.chance(0.3)
  const tillDate = endOf(state, random, now)
  const startDate = tillDate === null ? createdAt : Math.min(latestStart, Math.max(createdAt - DAY, tillDate - (isMonthly ? 30 : 365) * DAY))
  const status = state === 'free' ? 'FREE' : state === 'trial' ? 'TRIAL' : state === 'inactive-service' ? 'INACTIVE' : 'ACTIVE'
  const common = {
    chargingModel: isMonthly ? 'MONTHLY' : 'YEARLY',
    masterStatus: state === 'inactive-service' ? 'Off' : 'On',
    startedAt: startDate,
    updatedAt: startDate,
    startDate,
    endDate: tillDate,
    notes: null,
    addedServiceId: null,
  }
  const charges = state === 'free' || state === 'trial' ? 0 : price(isMonthly ? plan.monthly : plan.yearly)
  const site: SiteService = { serviceName: 'SITE', status, charges: state === 'trial' ? price(plan.monthly) : charges, ...common }
  const others = SEEDED_SERVICES.filter(() => random.chance(0.3)).map(
    ({ serviceName, monthly }): SiteService => ({ serviceName, status: 'ACTIVE', charges: price(isMonthly ? monthly : monthly * 12), ...common }),
  )
  return {
    enabled: state !== 'disabled' && state !== 'expired-disabled',
    fromDate: startDate,
    tillDate,
    planName: state === 'no-service' ? null : plan.planName,
    services: state === 'no-service' ? [] : [site, ...others],
  }
}

/** The end of a license, unix seconds; null: it has none. */
function endOf(state: (typeof LICENSES)[number], random: Random, now: number): number | null {
  switch (state) {
    case 'no-end':
      return null
    case 'expiring':
      // Neither the edge of today nor of day 30: the state must still hold after an hour of testing.
      return now + random.integer(1, 29) * DAY
    case 'expired':
    case 'expired-disabled':
      return now - random.integer(1, 400) * DAY
    default:
      return now + random.integer(32, 700) * DAY
  }
}
