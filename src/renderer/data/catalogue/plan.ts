import type { GetPlatformServicesByPlatformQuery, GetSiteConfigServicesQuery, GetSubscriptionPlansBySiteIdQuery } from '#generated/graphql.ts'
import { CHARGING_MODELS } from '#shared/domain/catalogue.ts'
import { listPrice, type Price } from '#shared/domain/currency.ts'

export type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
export type PlatformService = GetPlatformServicesByPlatformQuery['getPlatformServicesByPlatform'][number]

/** The catalogue's rate of a plan for a charging model; null where it has none. */
export { catalogueRate as rateOf } from '#shared/domain/plans/plan-prices.ts'

export type PriceRow = GetSiteConfigServicesQuery['getSiteConfigServices'][number]

/** The charging model of a price: older rows name it apart, newer ones have it as their type value. */
export const chargingModelOf = ({ chargesModel, typeValue }: PriceRow): string => chargesModel ?? typeValue

/** The price of a service for a model among its charge rows; null where there is none. */
export const chargeFor = (rows: readonly PriceRow[], chargingModel: string): Price | null =>
  listPrice(rows.find((row) => chargingModelOf(row) === chargingModel)?.charges ?? null)

/** The price that the row of a service itself has: for the model it names, or for any where it names none. */
export const ownCharge = (row: PriceRow, chargingModel: string): Price | null => {
  const model = chargingModelOf(row)
  const isModel = CHARGING_MODELS.some((known) => known === model)
  return !isModel || model === chargingModel ? listPrice(row.charges) : null
}
