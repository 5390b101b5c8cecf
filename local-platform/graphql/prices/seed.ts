import { ONE_TIME_PRICE_DOMAIN, RECURRING_PRICE_DOMAIN } from '#shared/domain/scope.ts'
import { SEEDED_PLANS, SEEDED_SERVICES } from '../sites/seed-plans.ts'
import type { Seeding } from '../subject.ts'
import { prices } from './price-table.ts'

/** One-time services and their prices, minor units. */
export const EXTRA_SERVICES: readonly { readonly serviceName: string; readonly charges: number }[] = [
  { serviceName: 'DOMAIN REGISTRATION', charges: 119_900 },
  { serviceName: 'LOGO DESIGN', charges: 250_000 },
  { serviceName: 'PRODUCT UPLOAD', charges: 75_000 },
  { serviceName: 'ON SITE TRAINING', charges: 500_000 },
  { serviceName: 'CUSTOM PAGE', charges: 150_000 },
]

/** The recurring services that the seeded sites have, with three charge rows each, and the one-time services. */
export function seedPrices({ database }: Seeding): void {
  const write = prices.writer(database)
  const row = (domain: string, serviceName: string, typeValue: string, charges: number | null, chargesModel: string | null = null) =>
    write({ id: `${domain}::${serviceName}::${typeValue}`, domain, typeValue, serviceName, charges, chargesModel })

  const recurring = [{ serviceName: 'SITE', monthly: SEEDED_PLANS[0]?.monthly ?? 0 }, ...SEEDED_SERVICES]
  for (const { serviceName, monthly } of recurring) {
    const slug = serviceName.toLowerCase()
    row(RECURRING_PRICE_DOMAIN, serviceName, slug, monthly)
    row(slug, serviceName, 'PAY_PER_USE', 100)
    row(slug, serviceName, 'MONTHLY', monthly)
    // The oldest rows name their model a second time (ENT-009).
    row(slug, serviceName, 'YEARLY', monthly * 10, 'YEARLY')
  }
  for (const { serviceName, charges } of EXTRA_SERVICES) row(ONE_TIME_PRICE_DOMAIN, serviceName, serviceName.toLowerCase(), charges)
}
