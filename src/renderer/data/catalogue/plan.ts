import type { GetPlatformServicesByPlatformQuery, GetSubscriptionPlansBySiteIdQuery } from '#generated/graphql.ts'
import { DEFAULT_CURRENCY, type Price } from '#shared/domain/currency.ts'

/** A plan of the catalogue or of a site. */
export type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
/** A building block of plans. */
export type PlatformService = GetPlatformServicesByPlatformQuery['getPlatformServicesByPlatform'][number]

/** The catalogue's rate of a plan for a charging model; null where it has none. */
export const rateOf = ({ priceList, curr }: Plan, chargingModel: string): Price | null => {
  const amount = priceList?.find((price) => price.chargingModel === chargingModel)?.rate ?? null
  return amount === null ? null : { amount, currency: curr ?? DEFAULT_CURRENCY }
}
