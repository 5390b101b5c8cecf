import type { GetUserServiceMappingQuery } from '#generated/graphql.ts'
import type { Price } from '#shared/domain/currency.ts'

/** What a partner pays for a plan or an add-on. Amounts in minor units. */
export type PartnerMapping = GetUserServiceMappingQuery['getUserServiceMapping'][number]

/** Which of a partner's two prices counts: the annual one for what is new, the other for what goes on. */
export type PartnerPrice = 'annual' | 'renewal'

/** The price of a mapping, in the partner's currency; null where the partner has none. */
export const partnerPriceOf = (mapping: PartnerMapping, price: PartnerPrice, currency: string): Price | null => {
  const amount = price === 'annual' ? mapping.boardingAmount : mapping.renewalAmount
  return amount === null ? null : { amount, currency }
}

/** The partner's mapping of a plan; undefined: the plan is not mapped. A site's plan has an id of its own, so the name counts. */
export const planMappingOf = (mappings: readonly PartnerMapping[], planName: string): PartnerMapping | undefined =>
  mappings.find((mapping) => mapping.type === 'PLAN' && mapping.planName === planName)

/** A platform service as far as mappings name it. */
interface NamedService {
  readonly serviceId: string
  readonly masterService: string | null
}

/**
 * The partner's mapping of a recurring service: the add-on of that name, else one that is a platform service of that master service.
 * Undefined: the partner has no price for it.
 */
export const serviceMappingOf = (mappings: readonly PartnerMapping[], services: readonly NamedService[], serviceName: string): PartnerMapping | undefined => {
  const addons = mappings.filter(({ type }) => type === 'ADDONS')
  const byName = addons.find((mapping) => mapping.serviceName?.toLowerCase() === serviceName.toLowerCase())
  if (byName !== undefined) return byName
  const ids = new Set(services.filter(({ masterService }) => masterService === serviceName).map(({ serviceId }) => serviceId))
  return addons.find(({ serviceId }) => ids.has(serviceId))
}
