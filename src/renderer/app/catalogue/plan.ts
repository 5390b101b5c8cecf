import type { GetPlatformServicesByPlatformQuery, GetSubscriptionPlansBySiteIdQuery } from '#generated/graphql.ts'

/** A plan of the catalogue or of a site. Source: ENT-014, ENT2-003. */
export type Plan = GetSubscriptionPlansBySiteIdQuery['getSubscriptionPlansBySiteId'][number]
/** A building block of plans. Source: ENT-015, ENT2-002. */
export type PlatformService = GetPlatformServicesByPlatformQuery['getPlatformServicesByPlatform'][number]

/** The catalogue's rate of a plan for a charging model, minor units; null where it has none. */
export const rateOf = ({ priceList }: Plan, chargingModel: string): number | null =>
  priceList?.find((price) => price.chargingModel === chargingModel)?.rate ?? null
