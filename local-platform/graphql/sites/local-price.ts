import type { Size } from '../../database/size.ts'

/** What a price of one rupee is charged as elsewhere: rough, so that a demo shows amounts that people know. */
const PER_RUPEE: Readonly<Record<string, number>> = {
  GBP: 0.01,
  AED: 0.045,
  SAR: 0.045,
  OMR: 0.005,
  KES: 1.5,
  NGN: 18,
  GHS: 0.15,
  ZAR: 0.2,
  TZS: 30,
  ZMW: 0.3,
}

/** A price in whole units of a currency, as minor units, from one in rupees. The platforms for tests keep the figure in every currency. */
export function localPrice(minorRupees: number, currency: string | null | undefined, size: Size): number {
  const factor = size === 'demo' ? PER_RUPEE[currency ?? 'INR'] : undefined
  return factor === undefined ? minorRupees : Math.max(100, Math.round((minorRupees * factor) / 100) * 100)
}
