import { EXTRA_SERVICES } from '../prices/seed.ts'
import { walkDetailedSites } from '../site-walk.ts'
import { localPrice } from '../sites/local-price.ts'
import type { Seeding } from '../subject.ts'
import { extraServices } from './extra-service-table.ts'

const DAY = 86_400
const NOTES = ['Asked for by phone', 'Agreed with the owner', 'Part of the renewal', 'Requested by WhatsApp']

/** Some sites have bought one-time services; for tests the first one has more than fit on one page. */
export function seedExtraServices({ database, size, random, now }: Seeding): void {
  const write = extraServices.writer(database)
  let isFirst = true
  for (const { siteId, curr } of walkDetailedSites(database, ['siteId', 'curr'])) {
    const count = isFirst ? (size === 'demo' ? 6 : 65) : random.chance(0.4) ? random.integer(1, 4) : 0
    isFirst = false
    for (let number = 1; number <= count; number += 1) {
      const { serviceName, charges } = random.pick(EXTRA_SERVICES)
      const createdAt = now - (count - number + 1) * DAY - random.integer(0, DAY - 1)
      write({
        id: `${siteId}-extra-${number}`,
        siteId,
        sId: String(number),
        amt: localPrice(charges, curr, size),
        currency: curr ?? 'INR',
        serviceName,
        note: random.chance(0.5) ? (size === 'demo' ? random.pick(NOTES) : 'Asked for by phone') : null,
        createdBy: 'admin@demo.example',
        createdAt,
        updatedAt: createdAt,
      })
    }
  }
}
