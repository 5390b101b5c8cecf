import { MASTER_SITE_ID } from '#shared/domain/scope.ts'
import { platformServices, subscriptionPlans } from '../plans/plan-tables.ts'
import type { Seeding } from '../subject.ts'
import { listUsersByRole } from '../users/user-record.ts'
import { mappings } from './mapping-table.ts'
import { bookPartnerEntry, openPartnerWallet } from './wallet-store.ts'

const DAY = 86_400
const ENTRIES = 14

/** For every channel partner: a wallet with entries, and prices for most of the plans and a few add-ons. */
export function seedPartners({ database, size, random, now }: Seeding): void {
  const plans = subscriptionPlans.list(database, { siteId: MASTER_SITE_ID })
  const addons = platformServices.list(database, { siteId: MASTER_SITE_ID }).filter(({ platform }) => platform === 'BOOKING_RESTAURANTS')
  const writeMapping = mappings.writer(database)

  for (const partner of listUsersByRole(database, 'CP')) {
    openPartnerWallet(database, partner.username, partner.currency ?? 'INR', partner.createdAt ?? now)
    for (let entry = ENTRIES; entry > 0; entry -= 1) {
      const isCredit = random.chance(0.6)
      bookPartnerEntry(database, {
        id: `${partner.username}-entry-${ENTRIES - entry + 1}`,
        userName: partner.username,
        type: isCredit ? 'CREDIT' : 'DEBIT',
        amount: random.integer(1, 200) * (size === 'demo' && !isCredit ? 5_000 : 10_000),
        paymentState: isCredit ? 'PAID_ONLINE' : 'PAID_OFFLINE',
        paymentMode: isCredit ? 'UPI' : 'CASH',
        note: isCredit ? 'Wallet top-up' : 'Site activation',
        at: now - entry * 20 * DAY,
      })
    }

    const common = { siteId: MASTER_SITE_ID, userId: partner.username, note: null, createdAt: now - 100 * DAY, createdBy: 'admin@demo.example' }
    for (const plan of plans) {
      if (random.chance(0.2)) continue
      const yearly = plan.priceList?.find(({ chargingModel }) => chargingModel === 'YEARLY')?.rate ?? 99_900
      writeMapping({
        ...common,
        id: `${partner.username}-${plan.planId}`,
        serviceId: plan.planId,
        type: 'PLAN',
        serviceName: plan.planName,
        boardingAmount: Math.round(yearly * 0.8),
        renewalAmount: Math.round(yearly * 0.6),
        siteOptions: plan.platform ?? null,
        planId: plan.planId,
        planName: plan.planName,
        siteType: plan.siteType ?? null,
      })
    }
    for (const addon of addons) {
      writeMapping({
        ...common,
        id: `${partner.username}-${addon.serviceId}`,
        serviceId: addon.serviceId,
        type: 'ADDONS',
        serviceName: addon.serviceName ?? null,
        boardingAmount: random.integer(5, 50) * 10_000,
        renewalAmount: random.integer(5, 50) * 10_000,
        siteOptions: addon.platform ?? null,
        planId: null,
        planName: null,
        siteType: addon.siteType ?? null,
      })
    }
  }
}
