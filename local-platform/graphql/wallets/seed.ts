import type { Random } from '../../database/random.ts'
import { walkSites } from '../site-walk.ts'
import { localPrice } from '../sites/local-price.ts'
import type { Seeding } from '../subject.ts'
import { type Booking, createWalletWriter } from './wallet-store.ts'

const DAY = 86_400

/** A wallet for every site, with bookings over the last months; a large platform gets fewer, or filling it would take minutes. */
export function seedWallets({ database, size, random, now }: Seeding): void {
  const write = createWalletWriter(database)
  for (const { siteId, domain, curr, createdAt } of walkSites(database, ['siteId', 'domain', 'curr', 'createdAt'])) {
    const openedAt = Math.min(createdAt ?? now, now - DAY)
    const bookings = size === 'small' || size === 'demo' ? random.integer(0, 6) : 1
    const times = Array.from({ length: bookings }, () => random.integer(Math.max(openedAt, now - 400 * DAY), now - 1)).sort((one, other) => one - other)
    write(
      { siteId, domain, currency: curr ?? 'INR', at: openedAt },
      times.map((at, index) => {
        const booking = demoBooking(siteId, index, at, random)
        return { ...booking, amount: localPrice(booking.amount, curr, size) }
      }),
    )
  }
}

/** Recharges mostly, charges now and then; some charges exceed what is there, so some balances are negative. */
function demoBooking(siteId: string, index: number, at: number, random: Random): Booking & { readonly id: string } {
  const id = `${siteId}-transaction-${index + 1}`
  if (random.chance(0.3))
    return { id, siteId, type: 'DEBIT', amount: random.integer(50, 900) * 100, at, service: 'SITE', note: 'Monthly charges', rechargeBy: 'System' }
  return {
    id,
    siteId,
    type: 'CREDIT',
    amount: random.pick([100, 250, 500, 1_000, 2_500, 5_000]) * 100,
    at,
    service: 'Recharge',
    note: random.pick(['Cheque received', 'Bank transfer', 'Paid at the office', 'Advance for next month']),
    rechargeBy: 'Admin',
    paymentState: 'PAID_OFFLINE',
    transactionId: random.chance(0.6) ? `TXN-${siteId}-${index + 1}` : null,
  }
}
