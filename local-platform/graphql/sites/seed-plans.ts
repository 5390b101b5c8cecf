/** A plan of the catalogue as the seeded sites use it. Rates in minor units of the site's currency. */
export interface SeededPlan {
  readonly planName: string
  readonly monthly: number
  readonly yearly: number
}

/** The plans that seeded sites are subscribed to; the catalogue (siteId "master") has to hold all of them. */
export const SEEDED_PLANS: readonly SeededPlan[] = [
  { planName: 'Starter', monthly: 49_900, yearly: 499_900 },
  { planName: 'Growth', monthly: 99_900, yearly: 999_900 },
  { planName: 'Business', monthly: 199_900, yearly: 1_999_900 },
  { planName: 'Enterprise', monthly: 499_900, yearly: 4_999_900 },
  { planName: 'Restaurant Pro', monthly: 149_900, yearly: 1_499_900 },
  { planName: 'Marketing Page', monthly: 29_900, yearly: 299_900 },
]

/** The plans of a demo's site: those that suit what it sells. */
export function suitablePlans(siteType: string, siteOptions: string): readonly SeededPlan[] {
  if (siteType === 'MARKETING') return SEEDED_PLANS.filter(({ planName }) => planName === 'Marketing Page')
  if (siteOptions === 'BOOKING_RESTAURANTS') return SEEDED_PLANS.filter(({ planName }) => planName === 'Restaurant Pro')
  return SEEDED_PLANS.slice(0, 4)
}

/** The recurring services seeded sites have beside SITE; the price list (domain "recaho") has to hold them. Rates in minor units a month. */
export const SEEDED_SERVICES: readonly { readonly serviceName: string; readonly monthly: number }[] = [
  { serviceName: 'WHATSAPP', monthly: 19_900 },
  { serviceName: 'POS', monthly: 39_900 },
  { serviceName: 'INVENTORY', monthly: 24_900 },
  { serviceName: 'DELIVERY', monthly: 14_900 },
]
